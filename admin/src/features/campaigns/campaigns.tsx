import { call, callFile } from '@vitrine/client';
import {
  CampaignForm,
  CampaignRow,
  createCampaign,
  exportCampaigns,
  countCampaigns,
  listCampaignsToManage,
} from '@vitrine/contract/campaigns';
import { StateChip, type ChipState } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { described, resource, sentBy } from '../../shared/resource/index.ts';
import { readCampaign, writeCampaign } from './api.ts';
import { SeasonHint } from './season-hint.tsx';

const drawn = described(CampaignForm, {
  name: { limit: 120, section: 'texts' },
  summary: { limit: 240, rows: 2, section: 'texts' },
  terms: { limit: 20_000, rows: 10, section: 'texts' },
  beginsOn: { section: 'time', needsCan: 'saveDates' },
  endsOn: { section: 'time' },
  timeZone: { kind: 'choice', section: 'time', needsCan: 'saveDates' },
  countries: { section: 'time' },
});

export const campaigns = resource<CampaignRow, CampaignForm>({
  room: 'campaigns',
  name: 'campaigns',
  inner: 'campaign',
  row: described(CampaignRow, {
    name: { column: 'shown' },
    state: { column: 'shown', isFilter: true },
    beginsOn: { column: 'shown' },
    endsOn: { column: 'shown' },
    stores: { column: 'shown' },
    members: { column: 'shown' },
    updatedAt: { column: 'optional' },
  }),
  form: CampaignForm,
  drawn,
  list: (ask) => call(listCampaignsToManage, { query: listCampaignsToManage.query.parse(ask) }),
  count: (filter) => call(countCampaigns, { query: countCampaigns.query.parse(filter) }),
  export: (ask) => callFile(exportCampaigns, { query: exportCampaigns.query.parse(ask) }),
  titleOf: ({ name }) => name,
  cells: { state: ({ state }) => <CampaignStateChip state={state} /> },
  hint: SeasonHint,
  read: readCampaign,
  save: writeCampaign,
  create: {
    needs: 'campaigns.write',
    form: drawn,
    empty: { name: {}, summary: {}, terms: {}, beginsOn: '', endsOn: '', timeZone: 'America/Sao_Paulo', countries: [] },
    send: sentBy(CampaignForm, (body, once) => call(createCampaign, { body }, once)),
  },
});

const chips: Record<CampaignRow['state'], ChipState> = { draft: 'expiring', scheduled: 'brand', running: 'quiet', closed: 'quiet' };

export function CampaignStateChip({ state }: { state: CampaignRow['state'] }) {
  const { t } = useTranslation('campaigns');
  return (
    <StateChip state={chips[state]} icon={null}>
      {t(`campaigns.choice.state.${state}`)}
    </StateChip>
  );
}
