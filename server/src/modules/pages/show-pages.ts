import type { ShownPage } from '@vitrine/contract/pages';
import { locales, matchLocale } from '@vitrine/domain/kernel';
import { hotsiteSlug } from '@vitrine/domain/pages';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseBlocks, showBlocks, type BlockPorts } from '../../platform/rich-text/index.ts';
import { isOpenTo, isVisibleAt } from './open-to.ts';
import { textFor } from './stored.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;

/** The client's hotsite. Refuses `not_found` where there is none for this member now. */
export const getHotsite = (parts: Parts & BlockPorts, actor: Actor): Promise<ShownPage> => shownAt(parts, actor, { slug: hotsiteSlug });

/** A page at its address or at one that it had. Refuses `not_found` for what is not there, not published, and not for the member alike. */
export function getWildcardPage(parts: Parts & BlockPorts, actor: Actor, { slug }: { slug: string }): Promise<ShownPage> {
  if (slug === hotsiteSlug) throw notFound(); // it hangs on its module
  return shownAt(parts, actor, { slug });
}

/** The pages that are for the member now, with the addresses that they had, for whoever asks whether an address is one (LST-01, NAV-11). */
export async function wildcardPages(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  actor: Actor,
): Promise<{ id: string; title: string; slug: string; old_slugs: string[] }[]> {
  const rows = await pagesFor(db.read(), actor, clock.now())
    .where('p.kind', '=', 'page')
    .select(
      sql<string[]>`array(
        select s.slug from pages.page_slug as s
        where s.tenant_id = p.tenant_id and s.page_id = p.id and s.slug <> p.slug order by s.slug
      )`.as('old_slugs'),
    )
    .orderBy('p.slug')
    .execute();
  return rows.map(({ id, title, slug, old_slugs }) => ({ id, title: textFor(actor, title), slug, old_slugs }));
}

/** Whether the member may see what a page shows. */
export async function isShownPage(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  actor: Actor,
  { pageId }: { pageId: string },
): Promise<boolean> {
  const row = await pagesFor(db.read(), actor, clock.now()).where('p.id', '=', pageId).executeTakeFirst();
  return row !== undefined && (row.slug !== hotsiteSlug || actor.modules.has('hotsite'));
}

async function shownAt(parts: Parts & BlockPorts, actor: Actor, { slug }: { slug: string }): Promise<ShownPage> {
  const reader = parts.db.read();
  const row = await pagesFor(reader, actor, parts.clock.now())
    .innerJoin('pages.page_slug as s', (join) => join.onRef('s.tenant_id', '=', 'p.tenant_id').onRef('s.page_id', '=', 'p.id'))
    .where('s.slug', '=', slug)
    .executeTakeFirst();
  if (!row) throw notFound();
  const blocks = await showBlocks(parts, reader, actor, {
    blocks: parseBlocks(row.blocks),
    locale: matchLocale(actor.locale, locales),
  });
  return { id: row.id, slug: row.slug, title: textFor(actor, row.title), blocks };
}

/** Published pages in the version that members read, those only that are for this one and on their days. */
export const pagesFor = (db: Reader, actor: Actor, now: string) =>
  db
    .selectFrom('pages.page as p')
    .innerJoin('pages.page_version as v', (join) => join.onRef('v.tenant_id', '=', 'p.tenant_id').onRef('v.id', '=', 'p.published_id'))
    .select(['p.id', 'p.slug', 'v.title', 'v.blocks'])
    .where('p.tenant_id', '=', actor.tenantId)
    .where('p.state', '=', 'published')
    .where(isVisibleAt(now, 'p'))
    .where(isOpenTo(actor, sql.ref('p.id')));
