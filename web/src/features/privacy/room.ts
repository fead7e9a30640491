import type { RoomOnScreen } from '../../shared/room.ts';
import { privacyRoutes } from './routes.tsx';

export const privacy: RoomOnScreen = { member: privacyRoutes };
