import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { keep, kept } from '../../../../shared/device/storage.ts';

type Track = { locale: string; label: string; url: string };

/** Which captions show: those of the person's language at first, and then whatever was last chosen on this device. */
export function useCaptions(film: RefObject<HTMLVideoElement | null>, tracks: readonly Track[], locale: string) {
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
  useEffect(() => {
    showOnly(film.current, chosen);
  }, [film, chosen]);
  return {
    tracks,
    chosen,
    choose: (next: string | null) => {
      keep('captions', next ?? 'off');
      setChosen(next);
    },
  };
}

function showOnly(film: HTMLVideoElement | null, locale: string | null): void {
  for (const track of film?.textTracks ?? []) track.mode = track.language === locale ? 'showing' : 'disabled';
}
