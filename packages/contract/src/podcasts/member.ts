/** Podcasts as members see and hear them. */
import { z } from 'zod';
import { endpoint, Id, Instant, pageOf, PageQuery, SearchTerm } from '../kernel/index.ts';
import { Episode, EpisodeToPlay, Podcast, PodcastPage } from './shapes.ts';

const podcasts = { module: 'podcasts' } as const;
const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** `all`, or up to twenty words with commas between them. */
const listOf = (word: string) =>
  z
    .string()
    .regex(new RegExp(`^(all|(${word})(,(${word})){0,19})$`, 'i'), 'invalid')
    .default('all');

/** The shared fields of filters under their names (FIL-01). Nobody is put into a podcast: `assigned` finds none. `extensions` are the endings of its sounds. */
export const PodcastQuery = PageQuery.extend({
  favorite: z.enum(['all', 'favorite']).default('all'),
  progress: z.enum(['all', 'not_started', 'in_progress', 'done']).default('all'),
  search: SearchTerm.optional(),
  selected_areas: listOf(id),
  selected_groups: listOf(id),
  selected_tags: listOf(id),
  subscription_type: z.enum(['all', 'self', 'assigned']).default('all'),
  categories: listOf(`${id}|none`),
  extensions: listOf('[a-z0-9]{1,16}'),
});
export type PodcastQuery = z.infer<typeof PodcastQuery>;

export const listPodcasts = endpoint({
  ...podcasts,
  method: 'GET',
  path: '/podcasts',
  query: PodcastQuery,
  answer: pageOf(Podcast),
  summary: 'Podcasts that the member may hear, in the order of the client',
});

export const getPodcast = endpoint({
  ...podcasts,
  method: 'GET',
  path: '/podcasts/:podcastId',
  params: z.object({ podcastId: Id }),
  answer: PodcastPage,
  summary: 'A podcast',
});

export const listPodcastEpisodes = endpoint({
  ...podcasts,
  method: 'GET',
  path: '/podcasts/:podcastId/episodes',
  params: z.object({ podcastId: Id }),
  query: PageQuery.extend({ order: z.enum(['newest_first', 'oldest_first']).optional() }),
  answer: pageOf(Episode),
  summary: 'Episodes of a podcast, in its own order or the one that is asked for',
});

export const findEpisodes = endpoint({
  ...podcasts,
  method: 'GET',
  path: '/podcast-episodes',
  query: PageQuery.extend({ search: SearchTerm }),
  answer: pageOf(Episode),
  summary: 'Episodes that a search finds, the newest first',
});

export const getListeningCatalog = endpoint({
  ...podcasts,
  method: 'GET',
  path: '/podcast-catalog',
  answer: z.object({ goOn: z.array(Episode), fresh: z.array(Episode) }),
  summary: 'What the member began to hear, and the newest episodes',
});

export const listPodcastCategories = endpoint({
  ...podcasts,
  method: 'GET',
  path: '/podcast-categories',
  answer: z.object({ categories: z.array(z.object({ id: Id, name: z.string() })), hasNone: z.boolean() }),
  summary: 'Categories of the podcasts that the member may hear, and whether one has none',
});

export const getEpisode = endpoint({
  ...podcasts,
  method: 'GET',
  path: '/podcast-episodes/:episodeId',
  params: z.object({ episodeId: Id }),
  answer: EpisodeToPlay,
  summary: 'An episode to be played, where the member stopped',
});

/** The sound of an episode, as a device keeps it. */
export const EpisodeDownload = z.object({
  fileId: Id,
  /** Since when this file is the episode's. */
  updated_date: Instant,
  /** Its name on the device. */
  name: z.string(),
  bytes: z.int(),
  /** In hex, of the whole file. */
  sha256: z.string(),
  /** Strong: what was begun goes on by `If-Range`. */
  etag: z.string(),
  /** Signed for some minutes. */
  url: z.string(),
});
export type EpisodeDownload = z.infer<typeof EpisodeDownload>;

export const getEpisodeDownload = endpoint({
  ...podcasts,
  method: 'GET',
  path: '/podcast-episodes/:episodeId/download',
  params: z.object({ episodeId: Id }),
  answer: EpisodeDownload,
  summary: 'The sound of an episode that a device may keep: its size, its digest and a link',
});

const second = z.number().min(0, 'number_too_small').max(1_000_000, 'number_too_big');

/** One act of listening as a device tells it; `at` by the device’s own clock. */
export const ListeningEvent = z.strictObject({
  event_id: Id,
  episodeId: Id,
  at: Instant,
  what: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('heard'),
      position: second,
      speed: z.number().min(0.25, 'number_too_small').max(4, 'number_too_big'),
      ranges: z.array(z.tuple([second, second])).max(100, 'too_many'),
    }),
    z.strictObject({ kind: z.literal('played') }),
    z.strictObject({ kind: z.literal('unplayed') }),
  ]),
});
export type ListeningEvent = z.infer<typeof ListeningEvent>;

export const reportListening = endpoint({
  ...podcasts,
  method: 'POST',
  path: '/podcast-listening',
  body: z.strictObject({
    /** What the device’s clock shows now: the server corrects each event by it. */
    sentAt: Instant,
    events: z.array(ListeningEvent).min(1, 'required').max(100, 'too_many'),
  }),
  answer: z.object({
    kept: z.array(Id),
    refused: z.array(z.object({ event_id: Id, refusal: z.literal('not_found') })),
    episodes: z.array(z.object({ id: Id, position: z.number(), isDone: z.boolean() })),
  }),
  keyed: false, // each event has an id of its own
  summary: 'What a device heard; each event counts once, in any order',
});
