/** Each floor of a room says in its `room.ts` what it brings, and each floor's index names the rooms that have a folder (decision 030). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { floors } from '../places.mjs';
import { indexesOfRooms, missingOfRooms } from '../rooms.mjs';

export const roomsAreWhole = {
  name: 'rooms-are-whole',
  check: (tree) => {
    if (!existsSync(join(tree.root, floors.module, 'room.ts'))) return [];
    const missing = missingOfRooms(tree.root);
    if (missing.length > 0)
      return missing.map((file) => ({
        file,
        why: 'a room lacks it',
        instead: 'say there what the room brings (npm run new room NAME shows how)',
      }));
    return [...indexesOfRooms(tree.root)]
      .filter(([path, text]) => !tree.has(path) || tree.text(path) !== text)
      .map(([file]) => ({ file, why: 'it does not name the folders that are there', instead: 'node scripts/house/rooms.mjs --write' }));
  },
};
