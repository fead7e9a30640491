import { mergeRanges, type Range } from '@vitrine/domain/activities/video';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nowInstant, nowMs } from '../../../../shared/device/clock.ts';
import { onLeaving } from '../../../../shared/device/page-life.ts';
import { reportSeen } from '../../reports.ts';
import type { PlayerOf } from '../kind-on-screen.ts';
import { createWatchRecorder } from './watch-recorder.ts';

const theCalls = () => import('../../calls.ts');

const reportEveryMs = 10_000;
/** A link that fails again this soon after it was renewed has another fault. */
const renewAtMostEveryMs = 5_000;

/** The film as it plays: where it stands, what was watched, and a fresh link when the old one ran out. */
export function useFilm({ page, content }: PlayerOf<'video'>) {
  const film = useRef<HTMLVideoElement>(null);
  const [url, setUrl] = useState(content.url);
  const [isPlaying, setPlaying] = useState(false);
  const [position, setPosition] = useState(content.positionSeconds);
  const [watched, setWatched] = useState<Range[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [recorder] = useState(createWatchRecorder);
  const spentFrom = useRef(nowInstant());
  const renewedAt = useRef(0);
  const resumeAt = useRef({ seconds: content.positionSeconds, isPlaying: false });
  const isFree = !content.noSkip || page.activity.state === 'completed';

  const report = () => {
    const ranges = recorder.take();
    if (ranges.length === 0) return;
    setWatched((before) => mergeRanges([...before, ...ranges]));
    const spent: [string, string] = [spentFrom.current, nowInstant()];
    spentFrom.current = spent[1];
    const positionSeconds = film.current?.currentTime ?? 0;
    reportSeen({ courseId: page.courseId, activityId: page.activity.id, spent, what: { kind: 'watched', ranges, positionSeconds } });
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
  const furthest = (): number =>
    Math.max(content.positionSeconds, ...mergeRanges([...content.watched, ...watched, [0, position]]).map(([, to]) => to));
  const seek = (seconds: number) => {
    if (!film.current) return;
    recorder.breaks();
    film.current.currentTime = Math.max(0, isFree ? Math.min(seconds, content.seconds) : Math.min(seconds, furthest()));
    setPosition(film.current.currentTime);
  };
  const notePlace = () => {
    if (film.current && !film.current.paused && !film.current.seeking) recorder.playsAt(film.current.currentTime);
  };
  const play = () => film.current?.play().catch((error: unknown) => setFailure(error));
  const renew = async () => {
    if (nowMs() - renewedAt.current < renewAtMostEveryMs) return setFailure(film.current?.error ?? true);
    renewedAt.current = nowMs();
    resumeAt.current = { seconds: position, isPlaying };
    try {
      setUrl(await (await theCalls()).freshUrlOf(content.fileId));
      setFailure(null);
    } catch (error) {
      setFailure(error);
    }
  };
  const resume = () => {
    const { seconds, isPlaying: goesOn } = resumeAt.current;
    if (film.current && seconds > 0 && seconds < content.seconds - 1) film.current.currentTime = seconds;
    if (goesOn) void play();
  };
  const resumeNow = useEffectEvent(resume);
  // A film that the browser still holds may be ready before the screen is drawn: nobody hears that event.
  useEffect(() => {
    if (film.current && film.current.readyState >= film.current.HAVE_METADATA) resumeNow();
  }, []);
  return {
    film,
    url,
    isPlaying,
    position,
    watched,
    failure,
    seek,
    toggle: () => (film.current?.paused ? void play() : film.current?.pause()),
    events: {
      onLoadedMetadata: resume,
      onPlay: () => {
        spentFrom.current = nowInstant();
        notePlace();
        setPlaying(true);
        setFailure(null);
      },
      onPause: () => {
        setPlaying(false);
        recorder.breaks();
        report();
      },
      onEnded: () => report(),
      onSeeked: () => notePlace(), // its clock ticks a quarter of a second later: that much was watched too
      onTimeUpdate: () => {
        notePlace();
        setPosition(film.current?.currentTime ?? 0);
      },
      onError: () => void renew(),
    },
  };
}
