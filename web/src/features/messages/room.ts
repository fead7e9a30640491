import type { RoomOnScreen } from '../../shared/room.ts';
import { messagesRoutes } from './routes.tsx';

export const messages: RoomOnScreen = { member: messagesRoutes };
