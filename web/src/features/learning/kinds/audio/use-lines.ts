import { useCallback, useState } from 'react';
import { linesOf, type Line } from '../../../../shared/transcript.tsx';

/** The lines of a transcript, read by the browser from the track that was loaded. */
export function useLines(): { lines: Line[]; track: (element: HTMLTrackElement | null) => (() => void) | undefined } {
  const [lines, setLines] = useState<Line[]>([]);
  const track = useCallback((element: HTMLTrackElement | null) => {
    if (!element) return undefined;
    const read = () => setLines(linesOf(element.track));
    if (element.readyState === HTMLTrackElement.LOADED) read(); // before the screen was drawn
    element.addEventListener('load', read);
    return () => element.removeEventListener('load', read);
  }, []);
  return { lines, track };
}
