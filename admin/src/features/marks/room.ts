import type { RoomInConsole } from '../../shared/room.ts';

/** Marks have no screen of their own in the console, only words of the trail. */
export const marks: RoomInConsole = { routes: [] };
