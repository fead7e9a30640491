import type { BannerDetail, BannerFields, BannerRow } from '@vitrine/contract/pages';
import { judgeBanner, type PageState } from '@vitrine/domain/pages';
import { sql } from 'kysely';
import { z } from 'zod';
import { within, type Reader, type Tx } from '../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  Refusal,
  refuseFields,
  refuseOld,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../tenancy/index.ts';
import { audienceOf, writeAudience } from './audience.ts';
import { ownPictures } from './own-pictures.ts';
import { recordOnPages, type PagesParts } from './record-on-pages.ts';
import { daysOf, instantsOf, stateIn, textFor } from './stored.ts';

type Seen = { bannerId: string; version: number };
type Ask = { search?: string | undefined; state?: PageState | undefined; after?: string | undefined; limit: number };
const Cursor = z.tuple([z.int().min(0).max(999), z.uuid()]);

/** Banners of the client in their order, a page by keyset. */
export async function listBanners(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { search = '', state, after, limit }: Ask,
): Promise<{ items: BannerRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await bannersOf(db.read(), actor)
    .$if(state !== undefined, (query) => query.where('b.state', '=', state ?? ''))
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`exists (select from jsonb_each_text(b.title) as said where said.value ilike ${like})`),
    )
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(b.position, b.id) > (${place?.[0]}::int, ${place?.[1]}::uuid)`))
    .orderBy('b.position')
    .orderBy('b.id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.position, row.id));
  const items = rows.map((row) => ({
    id: row.id,
    title: textFor(actor, row.title),
    state: stateIn(row.state),
    ...daysOf(actor, row),
    position: row.position,
    updatedAt: row.updated_at,
  }));
  return { items, next };
}

/** A banner as it is edited. Refuses `not_found`. */
export async function getBanner(
  { db, storage }: Pick<PagesParts, 'db' | 'storage'>,
  actor: Actor,
  { bannerId }: { bannerId: string },
): Promise<BannerDetail> {
  const reader = db.write(); // an editor must see what they just saved
  const row = await bannersOf(reader, actor).where('b.id', '=', bannerId).executeTakeFirst();
  if (!row) throw notFound();
  const banner = await fieldsOf(reader, actor, row);
  const ids = [banner.phoneFileId, banner.deskFileId].flatMap((id) => id ?? []);
  const files = ids.length === 0 ? [] : await storage.find(reader, { tenantId: actor.tenantId, ids });
  const write = actor.permissions.has('content.write');
  return {
    id: row.id,
    version: row.version,
    state: stateIn(row.state),
    banner,
    files: files.map((file) => ({ ...file, url: storage.link(actor, file) })),
    can: { save: write, publish: write && row.state !== 'published', retire: write && row.state === 'published' },
  };
}

/** Refuses at its fields what a banner lacks, and what a picture may be refused for. */
export function createBanner(parts: PagesParts, actor: Actor, form: BannerFields): Promise<{ id: string }> {
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    refuseFields(judgeBanner(form), { prefix: '' });
    const now = parts.clock.now();
    await tx
      .insertInto('pages.banner')
      .values({
        tenant_id: actor.tenantId,
        id,
        version: 1,
        edition: 1,
        state: 'draft',
        ...columnsOf(actor, form),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await keepBesides(parts, tx, actor, { id, form, prefix: '', kept: [] });
    await recordOnPages(parts, tx, actor, { subject: 'banner', subjectId: id, what: 'created', before: null, after: form });
    return { id };
  });
}

/** Whoever closed it sees it again, where what it shows has changed. Refuses `changed_meanwhile`, and at its fields what creating refuses. */
export function saveBanner(
  parts: PagesParts,
  actor: Actor,
  { bannerId, version, banner: now, was }: Seen & { banner: Changes<BannerFields>; was?: Was },
): Promise<BannerDetail> {
  return parts.db.transaction(async (tx) => {
    const row = await lockAnyBanner(tx, actor, { bannerId });
    const before = await fieldsOf(tx, actor, row);
    const form = mergeEdit({ version: row.version, form: before }, { version, now, was });
    refuseFields(judgeBanner(form), { prefix: 'banner.' });
    const isShownAnew = JSON.stringify(shownOf(before)) !== JSON.stringify(shownOf(form));
    await write(
      tx,
      actor,
      { bannerId, version: row.version },
      {
        ...columnsOf(actor, form),
        edition: row.edition + (isShownAnew ? 1 : 0),
        updated_at: parts.clock.now(),
      },
    );
    await keepBesides(parts, tx, actor, { id: bannerId, form, prefix: 'banner.', kept: [row.phone_file_id, row.desk_file_id] });
    await recordOnPages(parts, tx, actor, { subject: 'banner', subjectId: bannerId, what: 'saved', before, after: form });
    return getBanner(within(parts, tx), actor, { bannerId });
  });
}

/** Refuses `banner_already_published`. */
export const publishBanner = (parts: PagesParts, actor: Actor, seen: Seen): Promise<BannerDetail> =>
  move(parts, actor, { ...seen, to: 'published' });

/** Refuses `banner_not_published`. */
export const retireBanner = (parts: PagesParts, actor: Actor, seen: Seen): Promise<BannerDetail> =>
  move(parts, actor, { ...seen, to: 'retired' });

function move(parts: PagesParts, actor: Actor, { bannerId, version, to }: Seen & { to: 'published' | 'retired' }): Promise<BannerDetail> {
  return parts.db.transaction(async (tx) => {
    const { state } = await lockBanner(tx, actor, { bannerId, version });
    if (to === 'published' && state === 'published') throw new Refusal('banner_already_published');
    if (to === 'retired' && state !== 'published') throw new Refusal('banner_not_published');
    await write(tx, actor, { bannerId, version }, { state: to, updated_at: parts.clock.now() });
    const sides = { before: { state }, after: { state: to } };
    await recordOnPages(parts, tx, actor, { subject: 'banner', subjectId: bannerId, what: to, ...sides });
    return getBanner(within(parts, tx), actor, { bannerId });
  });
}

const bannersOf = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>) =>
  db.selectFrom('pages.banner as b').selectAll('b').where('b.tenant_id', '=', tenantId);
type Row = Awaited<ReturnType<ReturnType<typeof bannersOf>['execute']>>[number];

/** Locked before anything is judged: of two who save, the second is told. */
async function lockBanner(tx: Tx, actor: Actor, { bannerId, version }: Seen): Promise<Row> {
  const row = await lockAnyBanner(tx, actor, { bannerId });
  refuseOld(row, { version });
  return row;
}

/** Whatever its version, for changes that are put on top of it. */
async function lockAnyBanner(tx: Tx, actor: Actor, { bannerId }: Pick<Seen, 'bannerId'>): Promise<Row> {
  const row = await bannersOf(tx, actor).where('b.id', '=', bannerId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

type Columns = Partial<ReturnType<typeof columnsOf>> & { edition?: number; state?: PageState; updated_at: string };

const write = (tx: Tx, { tenantId }: Actor, { bannerId, version }: Seen, columns: Columns) =>
  tx
    .updateTable('pages.banner')
    .set({ ...columns, version: version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', bannerId)
    .execute();

/** What stands beside the row: whom it is for, and its pictures, which everybody may see from then on. */
async function keepBesides(
  parts: PagesParts,
  tx: Tx,
  actor: Actor,
  { id, form, prefix, kept }: { id: string; form: BannerFields; prefix: string; kept: readonly (string | null)[] },
): Promise<void> {
  await writeAudience(parts, tx, actor, { owner: { bannerId: id }, audience: form, prefix });
  const { phoneFileId, deskFileId } = form;
  await ownPictures(parts, tx, actor, { ownerId: id, pictures: { phoneFileId, deskFileId }, kept, prefix });
}

/** What members see of it: an order or a date that changed shows nobody a banner again. */
const shownOf = ({ title, text, link, linkLabel, phoneFileId, deskFileId }: BannerFields) => [
  title,
  text,
  link,
  linkLabel,
  phoneFileId,
  deskFileId,
];

const columnsOf = (actor: Actor, fields: BannerFields) => ({
  title: JSON.stringify(fields.title),
  body: JSON.stringify(fields.text),
  link: fields.link,
  link_label: JSON.stringify(fields.linkLabel),
  phone_file_id: fields.phoneFileId,
  desk_file_id: fields.deskFileId,
  alt: JSON.stringify(fields.alt),
  is_closable: fields.isClosable,
  position: fields.position,
  ...instantsOf(actor, fields),
});

const fieldsOf = async (db: Reader, actor: Actor, row: Row): Promise<BannerFields> => ({
  title: parseText(row.title),
  text: parseText(row.body),
  link: row.link,
  linkLabel: parseText(row.link_label),
  phoneFileId: row.phone_file_id,
  deskFileId: row.desk_file_id,
  alt: parseText(row.alt),
  isClosable: row.is_closable,
  position: row.position,
  ...daysOf(actor, row),
  ...(await audienceOf(db, actor, { bannerId: row.id })),
});
