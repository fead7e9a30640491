import { fileRefusals } from '@vitrine/domain/kernel';
import { photosRefusals } from '@vitrine/domain/photos';
import { z } from 'zod';
import { endpoint, Id } from '../kernel/index.ts';
import { PhotoBoard, PhotoForm, SentPhoto } from './shapes.ts';

const photos = { module: 'upload_photos' } as const;

/** Without a campaign the current one, without a store the first of the member's own (PHO-01). */
export const getPhotoBoard = endpoint({
  ...photos,
  method: 'GET',
  path: '/photos',
  query: z.object({ campaignId: Id.optional(), storeId: Id.optional() }),
  answer: PhotoBoard,
  summary: 'The photos of a store this week, what is missing, and the weeks before',
});

/** Of a type, store and week there is one live photo, whoever sends it (PHO-02); points come at once or on approval (PHO-03). */
export const sendPhoto = endpoint({
  ...photos,
  method: 'POST',
  path: '/photos',
  body: PhotoForm,
  answer: SentPhoto,
  refusals: [...photosRefusals, ...fileRefusals],
  summary: 'Sends the photo of a display',
});
