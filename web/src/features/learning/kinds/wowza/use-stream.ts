import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlayerOf } from '../kind-on-screen.ts';
import { useMediaPlace, wantedSecond } from '../../media-place.ts';
import { useWatched } from '../video/use-watched.ts';

/** A stream as it plays. Its own seconds are turned into those of the content, which are thousandths of it. */
export function useStream({ page, content }: PlayerOf<'wowza'>) {
  const element = useRef<HTMLVideoElement>(null);
  const queries = useQueryClient();
  const [length, setLength] = useState(0);
  const [position, setPosition] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isDead, setDead] = useState(false);
  const [address, setAddress] = useState(content.url);
  const goOnAt = useRef<number | null>(null);
  const ours = (theirs: number) => (length > 0 ? (theirs / length) * content.seconds : 0);
  const theirs = (own: number) => (own / content.seconds) * length;
  const { watched, recorder, report, begins, reachable } = useWatched({
    page,
    content,
    positionNow: () => ours(element.current?.currentTime ?? 0),
    scale: ours,
  });
  const dies = useEffectEvent(() => {
    goOnAt.current = element.current?.currentTime ?? null;
    element.current?.pause();
    recorder.breaks();
    report();
    setDead(true);
  });
  useEffect(() => {
    const video = element.current;
    if (!video || address === null) return;
    let end = () => {};
    let isGone = false;
    void import('./attach-stream.ts').then(
      ({ attachStream }) => {
        if (!isGone) end = attachStream(video, address, dies);
      },
      () => dies(),
    );
    return () => {
      isGone = true;
      end();
    };
  }, [address]);

  const notePlace = () => {
    if (element.current && !element.current.paused && !element.current.seeking) recorder.playsAt(element.current.currentTime);
  };
  const seek = (seconds: number) => {
    if (!element.current || length === 0) return;
    recorder.breaks();
    element.current.currentTime = theirs(reachable(ours(seconds), ours(position)));
    setPosition(element.current.currentTime);
  };
  useMediaPlace({ now: () => position, go: seek, rest: () => element.current?.pause() });
  /** Signed anew by the server: the old address may have run out. */
  const again = async () => {
    setDead(false);
    setAddress(null);
    const queryKey = ['learning', 'player', page.courseId, page.activity.hierarchy_order];
    await queries.invalidateQueries({ queryKey });
    const fresh = queries.getQueryData<PlayerOf<'wowza'>['page']>(queryKey)?.content;
    setAddress(fresh?.kind === 'wowza' ? fresh.url : content.url);
  };
  return {
    element,
    length,
    position,
    isPlaying,
    isDead,
    watched,
    seek,
    again: () => void again(),
    toggle: () => (element.current?.paused ? void element.current.play().catch(() => undefined) : element.current?.pause()),
    events: {
      onLoadedMetadata: () => {
        const { duration = 0 } = element.current ?? {};
        if (!element.current || !Number.isFinite(duration)) return;
        setLength(duration);
        const kept = (content.positionSeconds / content.seconds) * duration;
        const wanted = wantedSecond();
        const begin =
          wanted === null ? kept : (reachable((wanted / duration) * content.seconds, content.positionSeconds) / content.seconds) * duration;
        element.current.currentTime = goOnAt.current ?? (begin < duration - 1 ? begin : 0);
      },
      onDurationChange: () => {
        if (element.current && Number.isFinite(element.current.duration)) setLength(element.current.duration);
      },
      onPlay: () => {
        begins();
        notePlace();
        setPlaying(true);
      },
      onPause: () => {
        setPlaying(false);
        recorder.breaks();
        report();
      },
      onEmptied: () => setPlaying(false), // its source was taken away, and nobody says that it stopped
      onEnded: () => report(),
      onSeeked: () => notePlace(),
      onTimeUpdate: () => {
        notePlace();
        setPosition(element.current?.currentTime ?? 0);
      },
    },
  };
}
