import type { QueryClient } from '@tanstack/react-query';
import type { Episode, EpisodeToPlay } from '@vitrine/contract/podcasts';
import { useSyncExternalStore } from 'react';
import type { Line } from '../../../shared/transcript.tsx';

/** What plays, for every screen that shows it. */
export type NowPlaying = {
  /** The episode that was tapped and is still fetched. */
  wantedId: string | null;
  episode: EpisodeToPlay | null;
  /** The episodes of the list in which it was tapped, in their order. */
  queue: readonly Episode[];
  isPlaying: boolean;
  position: number;
  speed: number;
  /** When it stops by itself, in the device’s milliseconds; or at the end of the episode. */
  sleep: number | 'end' | null;
  /** Where this device stopped, when that is another place than the newest one. */
  otherPlace: number | null;
  lines: readonly Line[];
  /** The episode that could not be fetched or played. */
  failedId: string | null;
};
/** What a tap on an episode asks for. */
export type PlayAsk = {
  episode: Episode;
  queue: readonly Episode[];
  queries: QueryClient;
  /** Another second than the one where the member stopped. */
  from?: number;
};

/** Seconds that one press goes back, and on (reference, section 3). */
export const stepBack = 15;
export const stepOn = 30;

export const silent: NowPlaying = {
  wantedId: null,
  episode: null,
  queue: [],
  isPlaying: false,
  position: 0,
  speed: 1,
  sleep: null,
  otherPlace: null,
  lines: [],
  failedId: null,
};
let state = silent;
const listeners = new Set<() => void>();

export const nowPlaying = (): NowPlaying => state;
export function setPlaying(change: Partial<NowPlaying>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A part of what plays; a screen is drawn anew only when that part changes. */
export const usePlaying = <Part>(part: (of: NowPlaying) => Part): Part => useSyncExternalStore(subscribe, () => part(state));
