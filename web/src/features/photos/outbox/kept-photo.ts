import type { Device } from '@vitrine/client';
import type { Picture } from '../../../shared/device/picture.ts';

/** A photo that the server does not have yet. Whoever closes the browser finds it again. */
export type KeptPhoto = {
  /** Names it here, and is its Idempotency-Key: made with the photo, before anything is sent, so that it counts once (D40). */
  key: string;
  personId: string;
  clientId: string | undefined;
  campaignId: string;
  storeId: string;
  typeId: string;
  /** The device's clock when it was taken. Part of what is sent: it stays the same through each try. */
  writtenAt: string;
  /** `waiting`: on its way as soon as there is a network. `refused`: the server said no. */
  stage: 'waiting' | 'refused';
  upload: string | undefined;
  fileId: string | undefined;
  /** What it looks like; kept with the file, so that each try sends the same. */
  mark?: string | null;
  refusal: string | null;
};

/** As it lies in the outbox. */
export type PhotoBody = Omit<KeptPhoto, 'key' | 'personId' | 'clientId' | 'stage' | 'refusal'>;

/** The pictures lie apart. */
export const photoPictures = ({ kept }: Pick<Device, 'kept'>) => {
  const at = (key: string) => `photos/picture/${key}`;
  return {
    read: (key: string) => kept.get<Picture>(at(key)),
    keep: (key: string, picture: Picture | undefined) => kept.set(at(key), picture),
  };
};
