import { useQuery } from '@tanstack/react-query';
import { textIn } from '@vitrine/domain/kernel';
import { ResourceScreen } from '../../shared/resource/index.ts';
import { zoneChoices } from '../../shared/zones.ts';
import { listsQuery } from './api.ts';
import { CampaignActions } from './campaign-actions.tsx';
import { CampaignsTabs } from './campaigns-tabs.tsx';
import { campaigns } from './campaigns.tsx';

/** Campaigns in every state, and beside the list one of them with what it still lacks (ADM-04). */
export function CampaignsScreen() {
  const { data } = useQuery(listsQuery);
  const choices = {
    countries: (data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name })),
    timeZone: zoneChoices,
  };
  return (
    <ResourceScreen
      resource={campaigns}
      path="/campaigns"
      header={<CampaignsTabs />}
      canImport={false}
      choices={choices}
      nameOf={({ name }, locale) => textIn(name, locale)}
      actions={(opened, id) => <CampaignActions key={opened.version} campaignId={id} version={opened.version} />}
    />
  );
}
