/** Written by scripts/house/rooms.mjs from the folders of rooms; not by hand. */
import { identity } from '../features/identity/room.ts';
import { privacy } from '../features/privacy/room.ts';
import { notices } from '../features/notices/room.ts';
import { library } from '../features/library/room.ts';
import { news } from '../features/news/room.ts';
import { podcasts } from '../features/podcasts/room.ts';
import { surveys } from '../features/surveys/room.ts';
import { forum } from '../features/forum/room.ts';
import { pages } from '../features/pages/room.ts';
import { messages } from '../features/messages/room.ts';
import { classes } from '../features/classes/room.ts';
import { learning } from '../features/learning/room.ts';
import { campaigns } from '../features/campaigns/room.ts';
import { certificates } from '../features/certificates/room.ts';
import { levels } from '../features/levels/room.ts';
import { sence } from '../features/sence/room.ts';
import { sales } from '../features/sales/room.ts';
import { photos } from '../features/photos/room.ts';
import { rewards } from '../features/rewards/room.ts';
import { events } from '../features/events/room.ts';
import { transfer } from '../features/transfer/room.ts';
import { badges } from '../features/badges/room.ts';
import { ranking } from '../features/ranking/room.ts';
import { support } from '../features/support/room.ts';
import { search } from '../features/search/room.ts';
import type { RoomOnScreen } from '../shared/room.ts';

/** What each room brings, lowest row first. */
export const rooms: Record<string, RoomOnScreen> = {
  identity,
  privacy,
  notices,
  library,
  news,
  podcasts,
  surveys,
  forum,
  pages,
  messages,
  classes,
  learning,
  campaigns,
  certificates,
  levels,
  sence,
  sales,
  photos,
  rewards,
  events,
  transfer,
  badges,
  ranking,
  support,
  search,
};
