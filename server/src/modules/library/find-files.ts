import { nothingFound, searchable, type FindAsk, type Findings } from '@vitrine/domain/kernel';
import { sql, type RawBuilder } from 'kysely';
import { anyMeant, anySays, type MeantAsk, meantBy, plannedAnew, saysWords } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { textFor } from './library-rows.ts';
import { filesFor } from './list-library.ts';
import { pagesThatSay } from './read-text.ts';

/**
 * Files of the library by a member's words, for the search over all rooms: of those that their own list shows, the newest first. Words stand in what is said of a file, or behind those in
 * the document itself, which then opens at their page.
 */
export async function findFiles({ db }: Pick<Platform, 'db'>, actor: Actor, { words, limit, isForgiving }: FindAsk): Promise<Findings> {
  if (!actor.modules.has('library')) return nothingFound;
  const asked = searchable(words);
  const { tenantId } = actor;
  const within = (which: RawBuilder<boolean>, most: number) =>
    filesFor(db.read(), actor)
      .where(which)
      .orderBy('i.placed_at', 'desc')
      .orderBy('i.id', 'desc')
      .limit(most)
      .modifyEnd(plannedAnew)
      .execute();
  const titled = await within(meantBy(sql.ref('i.search_text'), asked, { isForgiving }), limit + 1);
  const left = limit + 1 - titled.length;
  const isOther = sql<boolean>`i.id <> all(${titled.map(({ id }) => id)}::uuid[])`;
  const says = sql<boolean>`i.current_id in (
    select x.version_id from library.version_text as x where x.tenant_id = ${tenantId} and ${saysWords(sql.ref('x.words'), asked)}
  )`;
  const rows = left === 0 ? titled : [...titled, ...(await within(sql<boolean>`(${says} and ${isOther})`, left))];
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

/** Whether there is a file to ask for by these words. */
export const filesHold = (ask: MeantAsk) => sql<boolean>`(${anyMeant('library.item', ask)} or ${anySays('library.version_text', ask)})`;
