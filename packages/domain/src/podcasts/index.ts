/** Podcasts: how an episode is cut into chapters, and what it means to have heard it. */
export { chaptersIn, chapterTitleLimit, type Chapter } from './chapters.ts';
export {
  correctedInstant,
  hearMore,
  heardStateOf,
  isHeard,
  isNearEnd,
  isWorthOffering,
  nothingHeard,
  progressOf,
  resumeAt,
  type Listening,
  type ListeningAct,
} from './listening.ts';
export {
  episodeOrders,
  heardStates,
  podcastSpeeds,
  podcastsRefusals,
  podcastStates,
  type EpisodeOrder,
  type HeardState,
  type PodcastsRefusal,
  type PodcastState,
} from './words.ts';
