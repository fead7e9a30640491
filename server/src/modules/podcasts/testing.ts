/** Builders of podcasts, by the same use-cases that staff and devices call; for tests and the demo. */
import type { EpisodeForm, PodcastForm } from '@vitrine/contract/podcasts';
import type { Actor } from '../../platform/http/index.ts';
import { createPodcastCategory } from './categories.ts';
import { createEpisode, publishEpisode } from './keep-episodes.ts';
import { createPodcast, publishPodcast } from './keep-podcasts.ts';
import type { PodcastParts } from './record-on-podcasts.ts';
import { reportListening } from './report-listening.ts';

export { createPodcastCategory as aPodcastCategory, reportListening };

/** A podcast for everybody; anything may be given. */
export const aPodcastForm = (given: Partial<PodcastForm> = {}): PodcastForm => ({
  title: { 'pt-BR': 'Balcão Aberto' },
  description: { 'pt-BR': 'Quem vende conta como vende.' },
  coverFileId: null,
  categoryId: null,
  tagIds: [],
  episodeOrder: 'newest_first',
  position: 0,
  groupIds: [],
  areaIds: [],
  audienceTagIds: [],
  ...given,
});

/** An episode without a sound; anything may be given. */
export const anEpisodeForm = (given: Partial<EpisodeForm> = {}): EpisodeForm => ({
  title: { 'pt-BR': 'O cliente que só quer dar uma olhada' },
  description: { 'pt-BR': 'Pergunte, espere, mostre.' },
  fileId: null,
  chapters: {},
  transcripts: {},
  publishedOn: null,
  ...given,
});

/** A published podcast. */
export async function aPodcast(parts: PodcastParts, actor: Actor, given: Partial<PodcastForm> = {}): Promise<string> {
  const { id: podcastId } = await createPodcast(parts, actor, aPodcastForm(given));
  await publishPodcast(parts, actor, { podcastId, version: 1 });
  return podcastId;
}

export type SentSound = { name: string; path?: string; content?: Buffer; seconds?: number; purpose?: 'audio' | 'captions' };

/** A sound or a transcript as somebody uploads it. */
export async function aSentFile(
  { storage }: Pick<PodcastParts, 'storage'>,
  { siteId, tenantId, personId }: Actor,
  { purpose = 'audio', ...file }: SentSound,
): Promise<string> {
  const { id } = await storage.put({ siteId, tenantId, personId, purpose, isPublic: false, ...file });
  return id;
}

/** A published episode of silence, ten minutes long unless another length or sound is given. */
export async function anEpisode(
  parts: PodcastParts,
  actor: Actor,
  { podcastId, seconds = 600, ...form }: Partial<EpisodeForm> & { podcastId: string; seconds?: number },
): Promise<string> {
  const fileId = form.fileId ?? (await aSentFile(parts, actor, { name: 'episodio.wav', content: silence(seconds) }));
  const { id: episodeId } = await createEpisode(parts, actor, { podcastId, ...anEpisodeForm({ ...form, fileId }) });
  await publishEpisode(parts, actor, { episodeId, version: 1 });
  return episodeId;
}

/** A WAV of so many seconds in which nothing is heard, at eight samples a second. */
export function silence(seconds: number): Buffer {
  const rate = 8;
  const data = Buffer.alloc(seconds * rate, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
