import { nothingFound, searchable, type Findings } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { foundBy, holdsWords } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { textFor } from './library-rows.ts';
import { filesFor } from './list-library.ts';

/** Files of the library by a member's words, for the search over all rooms: of those that their own list shows, the newest first. */
export async function findFiles(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { words, limit }: { words: string; limit: number },
): Promise<Findings> {
  if (!actor.modules.has('library')) return nothingFound;
  const asked = searchable(words);
  const isExact = holdsWords(sql.ref('i.search_text'), asked);
  const rows = await filesFor(db.read(), actor)
    .where(foundBy(sql.ref('i.search_text'), asked))
    .select(isExact.as('is_exact'))
    .orderBy(isExact, 'desc')
    .orderBy('i.placed_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit + 1)
    .execute();
  return {
    hits: rows.slice(0, limit).map((row) => ({
      id: row.id,
      title: textFor(actor, row.title),
      text: textFor(actor, row.description) || row.name,
      href: `/libraries/${row.id}`,
      isExact: row.is_exact,
    })),
    hasMore: rows.length > limit,
    allHref: `/library?search=${encodeURIComponent(words)}`,
  };
}
