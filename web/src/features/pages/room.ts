import type { RoomOnScreen } from '../../shared/room.ts';

export const pages: RoomOnScreen = {};
