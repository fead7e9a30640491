import { nothingFound, searchable, type FindAsk, type Findings } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { meantBy, saysWords } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { textFor } from './library-rows.ts';
import { filesFor } from './list-library.ts';
import { pagesThatSay } from './read-text.ts';

/**
 * Files of the library by a member's words, for the search over all rooms: of those that their own list shows, the newest first. Words may stand in what is said of a file or in the
 * document itself, which then opens at their page.
 */
export async function findFiles({ db }: Pick<Platform, 'db'>, actor: Actor, { words, limit, isForgiving }: FindAsk): Promise<Findings> {
  if (!actor.modules.has('library')) return nothingFound;
  const asked = searchable(words);
  const { tenantId } = actor;
  const rows = await filesFor(db.read(), actor)
    .where(
      sql<boolean>`i.id in (
        select k.id from library.item as k where k.tenant_id = ${tenantId} and ${meantBy(sql.ref('k.search_text'), asked, { isForgiving })}
        union all
        select k.id from library.version_text as x join library.item as k on k.tenant_id = x.tenant_id and k.current_id = x.version_id
        where x.tenant_id = ${tenantId} and ${saysWords(sql.ref('x.words'), asked)}
      )`,
    )
    .orderBy('i.placed_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const said = await pagesThatSay({ db }, actor, { versionIds: shown.map(({ current_id }) => current_id), words: asked });
  return {
    hits: shown.map((row) => {
      const about = textFor(actor, row.description) || row.name;
      const place = searchable(about).includes(asked) ? undefined : said.get(row.current_id);
      const href = `/libraries/${row.id}`;
      return {
        id: row.id,
        title: textFor(actor, row.title),
        text: place?.text ?? about,
        href: place && place.of > 1 ? `${href}?page=${place.page}` : href,
      };
    }),
    hasMore: rows.length > limit,
    allHref: `/library?search=${encodeURIComponent(words)}`,
  };
}
