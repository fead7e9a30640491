import type { SearchGroup } from '@vitrine/contract/search';
import { searchable, type FindAsk, type Findings } from '@vitrine/domain/kernel';
import { bestFirst, mostOfKind, searchKinds, snippetOf, type SearchKind } from '@vitrine/domain/search';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** Port, answered by each room that has something to find: what this member may see of it by these words, in the order in which the room lists it. */
export type Find = (actor: Actor, ask: FindAsk) => Promise<Findings>;
export type SearchPorts = { find: Partial<Record<SearchKind, Find>> };
export type SearchParts = Pick<Platform, 'log'> & SearchPorts;

/**
 * Asks all rooms at once. What each may tell this member it judges itself; one that fails is left out, logged, and `isWhole` says so. Slips are forgiven only where nobody finds the
 * words as they were written, by a second asking: a fryer is near a fridge, and is not what was asked for.
 */
export async function searchAll(
  parts: SearchParts,
  actor: Actor,
  { words }: { words: string },
): Promise<{ groups: SearchGroup[]; isWhole: boolean }> {
  const written = await askAll(parts, actor, { words, isForgiving: false });
  return written.groups.length > 0 || searchable(words) === '' ? written : askAll(parts, actor, { words, isForgiving: true });
}

async function askAll(
  { find, log }: SearchParts,
  actor: Actor,
  { words, isForgiving }: Pick<FindAsk, 'words' | 'isForgiving'>,
): Promise<{ groups: SearchGroup[]; isWhole: boolean }> {
  const answers = await Promise.all(
    searchKinds.map(async (kind) => {
      try {
        return { kind, found: await find[kind]?.(actor, { words, limit: mostOfKind, isForgiving }) };
      } catch (fault) {
        log.error({ kind, fault: String(fault) }, 'search: a room did not answer');
        return { kind, found: null };
      }
    }),
  );
  const groups = answers.flatMap(({ kind, found }) =>
    !found || found.hits.length === 0 ? [] : [{ kind, hits: hitsOf(found.hits, words), hasMore: found.hasMore, allHref: found.allHref }],
  );
  return { groups, isWhole: answers.every(({ found }) => found !== null) };
}

const hitsOf = (hits: Findings['hits'], words: string) =>
  bestFirst(hits, words).map(({ id, title, text, href }) => ({ id, title, snippet: snippetOf(text, words), href }));
