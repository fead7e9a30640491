import { useQuery } from '@tanstack/react-query';
import { ResourceScreen } from '../../shared/resource/index.ts';
import { listsQuery } from './api.ts';
import { CampaignsTabs } from './campaigns-tabs.tsx';
import { agencies, brands, chains } from './companies.ts';

/** Chains of stores, and whether they allow photos (D70). */
export const ChainsScreen = () => (
  <ResourceScreen resource={chains} path="/chains" header={<CampaignsTabs />} nameOf={({ name }) => name} />
);

/** Brands of the products that are sold. */
export const BrandsScreen = () => (
  <ResourceScreen resource={brands} path="/brands" header={<CampaignsTabs />} nameOf={({ name }) => name} />
);

/** Agencies, and the brands that their people sell (CMP-02). */
export function AgenciesScreen() {
  const { data } = useQuery(listsQuery);
  const choices = { brandIds: (data?.brands ?? []).map(({ id, name }) => ({ value: id, label: name })) };
  return <ResourceScreen resource={agencies} path="/agencies" header={<CampaignsTabs />} choices={choices} nameOf={({ name }) => name} />;
}
