import type { Room } from '../room.ts';
import { gamesRecords } from './personal-records.ts';

export const games: Room = (platform) => ({ personalRecords: gamesRecords(platform) });
