import type { EpisodeDetail, EpisodeForm, EpisodeRow } from '@vitrine/contract/podcasts';
import { searchable } from '@vitrine/domain/kernel';
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
  refuseOld,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';
import { checkEpisode, filesIn } from './episode-form.ts';
import { holdPodcast } from './keep-podcasts.ts';
import { Transcripts } from './list-episodes.ts';
import { stateOf, textFor } from './podcast-rows.ts';
import { recordOnPodcasts, type PodcastParts } from './record-on-podcasts.ts';
import { keepSpoken } from './spoken.ts';

type Seen = { episodeId: string; version: number };
type Ask = {
  search?: string | undefined;
  state?: PodcastState | undefined;
  podcastId?: string | undefined;
  after?: string | undefined;
  limit: number;
};
const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/** Episodes as staff sees them, the newest change first, a page by keyset. */
export async function listEpisodesToKeep(
  { db }: Pick<PodcastParts, 'db'>,
  actor: Actor,
  { search, state, podcastId, after, limit }: Ask,
): Promise<{ items: EpisodeRow[]; next: string | null }> {
  const place = readCursor(after, Place);
  const words = searchable(search ?? '');
  const found = await episodesOf(db.write(), actor) // whoever just made one sees it
    .innerJoin('podcasts.podcast as p', (join) => join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.podcast_id'))
    .select('p.title as podcast')
    .select(
      sql<number>`(select count(*)::int from podcasts.listening as l where l.tenant_id = e.tenant_id and l.episode_id = e.id and (l.position > 0 or l.is_done))`.as(
        'listeners',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from podcasts.listening as l where l.tenant_id = e.tenant_id and l.episode_id = e.id and l.is_done)`.as(
        'finished',
      ),
    )
    .$if(podcastId !== undefined, (query) => query.where('e.podcast_id', '=', podcastId ?? ''))
    .$if(state !== undefined, (query) => query.where('e.state', '=', state ?? ''))
    .$if(words !== '', (query) => query.where(foundBy(sql.ref('e.search_text'), words)))
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(e.updated_at, e.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .orderBy('e.updated_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (last) => cursorOf(last.updated_at, last.id));
  const items = rows.map((row) => ({
    id: row.id,
    title: textFor(actor, row.title),
    podcast: textFor(actor, row.podcast),
    podcastId: row.podcast_id,
    state: stateOf(row.state),
    seconds: Math.round(row.seconds),
    publishedAt: row.published_from,
    listeners: row.listeners,
    finished: row.finished,
    updatedAt: row.updated_at,
  }));
  return { items, next };
}

/** An episode as it is edited. Refuses `not_found`. */
export async function getEpisodeToKeep(
  { db, storage }: Pick<PodcastParts, 'db' | 'storage'>,
  actor: Actor,
  { episodeId }: { episodeId: string },
): Promise<EpisodeDetail> {
  const reader = db.write(); // an editor must see what they just saved
  const row = await episodesOf(reader, actor).where('e.id', '=', episodeId).executeTakeFirst();
  if (!row) throw notFound();
  const episode = formOf(row);
  const files = await storage.find(reader, { tenantId: actor.tenantId, ids: filesIn(episode) });
  const state = stateOf(row.state);
  const mayWrite = actor.permissions.has('content.write');
  return {
    id: episodeId,
    podcastId: row.podcast_id,
    version: row.version,
    state,
    episode,
    publishedAt: row.published_from,
    files: files.map((file) => ({ ...file, url: storage.link(actor, file) })),
    can: { save: mayWrite, publish: mayWrite && state !== 'published', retire: mayWrite && state === 'published' },
  };
}

/** Drafts an episode. Refuses `not_found`, and at its fields `name_required`, `chapters_invalid`, and what a file may be refused for. */
export function createEpisode(
  parts: PodcastParts,
  actor: Actor,
  { podcastId, ...form }: EpisodeForm & { podcastId: string },
): Promise<{ id: string }> {
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    await holdPodcast(tx, actor, { podcastId });
    const { from, ...columns } = await checkEpisode(parts, tx, actor, { episodeId: id, form, prefix: '', kept: [] });
    const now = parts.clock.now();
    const row = { tenant_id: actor.tenantId, id, podcast_id: podcastId, version: 1, state: 'draft', created_at: now, updated_at: now };
    await tx
      .insertInto('podcasts.episode')
      .values({ ...row, ...columns, published_from: from })
      .execute();
    await keepSpoken(parts, tx, actor, { episodeId: id, transcripts: form.transcripts });
    await record(parts, tx, actor, { episodeId: id, what: 'created', before: null, after: { podcastId, ...form } });
    return { id };
  });
}

/** Saves an episode. Refuses `changed_meanwhile`, and at fields of `episode` what creating refuses, and `audio_required` where it is published. */
export function saveEpisode(
  parts: PodcastParts,
  actor: Actor,
  { episodeId, version, episode: now, was }: Seen & { episode: Changes<EpisodeForm>; was?: Was },
): Promise<EpisodeDetail> {
  return changed(parts, actor, { episodeId }, async (tx, row) => {
    const before = formOf(row);
    const form = mergeEdit({ version: row.version, form: before }, { version, now, was });
    if (row.state === 'published' && form.fileId === null)
      throw new Refusal('audio_required', { fields: { 'episode.fileId': 'audio_required' } });
    const { from, ...columns } = await checkEpisode(parts, tx, actor, { episodeId, form, prefix: 'episode.', kept: filesIn(before) });
    await keepSpoken(parts, tx, actor, { episodeId, transcripts: form.transcripts });
    await record(parts, tx, actor, { episodeId, what: 'saved', before, after: form });
    // One that was shown at once keeps its moment while no day is written.
    const keepsMoment = form.publishedOn === null && (row.published_on === null || row.state === 'published');
    return { ...columns, published_from: keepsMoment ? row.published_from : from };
  });
}

/** Shows an episode from its day on, or at once. Refuses `changed_meanwhile`, `audio_required`, `podcast_already_published`. */
export function publishEpisode(parts: PodcastParts, actor: Actor, seen: Seen): Promise<EpisodeDetail> {
  return changed(parts, actor, seen, async (tx, row) => {
    if (row.state === 'published') throw new Refusal('podcast_already_published');
    if (row.file_id === null) throw new Refusal('audio_required');
    await record(parts, tx, actor, { ...seen, what: 'published', before: { state: row.state }, after: { state: 'published' } });
    return { state: 'published', published_from: row.published_from ?? parts.clock.now() };
  });
}

/** Takes an episode away; what was heard stays known. Refuses `changed_meanwhile`, `podcast_not_published`. */
export function retireEpisode(parts: PodcastParts, actor: Actor, seen: Seen): Promise<EpisodeDetail> {
  return changed(parts, actor, seen, async (tx, row) => {
    if (row.state !== 'published') throw new Refusal('podcast_not_published');
    await record(parts, tx, actor, { ...seen, what: 'retired', before: { state: row.state }, after: { state: 'retired' } });
    return { state: 'retired' };
  });
}

const episodesOf = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>) =>
  db.selectFrom('podcasts.episode as e').selectAll('e').where('e.tenant_id', '=', tenantId);
type Row = Awaited<ReturnType<ReturnType<typeof episodesOf>['execute']>>[number];
type Columns = Partial<Omit<Awaited<ReturnType<typeof checkEpisode>>, 'from'>> & { state?: PodcastState; published_from?: string | null };

/** Locked before anything is judged: of two who change it, the second is told. Without a version it is changed whatever its version, which `by` judges. */
async function changed(
  parts: PodcastParts,
  actor: Actor,
  { episodeId, version }: Pick<Seen, 'episodeId'> & Partial<Seen>,
  by: (tx: Tx, row: Row) => Promise<Columns>,
): Promise<EpisodeDetail> {
  await parts.db.transaction(async (tx) => {
    const row = await episodesOf(tx, actor).where('e.id', '=', episodeId).forUpdate().executeTakeFirst();
    if (!row) throw notFound();
    if (version !== undefined) refuseOld(row, { version });
    const columns = await by(tx, row);
    await tx
      .updateTable('podcasts.episode')
      .set({ ...columns, version: row.version + 1, updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', episodeId)
      .execute();
  });
  return getEpisodeToKeep(parts, actor, { episodeId });
}

const record = (
  parts: PodcastParts,
  tx: Tx,
  actor: Actor,
  { episodeId, what, before, after }: { episodeId: string; what: string; before: unknown; after: unknown },
) =>
  recordOnPodcasts(parts, tx, actor, { subject: 'podcast_episode', subjectId: episodeId, what: `podcast_episode.${what}`, before, after });

const formOf = (row: Row): EpisodeForm => ({
  title: parseText(row.title),
  description: parseText(row.description),
  fileId: row.file_id,
  chapters: parseText(row.chapters),
  transcripts: Transcripts.parse(row.transcripts),
  publishedOn: row.published_on,
});
