/** Written by scripts/house/rooms.mjs from the folders of rooms; not by hand. */
import { library } from '../library/crawl.ts';
import { trails } from '../trails/crawl.ts';
import { levels } from '../levels/crawl.ts';
import { photos } from '../photos/crawl.ts';
import { badges } from '../badges/crawl.ts';
import { support } from '../support/crawl.ts';
import type { RoomScreens } from './room-screens.ts';

/** By room. */
export const roomScreens: Record<string, RoomScreens> = {
  library,
  trails,
  levels,
  photos,
  badges,
  support,
};
