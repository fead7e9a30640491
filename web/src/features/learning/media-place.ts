import { useEffect, useEffectEvent } from 'react';

/** What plays by its seconds on this screen: where it stands, how it goes elsewhere, and how it rests. */
export type MediaPlace = { now: () => number; go: (seconds: number) => void; rest: () => void };

let open: MediaPlace | undefined;

/** The film or the sound on the screen; undefined for what has no seconds. */
export const openMedia = (): MediaPlace | undefined => open;

/** A player with seconds says so while it is there. */
export function useMediaPlace(place: MediaPlace): void {
  const now = useEffectEvent(() => place.now());
  const go = useEffectEvent((seconds: number) => place.go(seconds));
  const rest = useEffectEvent(() => place.rest());
  useEffect(() => {
    const mine: MediaPlace = { now: () => now(), go: (seconds) => go(seconds), rest: () => rest() };
    open = mine;
    return () => {
      if (open === mine) open = undefined;
    };
  }, []);
}

/** The second that the address asks for, as the notes of a course do; null for none. */
export function wantedSecond(): number | null {
  const at = Number(new URLSearchParams(window.location.search).get('at'));
  return at > 0 ? at : null;
}
