import { call } from '@vitrine/client';
import { getPhotoBoard } from '@vitrine/contract/photos';
import { orKnown } from '../../shared/or-known.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchBoard = (query: { campaignId?: string; storeId?: string }) =>
  orKnown('photos', `board/${query.storeId ?? ''}`, () => call(getPhotoBoard, { query }));
