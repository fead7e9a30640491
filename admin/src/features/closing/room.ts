import type { RoomInConsole } from '../../shared/room.ts';
import { closingRoutes } from './routes.tsx';

/** Its screens are reached from a campaign. */
export const closing: RoomInConsole = { routes: closingRoutes };
