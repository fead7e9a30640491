import type { RoomOnScreen } from '../../shared/room.ts';
import { noticePublicRoutes, noticeRoutes } from './routes.tsx';

export const notices: RoomOnScreen = { public: noticePublicRoutes, member: noticeRoutes };
