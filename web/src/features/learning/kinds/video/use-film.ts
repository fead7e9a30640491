import type { PlayerPage } from '@vitrine/contract/learning';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nowMs } from '../../../../shared/device/clock.ts';
import { useMediaPlace, wantedSecond } from '../../media-place.ts';
import { useWatched, type Watchable } from './use-watched.ts';

const theCalls = () => import('../../calls.ts');

/** A link that fails again this soon after it was renewed has another fault. */
const renewAtMostEveryMs = 5_000;

type Filmed = { page: PlayerPage; content: Watchable & { fileId: string; url: string } };

/** A film or a sound as it plays: where it stands, what was watched, and a fresh link when the old one ran out. */
export function useFilm<Element extends HTMLMediaElement = HTMLVideoElement>({ page, content }: Filmed) {
  const film = useRef<Element>(null);
  const [url, setUrl] = useState(content.url);
  const [isPlaying, setPlaying] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const renewedAt = useRef(0);
  const { watched, recorder, report, begins, reachable } = useWatched({ page, content, positionNow: () => film.current?.currentTime ?? 0 });
  const [position, setPosition] = useState(() => {
    const wanted = wantedSecond();
    return wanted === null ? content.positionSeconds : reachable(wanted, content.positionSeconds);
  });
  const resumeAt = useRef({ seconds: position, isPlaying: false });

  const seek = (seconds: number) => {
    if (!film.current) return;
    recorder.breaks();
    film.current.currentTime = reachable(seconds, position);
    setPosition(film.current.currentTime);
  };
  useMediaPlace({ now: () => film.current?.currentTime ?? position, go: seek, rest: () => film.current?.pause() });
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
        begins();
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
