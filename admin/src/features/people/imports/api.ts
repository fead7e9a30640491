import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  beginPeopleImport,
  exportImportReasons,
  getPeopleImport,
  listImportLines,
  listPeopleImports,
  makeImportCodes,
  mapPeopleImport,
  previewImportUndo,
  steerPeopleImport,
  type AccessCard,
  type PeopleImport,
} from '@vitrine/contract/people';
import { isImportRunning, type ImportVerdict } from '@vitrine/domain/people/import';

export const importsKey = ['people', 'people-imports'];
const freshEveryMs = 1_000; // while a step runs somebody watches it
export type Shown = ImportVerdict | 'kept';
export type Act = 'dryRun' | 'apply' | 'undo' | 'cancel';
export type Mapping = Pick<PeopleImport, 'encoding' | 'delimiter' | 'columns'>;

export const importsQuery = infiniteQueryOptions({
  queryKey: [...importsKey, 'list'],
  queryFn: ({ pageParam }) => call(listPeopleImports, { query: { limit: 20, ...(pageParam ? { after: pageParam } : {}) } }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next ?? undefined,
});

export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: [...importsKey, 'one', importId],
    queryFn: () => call(getPeopleImport, { params: { importId } }),
    refetchInterval: ({ state }) => (state.data && isImportRunning(state.data.state) ? freshEveryMs : false),
  });

/** What taking it back would do at this moment; asked each time anew. */
export const undoQuery = (importId: string) =>
  queryOptions({
    queryKey: [...importsKey, 'undo', importId],
    queryFn: () => call(previewImportUndo, { params: { importId } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Lines of one verdict; `state` makes them be read anew when a step ends. */
export const linesQuery = ({ importId, verdict, state }: { importId: string; verdict: Shown; state: string }) =>
  infiniteQueryOptions({
    queryKey: [...importsKey, 'lines', importId, verdict, state],
    queryFn: ({ pageParam }) =>
      call(listImportLines, { params: { importId }, query: { verdict, limit: 50, ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const beginImport = (fileId: string) => call(beginPeopleImport, { body: { fileId } });
export const mapImport = (importId: string, body: Mapping) => call(mapPeopleImport, { params: { importId }, body });
export const steerImport = (importId: string, act: Act) => call(steerPeopleImport, { params: { importId, act } });
export type Cards = { cards: AccessCard[]; had: number; expiresAt: string };

/** All of them, portion after portion. */
export async function makeCards(importId: string, isRenewing: boolean): Promise<Cards> {
  const made: Cards = { cards: [], had: 0, expiresAt: '' };
  for (let after: number | null = 0; after !== null;) {
    const portion: Awaited<ReturnType<typeof portionOf>> = await portionOf(importId, { isRenewing, after });
    made.cards.push(...portion.cards);
    made.had += portion.had;
    made.expiresAt = portion.expiresAt;
    after = portion.next;
  }
  return made;
}

const portionOf = (importId: string, body: { isRenewing: boolean; after: number }) => call(makeImportCodes, { params: { importId }, body });

export const reasonsFile = (importId: string) => callFile(exportImportReasons, { params: { importId } });
