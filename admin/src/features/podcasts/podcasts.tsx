import { call, callFile } from '@vitrine/client';
import {
  createEpisode,
  createPodcast,
  createPodcastCategory,
  EpisodeForm,
  EpisodeRow,
  exportEpisodes,
  exportPodcastCategories,
  exportPodcasts,
  getEpisodeToKeep,
  getPodcastCategory,
  getPodcastToKeep,
  listEpisodesToKeep,
  listPodcastCategoriesToKeep,
  listPodcastsToKeep,
  PodcastCategoryForm,
  PodcastCategoryRow,
  PodcastForm,
  PodcastRow,
  saveEpisode,
  savePodcast,
  savePodcastCategory,
  type EpisodeDetail,
  type PodcastDetail,
} from '@vitrine/contract/podcasts';
import { Id } from '@vitrine/contract/kernel';
import { formatClock } from '@vitrine/ui/words';
import { described, openedBy, resource, sentBy, type Opened } from '../../shared/resource/index.ts';
import { EpisodePreview } from './episode-preview.tsx';
import { PodcastPreview } from './podcast-preview.tsx';

const drawnPodcast = described(PodcastForm, {
  title: { limit: 120, section: 'texts' },
  description: { limit: 600, rows: 3, section: 'texts' },
  coverFileId: { kind: 'image', section: 'look' },
  categoryId: { kind: 'choice', section: 'look' },
  tagIds: { section: 'look' },
  episodeOrder: { section: 'order' },
  position: { section: 'order' },
  groupIds: { section: 'audience' },
  areaIds: { section: 'audience' },
  audienceTagIds: { section: 'audience' },
});

export const openedPodcast = (detail: PodcastDetail): Opened<PodcastForm> => openedBy('podcast')(detail);

export const podcasts = resource<PodcastRow, PodcastForm>({
  room: 'podcasts',
  name: 'list',
  inner: 'podcast',
  row: described(PodcastRow, {
    title: { column: 'shown' },
    state: { column: 'shown', isFilter: true },
    category: { column: 'shown' },
    episodes: { column: 'shown' },
    isLimited: { column: 'optional' },
    position: { column: 'optional' },
    updatedAt: { column: 'optional' },
  }),
  form: PodcastForm,
  drawn: drawnPodcast,
  list: (ask) => call(listPodcastsToKeep, { query: listPodcastsToKeep.query.parse(ask) }),
  export: (ask) => callFile(exportPodcasts, { query: exportPodcasts.query.parse(ask) }),
  titleOf: ({ title }) => title,
  read: (podcastId) => call(getPodcastToKeep, { params: { podcastId } }).then(openedPodcast),
  save: (podcastId, version, _whole, { now: podcast, was }) =>
    call(savePodcast, { params: { podcastId }, body: { version, podcast, was } }).then(openedPodcast),
  hint: PodcastPreview,
  create: {
    needs: 'content.write',
    form: drawnPodcast,
    empty: {
      title: {},
      description: {},
      coverFileId: null,
      categoryId: null,
      tagIds: [],
      episodeOrder: 'newest_first',
      position: 0,
      groupIds: [],
      areaIds: [],
      audienceTagIds: [],
    },
    send: sentBy(PodcastForm, (body, once) => call(createPodcast, { body }, once)),
  },
});

const drawing = {
  title: { limit: 160, section: 'texts' },
  description: { limit: 1_000, rows: 3, section: 'texts' },
  chapters: { limit: 4_000, rows: 5, section: 'texts' },
  fileId: { kind: 'audio', section: 'sound' },
  transcripts: { kind: 'captions', section: 'sound' },
  publishedOn: { section: 'when' },
} as const;
const drawnEpisode = described(EpisodeForm, drawing);
const NewEpisode = EpisodeForm.extend({ podcastId: Id });

export const openedEpisode = ({ episode, version, can, state, files }: EpisodeDetail): Opened<EpisodeForm> => ({
  values: episode,
  version,
  can,
  status: state,
  files,
});

export const episodes = resource<EpisodeRow, EpisodeForm>({
  room: 'podcasts',
  name: 'episodes',
  inner: 'episode',
  row: described(EpisodeRow, {
    title: { column: 'shown' },
    podcast: { column: 'shown' },
    podcastId: { isFilter: true, kind: 'choice' },
    state: { column: 'shown', isFilter: true },
    seconds: { column: 'shown' },
    publishedAt: { column: 'shown' },
    listeners: { column: 'optional' },
    finished: { column: 'optional' },
    updatedAt: { column: 'optional' },
  }),
  cells: { seconds: ({ seconds }) => formatClock(seconds) },
  form: EpisodeForm,
  drawn: drawnEpisode,
  list: (ask) => call(listEpisodesToKeep, { query: listEpisodesToKeep.query.parse(ask) }),
  export: (ask) => callFile(exportEpisodes, { query: exportEpisodes.query.parse(ask) }),
  titleOf: ({ title }) => title,
  read: (episodeId) => call(getEpisodeToKeep, { params: { episodeId } }).then(openedEpisode),
  save: (episodeId, version, _whole, { now: episode, was }) =>
    call(saveEpisode, { params: { episodeId }, body: { version, episode, was } }).then(openedEpisode),
  hint: EpisodePreview,
  create: {
    needs: 'content.write',
    form: described(NewEpisode, { ...drawing, podcastId: { kind: 'choice', section: 'when' } }),
    empty: { title: {}, description: {}, fileId: null, chapters: {}, transcripts: {}, publishedOn: null, podcastId: '' },
    send: sentBy(NewEpisode, ({ podcastId, ...body }, once) => call(createEpisode, { params: { podcastId }, body }, once)),
  },
});

const drawnCategory = described(PodcastCategoryForm, { name: { limit: 80 } });
const openedCategory = openedBy('category');

export const categories = resource<PodcastCategoryRow, PodcastCategoryForm>({
  room: 'podcasts',
  name: 'categories',
  inner: 'category',
  row: described(PodcastCategoryRow, { name: { column: 'shown' }, podcasts: { column: 'shown' } }),
  form: PodcastCategoryForm,
  drawn: drawnCategory,
  list: (ask) => call(listPodcastCategoriesToKeep, { query: listPodcastCategoriesToKeep.query.parse(ask) }),
  export: (ask) => callFile(exportPodcastCategories, { query: exportPodcastCategories.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (categoryId) => call(getPodcastCategory, { params: { categoryId } }).then(openedCategory),
  save: (categoryId, version, _whole, { now: category, was }) =>
    call(savePodcastCategory, { params: { categoryId }, body: { version, category, was } }).then(openedCategory),
  create: {
    needs: 'content.write',
    form: drawnCategory,
    empty: { name: {} },
    send: sentBy(PodcastCategoryForm, (body, once) => call(createPodcastCategory, { body }, once)),
  },
});
