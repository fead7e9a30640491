import type { RoomInConsole } from '../../shared/room.ts';
import { photosRoutes } from './routes.tsx';

/** Its queue is reached from the one place of auditors. */
export const photos: RoomInConsole = { routes: photosRoutes };
