import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getSiteLists } from '@vitrine/contract/identity';

const listsQuery = { queryKey: ['identity', 'site-lists'], queryFn: () => call(getSiteLists, {}), staleTime: 300_000 };

/** Groups, areas and tags that something can be limited to. */
export function useAudienceChoices() {
  const { data } = useQuery(listsQuery);
  const choicesOf = (items: readonly { id: string; name: string }[] = []) => items.map(({ id, name }) => ({ value: id, label: name }));
  return { groupIds: choicesOf(data?.groups_user), areaIds: choicesOf(data?.country_areas), tagIds: choicesOf(data?.tags) };
}
