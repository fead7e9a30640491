import type { RoomInConsole } from '../../shared/room.ts';

export const pages: RoomInConsole = { routes: [] };
