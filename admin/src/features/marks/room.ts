import type { RoomInConsole } from '../../shared/room.ts';
import { marksRoutes } from './routes.tsx';

/** Reviews are opened from the course that they are of. */
export const marks: RoomInConsole = { routes: marksRoutes };
