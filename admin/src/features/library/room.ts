import type { RoomInConsole } from '../../shared/room.ts';

/** The library has only words of the trail in the console so far. */
export const library: RoomInConsole = { routes: [] };
