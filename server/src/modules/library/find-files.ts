import { LibraryQuery } from '@vitrine/contract/library';
import { nothingFound, type Findings } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { textFor } from './library-rows.ts';
import { listLibrary } from './list-library.ts';

/** Files of the library by a member's words, for the search over all rooms: what their own list shows. */
export async function findFiles(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { words, limit }: { words: string; limit: number },
): Promise<Findings> {
  if (!actor.modules.has('library')) return nothingFound;
  const { items, next } = await listLibrary({ db }, actor, { ...LibraryQuery.parse({ limit }), search: words });
  if (items.length === 0) return nothingFound;
  const said = await db
    .read()
    .selectFrom('library.item')
    .select(['id', 'description'])
    .where('tenant_id', '=', actor.tenantId)
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .execute();
  const textOf = new Map(said.map(({ id, description }) => [id, textFor(actor, description)]));
  return {
    hits: items.map(({ id, title, fileName }) => ({ id, title, text: textOf.get(id) || fileName, href: `/libraries/${id}` })),
    hasMore: next !== null,
    allHref: `/library?search=${encodeURIComponent(words)}`,
  };
}
