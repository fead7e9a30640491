import type { SearchGroup } from '@vitrine/contract/search';
import { searchable, type FindAsk, type Findings } from '@vitrine/domain/kernel';
import { bestFirst, mostOfKind, searchKinds, snippetOf, type SearchKind } from '@vitrine/domain/search';
import { sql, type RawBuilder } from 'kysely';
import { plannedAnew, type MeantAsk } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** Port, answered by each room that has something to find: what this member may see of it by these words, in the order in which the room lists it. */
export type Find = (actor: Actor, ask: FindAsk) => Promise<Findings>;
/** Port: whether a room has anything at all by these words, whoever may see it. */
export type Holds = (ask: MeantAsk) => RawBuilder<boolean>;
export type SearchPorts = { find: Partial<Record<SearchKind, Find>>; holds: Partial<Record<SearchKind, Holds>> };
export type SearchParts = Pick<Platform, 'log' | 'db'> & SearchPorts;
type Asked = Pick<FindAsk, 'words' | 'isForgiving'>;

/**
 * Asks at once those rooms that have anything by these words. What each may tell this member it judges itself; one that fails is left out, logged, and `isWhole` says so. Slips are
 * forgiven only where nobody finds the words as they were written, by a second asking: a fryer is near a fridge, and is not what was asked for.
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
  { find, log, ...parts }: SearchParts,
  actor: Actor,
  { words, isForgiving }: Asked,
): Promise<{ groups: SearchGroup[]; isWhole: boolean }> {
  const without = await kindsWithout({ log, ...parts }, actor, { words, isForgiving });
  const answers = await Promise.all(
    searchKinds
      .filter((kind) => !without.has(kind))
      .map(async (kind) => {
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

/** Kinds of which the client has nothing by these words, by one statement over all rooms: a room costs several. Where it fails none is left out. */
async function kindsWithout(
  { holds, db, log }: Omit<SearchParts, 'find'>,
  { tenantId }: Actor,
  { words, isForgiving }: Asked,
): Promise<ReadonlySet<SearchKind>> {
  const asked = Object.entries(holds).map(
    ([kind, has]) => sql`select ${sql.lit(kind)} as kind, ${has({ tenantId, words: searchable(words), isForgiving })} as has`,
  );
  if (asked.length === 0) return new Set();
  try {
    const { rows } = await sql<{ kind: SearchKind; has: boolean }>`${sql.join(asked, sql` union all `)} ${plannedAnew}`.execute(db.read());
    return new Set(rows.flatMap(({ kind, has }) => (has ? [] : [kind])));
  } catch (fault) {
    log.error({ fault: String(fault) }, 'search: rooms were not asked whether they have anything');
    return new Set();
  }
}

const hitsOf = (hits: Findings['hits'], words: string) =>
  bestFirst(hits, words).map(({ id, title, text, href }) => ({ id, title, snippet: snippetOf(text, words), href }));
