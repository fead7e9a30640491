import { useEffect } from 'react';
import type { Feel, PictureShown } from './port.ts';

/** What an author gave to be heard with a picture, as soon as it lies before the learner; again when sounds are switched on. */
export function useHeard(feel: Feel, picture: PictureShown | undefined): void {
  const url = picture?.sound ?? null;
  useEffect(() => {
    if (url !== null) feel.hear(url);
  }, [feel, url]);
}
