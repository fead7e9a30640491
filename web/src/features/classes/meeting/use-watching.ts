import { beatMs } from '@vitrine/domain/classes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nowMs } from '../../../shared/device/clock.ts';
import { isVisible, onLeaving, onVisibility } from '../../../shared/device/page-life.ts';
import { wait } from '../../../shared/device/wait.ts';
import { createWatchMeter } from './watch-meter.ts';

/** In a chunk of its own: the meeting is drawn before it has come. */
const theOutbox = () => import('./watching-outbox.ts');

/** The first word comes soon, so that a short stay is not lost; then one every half minute. */
const firstBeatMs = 5_000;

/** Reports the meeting while it is joined and in view; answers how many seconds are known, what still waits on this device included. */
export function useWatching({ encounterId, known, isJoined }: { encounterId: string; known: number; isJoined: boolean }): number {
  const [seconds, setSeconds] = useState(known);
  const joined = useRef(isJoined);
  const [meter] = useState(() =>
    createWatchMeter({
      nowMs,
      keep: (span) => {
        setSeconds((before) => before + Math.round((span.to - span.from) / 1_000));
        void theOutbox()
          .then(({ keepWatched }) => keepWatched(encounterId, span))
          .catch(() => undefined); // a device that keeps nothing: what the server has stays
      },
    }),
  );
  const note = useEffectEvent(() => meter.note(joined.current && isVisible()));
  useEffect(() => {
    joined.current = isJoined;
    note();
  }, [isJoined]);
  useEffect(() => {
    let stop = () => {};
    const beat = (ms: number) => {
      stop = wait(() => {
        note();
        beat(beatMs);
      }, ms);
    };
    beat(firstBeatMs);
    const stops = [onLeaving(() => meter.note(false)), onVisibility(note)];
    let isOver = false;
    let deaf = () => {};
    void theOutbox().then(({ onWatched }) => {
      if (isOver) return;
      deaf = onWatched((heard) => {
        if (heard.encounterId === encounterId) setSeconds(heard.watchedSeconds);
      });
    });
    return () => {
      meter.note(false);
      stop();
      isOver = true;
      deaf();
      for (const end of stops) end();
    };
  }, [meter, encounterId]);
  return seconds;
}
