import type { PlayerPage } from '@vitrine/contract/learning';
import { mergeRanges, type Range } from '@vitrine/domain/activities/video';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nowInstant } from '../../../../shared/device/clock.ts';
import { onLeaving } from '../../../../shared/device/page-life.ts';
import { reportSeen } from '../../reports.ts';
import { createWatchRecorder } from '../../../../shared/watch-recorder.ts';

/** Often enough that another device goes on at the same second. */
const reportEveryMs = 5_000;

/** What plays and counts by its seconds: a film, a sound, a stream. */
export type Watchable = { seconds: number; positionSeconds: number; watched: Range[]; noSkip: boolean };

type Watching = {
  page: PlayerPage;
  content: Watchable;
  /** Where it stands, in the seconds of the content. */
  positionNow: () => number;
  /** Seconds of the content for seconds of the player, where the two differ. */
  scale?: (seconds: number) => number;
};

/** Which seconds really played, told to the server as they are. */
export function useWatched({ page, content, positionNow, scale = (seconds) => seconds }: Watching) {
  const [watched, setWatched] = useState<Range[]>([]);
  const [recorder] = useState(createWatchRecorder);
  const spentFrom = useRef(nowInstant());
  const isFree = !content.noSkip || page.activity.state === 'completed';

  const report = () => {
    const ranges = recorder.take().map(([from, to]): Range => [scale(from), scale(to)]);
    if (ranges.length === 0) return;
    setWatched((before) => mergeRanges([...before, ...ranges]));
    const spent: [string, string] = [spentFrom.current, nowInstant()];
    spentFrom.current = spent[1];
    const positionSeconds = Math.max(0, positionNow());
    void reportSeen({
      run: page.run,
      courseId: page.courseId,
      activityId: page.activity.id,
      spent,
      what: { kind: 'watched', ranges, positionSeconds },
    });
  };
  const reportNow = useEffectEvent(report);
  useEffect(() => {
    const timer = setInterval(reportNow, reportEveryMs);
    const stop = onLeaving(reportNow);
    return () => {
      clearInterval(timer);
      stop();
      reportNow();
    };
  }, []);

  /** On a first view without skipping nobody jumps past what they saw (decision D11). */
  const furthest = (position: number): number =>
    Math.max(content.positionSeconds, ...mergeRanges([...content.watched, ...watched, [0, position]]).map(([, to]) => to));
  return {
    watched,
    recorder,
    report,
    /** Time is spent from now on. */
    begins: () => void (spentFrom.current = nowInstant()),
    /** Where a wish to stand there ends. */
    reachable: (seconds: number, position: number) => Math.max(0, Math.min(seconds, isFree ? content.seconds : furthest(position))),
  };
}
