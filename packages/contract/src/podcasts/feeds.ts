/** A podcast in a member's own podcast app: an address with a secret of theirs, which they may take back. */
import { feedEnds } from '@vitrine/domain/podcasts';
import { z } from 'zod';
import { endpoint, Id, Instant, Nothing } from '../kernel/index.ts';

const own = { module: 'podcasts' } as const;
const params = z.object({ podcastId: Id });

export const PodcastFeed = z.object({
  /** Null: there is no address that serves. */
  feed: z.object({ createdAt: Instant, expiresAt: Instant, lastAt: Instant.nullable() }).nullable(),
  /** Why the last one serves no more; null where none was ended. */
  endedWhy: z.enum(feedEnds).nullable(),
});
export type PodcastFeed = z.infer<typeof PodcastFeed>;

export const getPodcastFeed = endpoint({
  ...own,
  method: 'GET',
  path: '/podcasts/:podcastId/feed',
  params,
  answer: PodcastFeed,
  summary: 'Whether the member has a private feed of a podcast; its address is told once, when it is made',
});

export const openPodcastFeed = endpoint({
  ...own,
  method: 'POST',
  path: '/podcasts/:podcastId/feed',
  params,
  answer: z.object({ url: z.string() }),
  keyed: false, // the answer holds a secret
  perMinute: 20,
  summary: 'Makes a private feed, for a year; the one before it serves no more',
});

export const revokePodcastFeed = endpoint({
  ...own,
  method: 'DELETE',
  path: '/podcasts/:podcastId/feed',
  params,
  answer: Nothing,
  summary: 'Takes the private feed back',
});

const secret = z.string().regex(/^[0-9a-f-]{36}\.[\w-]{43}$/, 'invalid');

export const readPodcastFeed = endpoint({
  method: 'GET',
  path: '/podcast-feeds/:secret',
  access: 'open',
  params: z.object({ secret }),
  answer: z.string(),
  answersFile: true,
  perMinute: 60,
  summary:
    'The feed as RSS; not found where the address was taken back, shared or is too old, or its member may not hear the podcast any more',
});

export const playPodcastFeed = endpoint({
  method: 'GET',
  path: '/podcast-feeds/:secret/:episodeId',
  access: 'open',
  params: z.object({ secret, episodeId: Id }),
  answer: z.string(),
  answersFile: true,
  perMinute: 120,
  summary: 'Leads to the sound of an episode by a link signed for minutes',
});
