import { episodeOrders, heardStates } from '@vitrine/domain/podcasts';
import { z } from 'zod';
import { Day, Id, Instant, LocaleCode, LocaleText } from '../kernel/index.ts';

/** A podcast as members see it in a list. */
export const Podcast = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  /** Lasting, for anybody; null: the app draws one. */
  coverUrl: z.string().nullable(),
  category: z.string(),
  episodes: z.int(),
  /** Episodes that the member has not heard to the end. */
  unheard: z.int(),
  progress: z.enum(heardStates),
  latestAt: Instant.nullable(),
  isFavourite: z.boolean(),
});
export type Podcast = z.infer<typeof Podcast>;

export const PodcastPage = Podcast.extend({ tags: z.array(z.string()), episodeOrder: z.enum(episodeOrders) });
export type PodcastPage = z.infer<typeof PodcastPage>;

/** An episode in a list, with how far the member is. */
export const Episode = z.object({
  id: Id,
  podcastId: Id,
  podcast: z.string(),
  title: z.string(),
  description: z.string(),
  coverUrl: z.string().nullable(),
  seconds: z.number(),
  publishedAt: Instant,
  position: z.number(),
  isDone: z.boolean(),
});
export type Episode = z.infer<typeof Episode>;

/** An episode to be played; its links are signed for minutes. */
export const EpisodeToPlay = Episode.extend({
  fileId: Id,
  url: z.string(),
  transcript: z.object({ locale: LocaleCode, url: z.string() }).nullable(),
  chapters: z.array(z.object({ from: z.number(), title: z.string() })),
  /** When the member was last at this position; null: never. */
  placedAt: Instant.nullable(),
});
export type EpisodeToPlay = z.infer<typeof EpisodeToPlay>;

/** Whom a podcast is for; nobody named is everybody of the client. */
const ids = z.array(Id).max(100, 'too_many');

export const PodcastForm = z.strictObject({
  title: LocaleText(120),
  description: LocaleText(600),
  coverFileId: Id.nullable(),
  categoryId: Id.nullable(),
  tagIds: z.array(Id).max(20, 'too_many'),
  episodeOrder: z.enum(episodeOrders, 'invalid_choice'),
  /** The lower stands first. */
  position: z.int('invalid').min(0, 'number_too_small').max(999, 'number_too_big'),
  groupIds: ids,
  areaIds: ids,
  audienceTagIds: ids,
});
export type PodcastForm = z.infer<typeof PodcastForm>;

export const EpisodeForm = z.strictObject({
  title: LocaleText(160),
  description: LocaleText(1_000),
  fileId: Id.nullable(),
  /** A line a chapter, its time first: `2:55 Pergunte, espere, mostre`. */
  chapters: LocaleText(4_000),
  /** What is said, a WebVTT file a language. */
  transcripts: z.strictObject({ 'pt-BR': Id.optional(), 'en-US': Id.optional(), 'es-ES': Id.optional(), 'fr-FR': Id.optional() }),
  /** The day from which members see it, in the client’s zone; null: the moment of its publication. */
  publishedOn: Day.nullable(),
});
export type EpisodeForm = z.infer<typeof EpisodeForm>;
