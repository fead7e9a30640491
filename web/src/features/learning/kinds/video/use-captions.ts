import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { keep, kept } from '../../../../shared/device/storage.ts';
import { pageAt, pagesOf } from './caption-pages.ts';

type Track = { locale: string; label: string; url: string };
type Cue = { from: number; to: number; pages: string[] };

/** A letter of the caption's face, on average and rounded up; and what of the picture its plate leaves free. */
const letterPx = 9;
const plateMargin = 48;
const widestPx = 640;

/**
 * Which captions show: those of the person's language at first, and then whatever was last chosen on this device. They are drawn by us, in our face,
 * above the controls: a browser draws them in its own, across whatever lies there.
 */
export function useCaptions(film: RefObject<HTMLVideoElement | null>, tracks: readonly Track[], locale: string) {
  const [cue, show] = useState<Cue | null>(null);
  const [chosen, setChosen] = useState<string | null>(() => {
    const last = kept('captions');
    if (last === 'off') return null;
    return (
      tracks.find((track) => track.locale === last)?.locale ??
      tracks.find((track) => track.locale === locale)?.locale ??
      tracks[0]?.locale ??
      null
    );
  });
  const changes = useEffectEvent((track: TextTrack) => {
    const now = track.activeCues?.[0];
    const width = Math.min(widestPx, (film.current?.clientWidth ?? widestPx) - plateMargin);
    const most = 2 * Math.floor(width / letterPx);
    show(now instanceof VTTCue ? { from: now.startTime, to: now.endTime, pages: pagesOf(wordsOf(now), most) } : null);
  });
  useEffect(() => {
    const own = [...(film.current?.textTracks ?? [])];
    for (const track of own) track.mode = track.language === chosen ? 'hidden' : 'disabled';
    const track = own.find(({ language }) => language === chosen);
    const listen = () => track && changes(track);
    track?.addEventListener('cuechange', listen);
    return () => {
      track?.removeEventListener('cuechange', listen);
      show(null);
    };
  }, [film, chosen]);
  return {
    tracks,
    chosen,
    /** What is said at this second. */
    saidAt: (second: number) => (cue ? pageAt(cue.pages, (second - cue.from) / Math.max(0.1, cue.to - cue.from)) : ''),
    choose: (next: string | null) => {
      keep('captions', next ?? 'off');
      setChosen(next);
    },
  };
}

/** Without the marks of who speaks and how. */
const wordsOf = ({ text }: VTTCue): string => text.replaceAll(/<[^>]*>/g, '');
