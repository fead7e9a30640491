import type { Episode, EpisodeToPlay } from '@vitrine/contract/podcasts';
import { languages, locales, matchLocale, searchable, textIn } from '@vitrine/domain/kernel';
import { chaptersIn, type EpisodeOrder } from '@vitrine/domain/podcasts';
import { sql } from 'kysely';
import { z } from 'zod';
import { foundBy, type Reader } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../tenancy/index.ts';
import { coversOf, orderOf, textFor } from './podcast-rows.ts';
import { episodesFor, podcastsFor, type EpisodeOfRow } from './podcasts-for.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;
type Page = { items: Episode[]; next: string | null };
const Place = z.tuple([z.iso.datetime(), z.uuid()]);
/** Rows of a catalog that is seen at once. */
const catalogLength = 10;

/** Files of each language, as they are stored. */
export const Transcripts = z.partialRecord(z.enum(locales), z.string());

/** Episodes of a podcast, a page by keyset, in its own order unless another is asked for. Refuses `not_found`. */
export async function listPodcastEpisodes(
  parts: Parts,
  actor: Actor,
  { podcastId, order, after, limit }: { podcastId: string; order?: EpisodeOrder | undefined; after?: string | undefined; limit: number },
): Promise<Page> {
  const reader = parts.db.read();
  const now = parts.clock.now();
  const podcast = await podcastsFor(reader, actor, { now }).where('p.id', '=', podcastId).executeTakeFirst();
  if (!podcast) throw notFound();
  const isOldestFirst = (order ?? orderOf(podcast.episode_order)) === 'oldest_first';
  const place = readCursor(after, Place);
  const direction = isOldestFirst ? 'asc' : 'desc';
  const beyond = isOldestFirst ? sql`>` : sql`<`;
  const found = await episodesFor(reader, actor, { now })
    .where('e.podcast_id', '=', podcastId)
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(e.published_from, e.id) ${beyond} (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .orderBy('e.published_from', direction)
    .orderBy('e.id', direction)
    .limit(limit + 1)
    .execute();
  return pageOf(parts, reader, actor, { found, limit });
}

/** Episodes that a search finds, the newest first (POD-01). */
export async function findEpisodes(
  parts: Parts,
  actor: Actor,
  { search, after, limit }: { search: string; after?: string | undefined; limit: number },
): Promise<Page> {
  const words = searchable(search);
  if (words === '') return { items: [], next: null };
  const place = readCursor(after, Place);
  const reader = parts.db.read();
  const found = await episodesFor(reader, actor, { now: parts.clock.now() })
    .where(foundBy(sql.ref('e.search_text'), words))
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(e.published_from, e.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .orderBy('e.published_from', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(parts, reader, actor, { found, limit });
}

/** What the member began and did not end, the last heard first; and the newest episodes that they did not begin. */
export async function getListeningCatalog(parts: Parts, actor: Actor): Promise<{ goOn: Episode[]; fresh: Episode[] }> {
  const reader = parts.db.write(); // whoever just stopped an episode sees it
  const shown = episodesFor(reader, actor, { now: parts.clock.now() });
  const [begun, fresh] = await Promise.all([
    shown
      .where('l.position', '>', 0)
      .where('l.is_done', '=', false)
      .orderBy('l.placed_at', 'desc')
      .orderBy('e.id')
      .limit(catalogLength)
      .execute(),
    shown
      .where(sql<boolean>`coalesce(l.position, 0) = 0 and l.is_done is not true`)
      .orderBy('e.published_from', 'desc')
      .orderBy('e.id')
      .limit(catalogLength)
      .execute(),
  ]);
  const coverOf = await coversOf(
    parts,
    reader,
    actor,
    [...begun, ...fresh].map((row) => row.cover_file_id),
  );
  return { goOn: begun.map((row) => episodeOf(actor, row, coverOf)), fresh: fresh.map((row) => episodeOf(actor, row, coverOf)) };
}

/** An episode to be played, where the member stopped. Refuses `not_found` for what is not there and for what is not for the member alike. */
export async function getEpisode(parts: Parts, actor: Actor, { episodeId }: { episodeId: string }): Promise<EpisodeToPlay> {
  const reader = parts.db.write(); // another device may have told a second ago
  const row = await episodesFor(reader, actor, { now: parts.clock.now() }).where('e.id', '=', episodeId).executeTakeFirst();
  if (!row) throw notFound();
  const transcripts = Transcripts.parse(row.transcripts);
  const ids = [row.file_id, ...Object.values(transcripts)].flatMap((id) => id ?? []);
  const files = new Map((await parts.storage.find(reader, { tenantId: actor.tenantId, ids })).map((file) => [file.id, file]));
  const sound = files.get(row.file_id ?? '');
  if (!sound) throw notFound();
  const locale = matchLocale(actor.locale, locales);
  const spoken = [locale, ...languages.map((language) => language.locale)].find((one) => transcripts[one]);
  const transcript = spoken && files.get(transcripts[spoken] ?? '');
  const coverOf = await coversOf(parts, reader, actor, [row.cover_file_id]);
  return {
    ...episodeOf(actor, row, coverOf),
    fileId: sound.id,
    url: parts.storage.link(actor, sound),
    transcript: spoken && transcript ? { locale: spoken, url: parts.storage.link(actor, transcript) } : null,
    chapters: chaptersIn(textIn(parseText(row.chapters), locale), row.seconds) ?? [],
    placedAt: row.placed_at,
  };
}

async function pageOf(
  parts: Parts,
  reader: Reader,
  actor: Actor,
  { found, limit }: { found: EpisodeOfRow[]; limit: number },
): Promise<Page> {
  const { rows, next } = pageFrom(found, limit, (last) => cursorOf(last.published_from, last.id));
  const coverOf = await coversOf(
    parts,
    reader,
    actor,
    rows.map((row) => row.cover_file_id),
  );
  return { items: rows.map((row) => episodeOf(actor, row, coverOf)), next };
}

const episodeOf = (actor: Actor, row: EpisodeOfRow, coverOf: (fileId: string | null) => string | null): Episode => ({
  id: row.id,
  podcastId: row.podcast_id,
  podcast: textFor(actor, row.podcast),
  title: textFor(actor, row.title),
  description: textFor(actor, row.description),
  coverUrl: coverOf(row.cover_file_id),
  seconds: row.seconds,
  publishedAt: row.published_from ?? '',
  position: row.position ?? 0,
  isDone: row.is_done ?? false,
});
