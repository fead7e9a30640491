/** Podcasts: how an episode is cut into chapters, and what it means to have heard it. */
export { feedDays, feedEnds, feedReadersADay, judgeFeed, type FeedEnd, type FeedFacts } from './feeds.ts';
export { spokenIn, type SpokenLine } from './spoken.ts';
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
