import { locales, matchLocale, searchable, textIn, textsInBlocks, type FindAsk, type Findings } from '@vitrine/domain/kernel';
import { hotsiteSlug } from '@vitrine/domain/pages';
import { sql } from 'kysely';
import { anyMeant, type MeantAsk, meantBy } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseBlocks } from '../../platform/rich-text/index.ts';
import { pagesFor } from './show-pages.ts';
import { textFor } from './stored.ts';

/** Pages of blocks by a member's words, for the search over all rooms: those that are for them and on their days, the hotsite where the client has it. */
export async function findPages(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { words, limit, isForgiving }: FindAsk,
): Promise<Findings> {
  const rows = await pagesFor(db.read(), actor, clock.now())
    .where(meantBy(sql.ref('v.search_text'), searchable(words), { isForgiving }))
    .$if(!actor.modules.has('hotsite'), (query) => query.where('p.slug', '<>', hotsiteSlug))
    .orderBy('v.published_at', 'desc')
    .orderBy('p.id')
    .limit(limit + 1)
    .execute();
  const locale = matchLocale(actor.locale, locales);
  return {
    hits: rows.slice(0, limit).map(({ id, slug, title, blocks }) => ({
      id,
      title: textFor(actor, title),
      text: textsInBlocks(parseBlocks(blocks))
        .map((text) => textIn(text, locale))
        .join(' '),
      href: `/${slug}`,
    })),
    hasMore: rows.length > limit,
    allHref: '/home',
  };
}

/** Whether there is a page to ask for by these words. */
export const pagesHold = (ask: MeantAsk) => anyMeant('pages.page_version', ask);
