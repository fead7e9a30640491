/** Written by scripts/house/rooms.mjs from the folders of rooms; not by hand. */
import { marks } from '../marks/crawl.ts';
import { library } from '../library/crawl.ts';
import { news } from '../news/crawl.ts';
import { podcasts } from '../podcasts/crawl.ts';
import { surveys } from '../surveys/crawl.ts';
import { forum } from '../forum/crawl.ts';
import { pages } from '../pages/crawl.ts';
import { messages } from '../messages/crawl.ts';
import { classes } from '../classes/crawl.ts';
import { trails } from '../trails/crawl.ts';
import { learning } from '../learning/crawl.ts';
import { certificates } from '../certificates/crawl.ts';
import { levels } from '../levels/crawl.ts';
import { sence } from '../sence/crawl.ts';
import { photos } from '../photos/crawl.ts';
import { events } from '../events/crawl.ts';
import { transfer } from '../transfer/crawl.ts';
import { badges } from '../badges/crawl.ts';
import { ranking } from '../ranking/crawl.ts';
import { support } from '../support/crawl.ts';
import { search } from '../search/crawl.ts';
import { closing } from '../closing/crawl.ts';
import { audit } from '../audit/crawl.ts';
import type { RoomScreens } from './room-screens.ts';

/** By room. */
export const roomScreens: Record<string, RoomScreens> = {
  marks,
  library,
  news,
  podcasts,
  surveys,
  forum,
  pages,
  messages,
  classes,
  trails,
  learning,
  certificates,
  levels,
  sence,
  photos,
  events,
  transfer,
  badges,
  ranking,
  support,
  search,
  closing,
  audit,
};
