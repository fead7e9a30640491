import { lazy } from 'react';
import type { RoomInConsole } from '../../shared/room.ts';
import { photosRoutes } from './routes.tsx';

/** Its queue is reached from the one place of auditors. */
export const photos: RoomInConsole = {
  routes: photosRoutes,
  personParts: [
    {
      key: 'photos',
      needs: 'photos.audit',
      rank: 60,
      Part: lazy(() => import('./person-photos.tsx').then(({ PersonPhotosPart }) => ({ default: PersonPhotosPart }))),
    },
  ],
};
