import type { RoomInConsole } from '../../shared/room.ts';

/** Questions are written where courses are, and results lie in learning: no screen of its own in the console. */
export const assessment: RoomInConsole = { routes: [] };
