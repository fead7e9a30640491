import type { RoomOnScreen } from '../../shared/room.ts';
import { searchRoutes } from './routes.tsx';

export const search: RoomOnScreen = { member: searchRoutes };
