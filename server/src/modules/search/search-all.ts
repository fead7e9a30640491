import type { SearchGroup } from '@vitrine/contract/search';
import type { Findings } from '@vitrine/domain/kernel';
import { bestFirst, mostOfKind, searchKinds, snippetOf, type SearchKind } from '@vitrine/domain/search';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** Port, answered by each room that has something to find: what this member may see of it by these words, in the order in which the room lists it. */
export type Find = (actor: Actor, ask: { words: string; limit: number }) => Promise<Findings>;
export type SearchPorts = { find: Partial<Record<SearchKind, Find>> };
export type SearchParts = Pick<Platform, 'log'> & SearchPorts;

/**
 * Asks all rooms at once. What each may tell this member it judges itself; one that fails is left out, logged, and `isWhole` says so. Slips are forgiven where nobody finds the
 * words as they were written: a fryer is near a fridge, and is not what was asked for.
 */
export async function searchAll(
  { find, log }: SearchParts,
  actor: Actor,
  { words }: { words: string },
): Promise<{ groups: SearchGroup[]; isWhole: boolean }> {
  const answers = await Promise.all(
    searchKinds.map(async (kind) => {
      try {
        return { kind, found: await find[kind]?.(actor, { words, limit: mostOfKind }) };
      } catch (fault) {
        log.error({ kind, fault: String(fault) }, 'search: a room did not answer');
        return { kind, found: null };
      }
    }),
  );
  const isWritten = answers.some(({ found }) => found?.hits.some(({ isExact }) => isExact));
  const groups = answers.flatMap(({ kind, found }) => {
    const hits = found?.hits.filter(({ isExact }) => isExact || !isWritten) ?? [];
    if (!found || hits.length === 0) return [];
    return [{ kind, hits: hitsOf(hits, words), hasMore: found.hasMore && hits.length === found.hits.length, allHref: found.allHref }];
  });
  return { groups, isWhole: answers.every(({ found }) => found !== null) };
}

const hitsOf = (hits: Findings['hits'], words: string) =>
  bestFirst(hits, words).map(({ id, title, text, href }) => ({ id, title, snippet: snippetOf(text, words), href }));
