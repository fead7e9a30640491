import { call, callFile } from '@vitrine/client';
import { exportMissedSearches, listMissedSearches, MissedSearchRow } from '@vitrine/contract/search';
import { ConsolePanes } from '@vitrine/ui';
import { z } from 'zod';
import { described, resource, ResourceList, useResourceSearch } from '../../shared/resource/index.ts';

const Nothing = z.object({});
const path = '/missed-searches';

const missed = resource<MissedSearchRow, Record<string, never>>({
  room: 'search',
  name: 'missed',
  row: described(MissedSearchRow, { words: { column: 'shown' }, count: { column: 'shown' }, lastAt: { column: 'shown' } }),
  form: Nothing,
  drawn: Nothing,
  titleOf: ({ words }) => words,
  list: (ask) => call(listMissedSearches, { query: listMissedSearches.query.parse(ask) }),
  export: (ask) => callFile(exportMissedSearches, { query: exportMissedSearches.query.parse(ask) }),
});

/** What members looked for and nobody found, the most asked first: each row leads to those that are nearly the same. */
export function MissedSearchesScreen() {
  const { filter, setFilter } = useResourceSearch(path, missed.filters);
  return (
    <ConsolePanes
      detail={
        <ResourceList
          resource={missed}
          filter={filter}
          onFilter={setFilter}
          hrefOf={({ words }) => `${path}?search=${encodeURIComponent(words)}`}
        />
      }
    />
  );
}
