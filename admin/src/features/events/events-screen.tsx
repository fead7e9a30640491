import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listCampaignsToManage } from '@vitrine/contract/campaigns';
import { listLevels } from '@vitrine/contract/levels';
import { textIn } from '@vitrine/domain/kernel';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { ResourceScreen } from '../../shared/resource/index.ts';
import { zoneChoices } from '../../shared/zones.ts';
import { EventActions } from './event-actions.tsx';
import { useScopedSave } from './use-scoped-save.tsx';

const campaignsQuery = { queryKey: ['events', 'campaigns'], queryFn: () => call(listCampaignsToManage, { query: { limit: 100 } }) };
const levelsQuery = { queryKey: ['events', 'levels'], queryFn: () => call(listLevels, {}) };

/** Events of the client: when and where they are, for whom, and what they bring (EVT-01). */
export function EventsScreen() {
  const { t, i18n } = useTranslation('events');
  const locale = matchLocale(i18n.language);
  const mayRead = useMay('campaigns.read');
  const campaigns = useQuery({ ...campaignsQuery, enabled: mayRead });
  const levels = useQuery({ ...levelsQuery, enabled: mayRead });
  const nameOf = (rank: number) => {
    const level = levels.data?.items.find((one) => one.rank === rank);
    return level ? textIn(level.level.name, locale) : t(`level.${rank === 2 ? 2 : 3}`);
  };
  const { resource, dialog } = useScopedSave();
  return (
    <>
      <ResourceScreen
        resource={resource}
        path="/events"
        canImport={false}
        choices={{
          timeZone: zoneChoices,
          campaignId: (campaigns.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name || t('unnamed') })),
          rankNeeded: [2, 3].map((rank) => ({ value: rank, label: nameOf(rank) })),
        }}
        nameOf={({ name }) => textIn(name, locale)}
        actions={(opened, id) => <EventActions eventId={id} opened={opened} />}
      />
      {dialog}
    </>
  );
}
