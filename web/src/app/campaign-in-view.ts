import type { CampaignCard } from '@vitrine/contract/campaigns';
import { useQuery } from '@tanstack/react-query';
import { campaignsQuery } from '../features/campaigns/index.ts';
import { useMe } from '../features/identity/index.ts';

type InView = {
  mine: readonly CampaignCard[];
  campaign: CampaignCard | undefined;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
};

/** The campaigns that the member takes part in, and the one whose points all screens show (CMP-08). */
export function useCampaignInView(): InView {
  const { client } = useMe();
  const found = useQuery({ ...campaignsQuery, enabled: client.has_campaigns });
  const { active = [], previous = [] } = found.data ?? {};
  const mine = [...active, ...previous].filter(({ isRegistered }) => isRegistered);
  return {
    mine,
    campaign: mine.find(({ isSelected }) => isSelected),
    isPending: client.has_campaigns && found.isPending,
    error: found.data ? null : found.error,
    retry: () => void found.refetch(),
  };
}
