/** Podcasts on the wire: podcasts, their episodes, and how far each member is. */
export {
  createPodcastCategory,
  exportPodcastCategories,
  getPodcastCategory,
  listPodcastCategoriesToKeep,
  PodcastCategoryDetail,
  PodcastCategoryForm,
  PodcastCategoryRow,
  removePodcastCategory,
  savePodcastCategory,
} from './categories.ts';
export {
  createEpisode,
  createPodcast,
  EpisodeDetail,
  EpisodeRow,
  exportEpisodes,
  exportPodcasts,
  getEpisodeToKeep,
  getPodcastToKeep,
  listEpisodesToKeep,
  listPodcastsToKeep,
  PodcastDetail,
  PodcastRow,
  publishEpisode,
  publishPodcast,
  retireEpisode,
  retirePodcast,
  saveEpisode,
  savePodcast,
} from './console.ts';
export {
  findEpisodes,
  EpisodeDownload,
  getEpisode,
  getEpisodeDownload,
  getListeningCatalog,
  getPodcast,
  ListeningEvent,
  listPodcastCategories,
  listPodcastEpisodes,
  listPodcasts,
  PodcastQuery,
  reportListening,
} from './member.ts';
export { Episode, EpisodeForm, EpisodeToPlay, Podcast, PodcastForm, PodcastPage } from './shapes.ts';
export { getPodcastFeed, openPodcastFeed, playPodcastFeed, PodcastFeed, readPodcastFeed, revokePodcastFeed } from './feeds.ts';
