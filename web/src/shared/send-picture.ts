import { sendUpload, type UploadAsk } from '@vitrine/client';
import type { StoredFile } from '@vitrine/contract/kernel';
import type { Picture } from './device/picture.ts';

type Ask = { picture: Picture } & Required<Pick<UploadAsk, 'onBegun'>> & Pick<UploadAsk, 'purpose' | 'begun'>;

/** Sends a picture, or what else lies on the device as bytes; what was broken off goes on where it stopped. Throws like a call. */
export const sendPicture = ({ picture: { bytes, name, type }, ...ask }: Ask): Promise<StoredFile> =>
  sendUpload({ bytes, name, type, ...ask });
