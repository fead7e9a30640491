import type { createPage as createWire, PageDetail, PageFields, PageRow } from '@vitrine/contract/pages';
import { hotsiteSlug, judgeSlug, type PageState } from '@vitrine/domain/pages';
import { sql } from 'kysely';
import { z } from 'zod';
import { within, type Tx } from '../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  pageFrom,
  readCursor,
  Refusal,
  refuseFields,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { blockFileFault, ownBlockFiles, parseBlocks, storedBlocks } from '../../platform/rich-text/index.ts';
import { writeAudience } from './audience.ts';
import { getPage, kindIn, lockAnyPage, lockPage, pageFieldsOf, pagesOf } from './page-rows.ts';
import { recordOnPages, type PagesParts } from './record-on-pages.ts';
import { instantsOf, stateIn, textFor } from './stored.ts';

type Seen = { pageId: string; version: number };
type Ask = { search?: string | undefined; state?: PageState | undefined; after?: string | undefined; limit: number };
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** Pages of the client, the last changed first. */
export async function listPages(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { search = '', state, after, limit }: Ask,
): Promise<{ items: PageRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await pagesOf(db.read(), actor)
    .$if(state !== undefined, (query) => query.where('p.state', '=', state ?? ''))
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`(p.slug like ${like} or exists (select from jsonb_each_text(p.title) as said where said.value ilike ${like}))`,
      ),
    )
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(p.updated_at, p.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .orderBy('p.updated_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.updated_at, row.id));
  const items = rows.map((row) => ({
    id: row.id,
    title: textFor(actor, row.title),
    kind: kindIn(row.kind),
    slug: row.slug,
    state: stateIn(row.state),
    updatedAt: row.updated_at,
  }));
  return { items, next };
}

/** Refuses at its fields `title_required`, `slug_invalid`, `slug_reserved`, `page_slug_taken`, and `hotsite_exists` where the client has one. */
export function createPage(parts: PagesParts, actor: Actor, ask: z.output<(typeof createWire)['body']>): Promise<{ id: string }> {
  const id = parts.newId();
  const { kind, title } = ask;
  const slug = kind === 'hotsite' ? hotsiteSlug : ask.slug;
  refuseFields(
    {
      title: Object.values(title).some(Boolean) ? undefined : 'title_required',
      slug: kind === 'hotsite' ? undefined : judgeSlug(slug),
    },
    { prefix: '' },
  );
  return parts.db.transaction(async (tx) => {
    const now = parts.clock.now();
    await tx
      .insertInto('pages.page')
      .values({
        tenant_id: actor.tenantId,
        id,
        version: 1,
        kind,
        slug,
        state: 'draft',
        title: JSON.stringify(title),
        blocks: storedBlocks([]),
        created_at: now,
        updated_at: now,
      })
      .execute();
    if (!(await keepSlug(tx, actor, { pageId: id, slug })))
      refuseFields(kind === 'hotsite' ? { kind: 'hotsite_exists' } : { slug: 'page_slug_taken' }, { prefix: '' });
    await recordOnPages(parts, tx, actor, { subject: 'page', subjectId: id, what: 'created', before: null, after: { kind, title, slug } });
    return { id };
  });
}

/** Saves the draft; members go on reading the published version. Refuses `changed_meanwhile`, and at its fields what a page may not be. */
export function savePage(
  parts: PagesParts,
  actor: Actor,
  { pageId, version, page: now, was }: Seen & { page: Changes<PageFields>; was?: Was },
): Promise<PageDetail> {
  const prefix = 'page.';
  const { tenantId, personId } = actor;
  return parts.db.transaction(async (tx) => {
    const row = await lockAnyPage(tx, actor, { pageId });
    const before = await pageFieldsOf(tx, actor, row);
    const form = mergeEdit({ version: row.version, form: before }, { version, now, was });
    const kept = parseBlocks(row.blocks);
    const { blocks, title, visibleFrom, visibleTo } = form;
    const slug = row.kind === 'hotsite' ? hotsiteSlug : form.slug;
    const isFreeSlug =
      row.kind === 'hotsite' || slug === row.slug || judgeSlug(slug) !== undefined || (await keepSlug(tx, actor, { pageId, slug }));
    refuseFields(
      {
        title: Object.values(title).some(Boolean) ? undefined : 'title_required',
        slug: row.kind === 'hotsite' ? undefined : (judgeSlug(slug) ?? (isFreeSlug ? undefined : 'page_slug_taken')),
        visibleTo: visibleFrom !== null && visibleTo !== null && visibleTo < visibleFrom ? 'ends_before_begin' : undefined,
        blocks: await blockFileFault(parts, tx, { tenantId, personId, blocks, kept }),
      },
      { prefix },
    );
    await ownBlockFiles(parts, tx, { tenantId, room: 'pages', ownerId: pageId, blocks, kept });
    await writeAudience(parts, tx, actor, { owner: { pageId }, audience: form, prefix });
    await write(
      tx,
      actor,
      { pageId, version: row.version },
      {
        slug,
        title: JSON.stringify(title),
        blocks: storedBlocks(blocks),
        ...instantsOf(actor, form),
        updated_at: parts.clock.now(),
      },
    );
    await recordOnPages(parts, tx, actor, { subject: 'page', subjectId: pageId, what: 'saved', before, after: form });
    return getPage(within(parts, tx), actor, { pageId });
  });
}

/** Shows a page to nobody any more; its address stays its own. Refuses `page_not_published`. */
export function retirePage(parts: PagesParts, actor: Actor, { pageId, version }: Seen): Promise<PageDetail> {
  return parts.db.transaction(async (tx) => {
    const { state } = await lockPage(tx, actor, { pageId, version });
    if (state !== 'published') throw new Refusal('page_not_published');
    await write(tx, actor, { pageId, version }, { state: 'retired', updated_at: parts.clock.now() });
    const sides = { before: { state }, after: { state: 'retired' } };
    await recordOnPages(parts, tx, actor, { subject: 'page', subjectId: pageId, what: 'retired', ...sides });
    return getPage(within(parts, tx), actor, { pageId });
  });
}

type Columns = {
  slug?: string;
  title?: string;
  blocks?: string;
  visible_from?: string | null;
  visible_to?: string | null;
  state?: PageState;
  published_id?: string;
  updated_at: string;
};

export const write = (tx: Tx, { tenantId }: Actor, { pageId, version }: Seen, columns: Columns) =>
  tx
    .updateTable('pages.page')
    .set({ ...columns, version: version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', pageId)
    .execute();

/** Makes an address this page's own, for good; false where another page has or had it. Of two at once the table lets one through. */
async function keepSlug(tx: Tx, { tenantId }: Actor, { pageId, slug }: { pageId: string; slug: string }): Promise<boolean> {
  await tx
    .insertInto('pages.page_slug')
    .values({ tenant_id: tenantId, slug, page_id: pageId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { page_id } = await tx
    .selectFrom('pages.page_slug')
    .select('page_id')
    .where('tenant_id', '=', tenantId)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return page_id === pageId;
}
