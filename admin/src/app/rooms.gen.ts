/** Written by scripts/house/rooms.mjs from the folders of rooms; not by hand. */
import { tenancy } from '../features/tenancy/room.ts';
import { identity } from '../features/identity/room.ts';
import { marks } from '../features/marks/room.ts';
import { assessment } from '../features/assessment/room.ts';
import { library } from '../features/library/room.ts';
import { catalog } from '../features/catalog/room.ts';
import { trails } from '../features/trails/room.ts';
import { learning } from '../features/learning/room.ts';
import { campaigns } from '../features/campaigns/room.ts';
import { levels } from '../features/levels/room.ts';
import { sales } from '../features/sales/room.ts';
import { photos } from '../features/photos/room.ts';
import { rewards } from '../features/rewards/room.ts';
import { badges } from '../features/badges/room.ts';
import { support } from '../features/support/room.ts';
import { reports } from '../features/reports/room.ts';
import type { RoomInConsole } from '../shared/room.ts';

/** What each room brings, lowest row first. */
export const rooms: Record<string, RoomInConsole> = {
  tenancy,
  identity,
  marks,
  assessment,
  library,
  catalog,
  trails,
  learning,
  campaigns,
  levels,
  sales,
  photos,
  rewards,
  badges,
  support,
  reports,
};

/** Rooms that say what their changes are called. */
export const roomsInTrail = ['tenancy', 'identity', 'marks', 'assessment', 'library', 'catalog', 'trails', 'learning', 'campaigns', 'levels', 'sales', 'photos', 'rewards', 'badges', 'support'] as const;
