/** Podcasts and episodes as staff keeps them. */
import { podcastsRefusals, podcastStates } from '@vitrine/domain/podcasts';
import { z } from 'zod';
import { changed, endpoint, exportOf, Id, Instant, pageOf, PageQuery, SearchTerm, StoredFile, Was } from '../kernel/index.ts';
import { EpisodeForm, PodcastForm } from './shapes.ts';

const read = { needs: 'content.read' } as const;
const write = { needs: 'content.write', refusals: [...podcastsRefusals, 'changed_meanwhile'] } as const;
const can = z.object({ save: z.boolean(), publish: z.boolean(), retire: z.boolean() });
const Seen = z.strictObject({ version: z.int() });

export const PodcastRow = z.object({
  id: Id,
  title: z.string(),
  state: z.enum(podcastStates),
  category: z.string(),
  episodes: z.int(),
  isLimited: z.boolean(),
  position: z.int(),
  updatedAt: Instant,
});
export type PodcastRow = z.infer<typeof PodcastRow>;

export const PodcastDetail = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(podcastStates),
  podcast: PodcastForm,
  image: StoredFile.nullable(),
  can,
});
export type PodcastDetail = z.infer<typeof PodcastDetail>;

export const EpisodeRow = z.object({
  id: Id,
  title: z.string(),
  podcast: z.string(),
  podcastId: Id,
  state: z.enum(podcastStates),
  seconds: z.int(),
  publishedAt: Instant.nullable(),
  /** Members who began it, and who heard it to the end. */
  listeners: z.int(),
  finished: z.int(),
  updatedAt: Instant,
});
export type EpisodeRow = z.infer<typeof EpisodeRow>;

export const EpisodeDetail = z.object({
  id: Id,
  podcastId: Id,
  version: z.int(),
  state: z.enum(podcastStates),
  episode: EpisodeForm,
  publishedAt: Instant.nullable(),
  files: z.array(StoredFile),
  can,
});
export type EpisodeDetail = z.infer<typeof EpisodeDetail>;

const onePodcast = z.object({ podcastId: Id });
const oneEpisode = z.object({ episodeId: Id });
const state = z.enum(podcastStates).optional();

export const listPodcastsToKeep = endpoint({
  ...read,
  method: 'GET',
  path: '/console/podcasts',
  query: PageQuery.extend({ search: SearchTerm.optional(), state }),
  answer: pageOf(PodcastRow),
  summary: 'Podcasts of the client, in their order',
});
export const exportPodcasts = exportOf(listPodcastsToKeep);

export const createPodcast = endpoint({
  ...write,
  method: 'POST',
  path: '/console/podcasts',
  body: PodcastForm,
  answer: z.object({ id: Id }),
  summary: 'Drafts a podcast',
});

export const getPodcastToKeep = endpoint({
  ...read,
  method: 'GET',
  path: '/console/podcasts/:podcastId',
  params: onePodcast,
  answer: PodcastDetail,
  summary: 'A podcast as it is edited',
});

export const savePodcast = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/podcasts/:podcastId',
  params: onePodcast,
  body: Seen.extend({ podcast: changed(PodcastForm), was: Was }),
  answer: PodcastDetail,
  summary: 'Saves a podcast; fields are refused below `podcast.`',
});

export const publishPodcast = endpoint({
  ...write,
  method: 'POST',
  path: '/console/podcasts/:podcastId/publish',
  params: onePodcast,
  body: Seen,
  answer: PodcastDetail,
  summary: 'Shows a podcast to those whom it is for',
});

export const retirePodcast = endpoint({
  ...write,
  method: 'POST',
  path: '/console/podcasts/:podcastId/retire',
  params: onePodcast,
  body: Seen,
  answer: PodcastDetail,
  summary: 'Takes a podcast away; what was heard stays known',
});

export const listEpisodesToKeep = endpoint({
  ...read,
  method: 'GET',
  path: '/console/podcast-episodes',
  query: PageQuery.extend({ search: SearchTerm.optional(), state, podcastId: Id.optional() }),
  answer: pageOf(EpisodeRow),
  summary: 'Episodes, the newest change first',
});
export const exportEpisodes = exportOf(listEpisodesToKeep);

export const createEpisode = endpoint({
  ...write,
  method: 'POST',
  path: '/console/podcasts/:podcastId/episodes',
  params: onePodcast,
  body: EpisodeForm,
  answer: z.object({ id: Id }),
  summary: 'Drafts an episode',
});

export const getEpisodeToKeep = endpoint({
  ...read,
  method: 'GET',
  path: '/console/podcast-episodes/:episodeId',
  params: oneEpisode,
  answer: EpisodeDetail,
  summary: 'An episode as it is edited',
});

export const saveEpisode = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/podcast-episodes/:episodeId',
  params: oneEpisode,
  body: Seen.extend({ episode: changed(EpisodeForm), was: Was }),
  answer: EpisodeDetail,
  summary: 'Saves an episode; fields are refused below `episode.`',
});

export const publishEpisode = endpoint({
  ...write,
  method: 'POST',
  path: '/console/podcast-episodes/:episodeId/publish',
  params: oneEpisode,
  body: Seen,
  answer: EpisodeDetail,
  summary: 'Shows an episode from its day on',
});

export const retireEpisode = endpoint({
  ...write,
  method: 'POST',
  path: '/console/podcast-episodes/:episodeId/retire',
  params: oneEpisode,
  body: Seen,
  answer: EpisodeDetail,
  summary: 'Takes an episode away; what was heard stays known',
});
