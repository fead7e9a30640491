import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showPicture } from '../../../shared/device/picture.ts';
import type { KeptPhoto } from './kept-photo.ts';
import type { PhotoOutbox } from './photo-outbox.ts';

/** The desktop of this page. Its code calls the server, so it comes by itself, and never holds up a screen. */
export const photoOutbox = async (): Promise<PhotoOutbox> => (await import('./open-outbox.ts')).outboxOfPage();

/** The member's photos that the server does not have yet. Whoever shows them keeps them going, and sees the board change when one has arrived. */
export function useKeptPhotos(): readonly KeptPhoto[] {
  const queries = useQueryClient();
  const [photos, setPhotos] = useState<readonly KeptPhoto[]>([]);
  useEffect(() => {
    const stops: (() => void)[] = [];
    let isLeft = false;
    void photoOutbox().then(
      (outbox) => {
        if (isLeft) return;
        const look = () => setPhotos(outbox.photos() ?? []);
        look();
        const heard = () =>
          void queries.invalidateQueries({ predicate: ({ queryKey }) => ['photos', 'ledger', 'rewards'].includes(String(queryKey[0])) });
        stops.push(outbox.subscribe(look), outbox.onSettled(heard));
      },
      () => undefined, // the next screen asks again
    );
    return () => {
      isLeft = true;
      stops.forEach((stop) => stop());
    };
  }, [queries]);
  return photos;
}

/** The address of a kept picture, as long as a screen shows it. */
export function useKeptPicture(key: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let release: (() => void) | undefined;
    let isLeft = false;
    const show = async () => {
      const picture = key === undefined ? undefined : await (await photoOutbox()).picture(key);
      if (isLeft) return;
      const shown = picture && showPicture(picture);
      release = shown?.release;
      setUrl(shown?.url);
    };
    void show();
    return () => {
      isLeft = true;
      release?.();
    };
  }, [key]);
  return url;
}
