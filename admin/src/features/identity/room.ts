import type { RoomInConsole } from '../../shared/room.ts';
import { identityRoutes } from './routes.tsx';

export const identity: RoomInConsole = { routes: identityRoutes };
