import type { Room } from '../room.ts';
import { reportsRoutes } from './routes.ts';

export const reports: Room = (platform) => ({ routes: [reportsRoutes(platform)] });
