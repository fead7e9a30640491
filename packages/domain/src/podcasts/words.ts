/** Where a podcast or an episode stands: members see what is published. */
export const podcastStates = ['draft', 'published', 'retired'] as const;
export type PodcastState = (typeof podcastStates)[number];

/** How the episodes of a podcast follow each other: news first, or as a story is told. */
export const episodeOrders = ['newest_first', 'oldest_first'] as const;
export type EpisodeOrder = (typeof episodeOrders)[number];

/** How far one member is with an episode, or with all episodes of a podcast. */
export const heardStates = ['not_started', 'in_progress', 'done'] as const;
export type HeardState = (typeof heardStates)[number];

/** How fast an episode may play (reference, section 3). */
export const podcastSpeeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export const podcastsRefusals = [
  'name_required',
  'audio_required',
  'chapters_invalid',
  'in_use',
  'podcast_already_published',
  'podcast_not_published',
] as const;
export type PodcastsRefusal = (typeof podcastsRefusals)[number];
