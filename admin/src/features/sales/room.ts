import type { RoomInConsole } from '../../shared/room.ts';
import { salesRoutes } from './routes.tsx';

/** Its queue is reached from the one place of auditors. */
export const sales: RoomInConsole = { routes: salesRoutes };
