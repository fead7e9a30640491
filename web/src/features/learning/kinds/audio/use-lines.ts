import { useCallback, useState } from 'react';

export type Line = { from: number; speaker: string; text: string };

/** The lines of a transcript, read by the browser from the track that was loaded. */
export function useLines(): { lines: Line[]; track: (element: HTMLTrackElement | null) => (() => void) | undefined } {
  const [lines, setLines] = useState<Line[]>([]);
  const track = useCallback((element: HTMLTrackElement | null) => {
    if (!element) return undefined;
    const read = () => setLines([...(element.track.cues ?? [])].map((cue) => lineOf(cue)));
    if (element.readyState === HTMLTrackElement.LOADED) read(); // before the screen was drawn
    element.addEventListener('load', read);
    return () => element.removeEventListener('load', read);
  }, []);
  return { lines, track };
}

/** Who speaks stands in a mark of its own: `<v Ana>`. */
function lineOf(cue: TextTrackCue): Line {
  const written = cue instanceof VTTCue ? cue.text : '';
  const speaker = /^<v(?:\.[\w.]+)? ([^>]+)>/.exec(written)?.[1] ?? '';
  return { from: cue.startTime, speaker, text: written.replaceAll(/<[^>]*>/g, '').trim() };
}
