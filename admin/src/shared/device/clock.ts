import { useSyncExternalStore } from 'react';

/** The device's clock: the only place of the console that reads it. */

/** The IANA zone of this device. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Milliseconds since 1970. */
export const nowMs = (): number => Date.now();

/** The instant so many seconds from now, by this device. */
export const instantIn = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

/** Whole seconds until an instant, counted down on the screen; null asks for nothing. Never below zero. */
export function useSecondsUntil(instant: string | null): number {
  return useSyncExternalStore(
    eachSecond,
    () => secondsUntil(instant),
    () => 0,
  );
}

function eachSecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1_000);
  return () => clearInterval(timer);
}

const secondsUntil = (instant: string | null) =>
  instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1_000));
