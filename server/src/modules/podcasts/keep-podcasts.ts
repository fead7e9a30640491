import type { PodcastDetail, PodcastForm, PodcastRow } from '@vitrine/contract/podcasts';
import { searchable, searchTextOf } from '@vitrine/domain/kernel';
import type { PodcastState } from '@vitrine/domain/podcasts';
import { sql } from 'kysely';
import { z } from 'zod';
import { foundBy, type Reader, type Tx } from '../../platform/database/index.ts';
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
import { parseText } from '../tenancy/index.ts';
import { audienceOf, choicesFault, writeAudience } from './audience.ts';
import { hasWords, orderOf, stateOf, textFor } from './podcast-rows.ts';
import { recordOnPodcasts, type PodcastParts } from './record-on-podcasts.ts';

type Seen = { podcastId: string; version: number };
type Ask = { search?: string | undefined; state?: PodcastState | undefined; after?: string | undefined; limit: number };
const Place = z.tuple([z.int(), z.uuid()]);

/** Podcasts of the client in their order, a page by keyset. */
export async function listPodcastsToKeep(
  { db }: Pick<PodcastParts, 'db'>,
  actor: Actor,
  { search, state, after, limit }: Ask,
): Promise<{ items: PodcastRow[]; next: string | null }> {
  const place = readCursor(after, Place);
  const words = searchable(search ?? '');
  const found = await podcastsOf(db.write(), actor) // whoever just made one sees it
    .leftJoin('podcasts.category as c', (join) => join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.id', '=', 'p.category_id'))
    .select('c.name as category')
    .select(
      sql<number>`(select count(*)::int from podcasts.episode as e where e.tenant_id = p.tenant_id and e.podcast_id = p.id and e.state <> 'retired')`.as(
        'episodes',
      ),
    )
    .select(
      sql<boolean>`exists (select from podcasts.audience as u where u.tenant_id = p.tenant_id and u.podcast_id = p.id)`.as('is_limited'),
    )
    .$if(state !== undefined, (query) => query.where('p.state', '=', state ?? ''))
    .$if(words !== '', (query) => query.where(foundBy(sql.ref('p.search_text'), words)))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(p.position, p.id) > (${place?.[0]}::int, ${place?.[1]}::uuid)`))
    .orderBy('p.position')
    .orderBy('p.id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (last) => cursorOf(last.position, last.id));
  const items = rows.map((row) => ({
    id: row.id,
    title: textFor(actor, row.title),
    state: stateOf(row.state),
    category: row.category === null ? '' : textFor(actor, row.category),
    episodes: row.episodes,
    isLimited: row.is_limited,
    position: row.position,
    updatedAt: row.updated_at,
  }));
  return { items, next };
}

/** A podcast as it is edited. Refuses `not_found`. */
export async function getPodcastToKeep(
  { db, storage }: Pick<PodcastParts, 'db' | 'storage'>,
  actor: Actor,
  { podcastId }: { podcastId: string },
): Promise<PodcastDetail> {
  const reader = db.write(); // an editor must see what they just saved
  const row = await podcastsOf(reader, actor).where('p.id', '=', podcastId).executeTakeFirst();
  if (!row) throw notFound();
  const [file] = row.cover_file_id === null ? [] : await storage.find(reader, { tenantId: actor.tenantId, ids: [row.cover_file_id] });
  const state = stateOf(row.state);
  const mayWrite = actor.permissions.has('content.write');
  return {
    id: podcastId,
    version: row.version,
    state,
    podcast: await formOf(reader, actor, row),
    image: file ? { ...file, url: storage.link(actor, file) } : null,
    can: { save: mayWrite, publish: mayWrite && state !== 'published', retire: mayWrite && state === 'published' },
  };
}

/** Drafts a podcast. Refuses at its fields `name_required`, `invalid_choice`, and what a picture may be refused for. */
export function createPodcast(parts: PodcastParts, actor: Actor, form: PodcastForm): Promise<{ id: string }> {
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    await checkForm(parts, tx, actor, { podcastId: id, form, prefix: '', kept: null });
    const now = parts.clock.now();
    await tx
      .insertInto('podcasts.podcast')
      .values({ tenant_id: actor.tenantId, id, version: 1, state: 'draft', ...columnsOf(form), created_at: now, updated_at: now })
      .execute();
    await writeAudience(parts, tx, actor, { podcastId: id, audience: form });
    await record(parts, tx, actor, { podcastId: id, what: 'created', before: null, after: form });
    return { id };
  });
}

/** Saves a podcast. Refuses `changed_meanwhile`, and at fields of `podcast` what creating refuses. */
export function savePodcast(
  parts: PodcastParts,
  actor: Actor,
  { podcastId, version, podcast: now, was }: Seen & { podcast: Changes<PodcastForm>; was?: Was },
) {
  return changed(parts, actor, { podcastId }, async (tx, row) => {
    const before = await formOf(tx, actor, row);
    const form = mergeEdit({ version: row.version, form: before }, { version, now, was });
    await checkForm(parts, tx, actor, { podcastId, form, prefix: 'podcast.', kept: row.cover_file_id });
    await writeAudience(parts, tx, actor, { podcastId, audience: form });
    await record(parts, tx, actor, { podcastId, what: 'saved', before, after: form });
    return columnsOf(form);
  });
}

/** Shows a podcast to those whom it is for. Refuses `changed_meanwhile`, `podcast_already_published`. */
export function publishPodcast(parts: PodcastParts, actor: Actor, seen: Seen): Promise<PodcastDetail> {
  return changed(parts, actor, seen, async (tx, row) => {
    if (row.state === 'published') throw new Refusal('podcast_already_published');
    await record(parts, tx, actor, { ...seen, what: 'published', before: { state: row.state }, after: { state: 'published' } });
    return { state: 'published' };
  });
}

/** Takes a podcast away; what was heard stays known. Refuses `changed_meanwhile`, `podcast_not_published`. */
export function retirePodcast(parts: PodcastParts, actor: Actor, seen: Seen): Promise<PodcastDetail> {
  return changed(parts, actor, seen, async (tx, row) => {
    if (row.state !== 'published') throw new Refusal('podcast_not_published');
    await record(parts, tx, actor, { ...seen, what: 'retired', before: { state: row.state }, after: { state: 'retired' } });
    return { state: 'retired' };
  });
}

/** The row of a podcast, held against those who would take it away. Refuses `not_found`. */
export async function holdPodcast(tx: Tx, actor: Actor, { podcastId }: { podcastId: string }): Promise<void> {
  const row = await podcastsOf(tx, actor).where('p.id', '=', podcastId).forShare().executeTakeFirst();
  if (!row) throw notFound();
}

const podcastsOf = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>) =>
  db.selectFrom('podcasts.podcast as p').selectAll('p').where('p.tenant_id', '=', tenantId);
type Row = Awaited<ReturnType<ReturnType<typeof podcastsOf>['execute']>>[number];
type Columns = Partial<ReturnType<typeof columnsOf>> & { state?: PodcastState };

/** Locked before anything is judged: of two who change it, the second is told. Without a version it is changed whatever its version, which `by` judges. */
async function changed(
  parts: PodcastParts,
  actor: Actor,
  { podcastId, version }: Pick<Seen, 'podcastId'> & Partial<Seen>,
  by: (tx: Tx, row: Row) => Promise<Columns>,
): Promise<PodcastDetail> {
  await parts.db.transaction(async (tx) => {
    const row = await podcastsOf(tx, actor).where('p.id', '=', podcastId).forUpdate().executeTakeFirst();
    if (!row) throw notFound();
    if (version !== undefined) refuseOld(row, { version });
    const columns = await by(tx, row);
    await tx
      .updateTable('podcasts.podcast')
      .set({ ...columns, version: row.version + 1, updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', podcastId)
      .execute();
  });
  return getPodcastToKeep(parts, actor, { podcastId });
}

type Checked = { podcastId: string; form: PodcastForm; prefix: string; kept: string | null };

/** A new cover is the writer's own upload, which everybody may see from then on. */
async function checkForm({ storage }: PodcastParts, tx: Tx, actor: Actor, { podcastId, form, prefix, kept }: Checked): Promise<void> {
  const { coverFileId } = form;
  const isFresh = coverFileId !== null && coverFileId !== kept;
  const [file] = isFresh ? await storage.find(tx, { tenantId: actor.tenantId, ids: [coverFileId], uploadedBy: actor.personId }) : [];
  refuseFields(
    {
      title: hasWords(form.title) ? undefined : 'name_required',
      ...(await choicesFault(tx, actor, form)),
      coverFileId: !isFresh ? undefined : !file ? 'file_missing' : file.contentType.startsWith('image/') ? undefined : 'file_type_refused',
    },
    { prefix },
  );
  if (isFresh)
    await storage.own(tx, { tenantId: actor.tenantId, fileId: coverFileId, room: 'podcasts', ownerId: podcastId, isPublic: true });
}

const record = (
  parts: PodcastParts,
  tx: Tx,
  actor: Actor,
  { podcastId, what, before, after }: { podcastId: string; what: string; before: unknown; after: unknown },
) => recordOnPodcasts(parts, tx, actor, { subject: 'podcast', subjectId: podcastId, what: `podcast.${what}`, before, after });

const formOf = async (db: Reader, actor: Actor, row: Row): Promise<PodcastForm> => ({
  title: parseText(row.title),
  description: parseText(row.description),
  coverFileId: row.cover_file_id,
  categoryId: row.category_id,
  tagIds: row.tag_ids,
  episodeOrder: orderOf(row.episode_order),
  position: row.position,
  ...(await audienceOf(db, actor, { podcastId: row.id })),
});

const columnsOf = (form: PodcastForm) => ({
  title: JSON.stringify(form.title),
  description: JSON.stringify(form.description),
  cover_file_id: form.coverFileId,
  category_id: form.categoryId,
  tag_ids: [...new Set(form.tagIds)],
  episode_order: form.episodeOrder,
  position: form.position,
  search_text: searchTextOf([form.title, form.description]),
});
