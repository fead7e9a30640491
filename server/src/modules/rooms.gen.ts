/** Written by scripts/house/rooms.mjs from the folders of rooms; not by hand. */
import type { Platform } from '../platform/platform.ts';
import { tenancy } from './tenancy/room.ts';
import { identity } from './identity/room.ts';
import { privacy } from './privacy/room.ts';
import { people } from './people/room.ts';
import { ledger } from './ledger/room.ts';
import { notices } from './notices/room.ts';
import { marks } from './marks/room.ts';
import { assessment } from './assessment/room.ts';
import { games } from './games/room.ts';
import { library } from './library/room.ts';
import { news } from './news/room.ts';
import { podcasts } from './podcasts/room.ts';
import { surveys } from './surveys/room.ts';
import { forum } from './forum/room.ts';
import { pages } from './pages/room.ts';
import { messages } from './messages/room.ts';
import { activities } from './activities/room.ts';
import { catalog } from './catalog/room.ts';
import { classes } from './classes/room.ts';
import { trails } from './trails/room.ts';
import { learning } from './learning/room.ts';
import { campaigns } from './campaigns/room.ts';
import { certificates } from './certificates/room.ts';
import { levels } from './levels/room.ts';
import { sence } from './sence/room.ts';
import { sales } from './sales/room.ts';
import { photos } from './photos/room.ts';
import { rewards } from './rewards/room.ts';
import { events } from './events/room.ts';
import { transfer } from './transfer/room.ts';
import { badges } from './badges/room.ts';
import { ranking } from './ranking/room.ts';
import { support } from './support/room.ts';
import { reports } from './reports/room.ts';
import { search } from './search/room.ts';
import { closing } from './closing/room.ts';
import { audit } from './audit/room.ts';
import type { RoomParts } from './room.ts';

/** What rooms ask of others; `app.ts` answers. */
export type PortsOfRooms = {
  tenancy: Parameters<typeof tenancy>[1];
  identity: Parameters<typeof identity>[1];
  privacy: Parameters<typeof privacy>[1];
  ledger: Parameters<typeof ledger>[1];
  notices: Parameters<typeof notices>[1];
  marks: Parameters<typeof marks>[1];
  assessment: Parameters<typeof assessment>[1];
  news: Parameters<typeof news>[1];
  surveys: Parameters<typeof surveys>[1];
  forum: Parameters<typeof forum>[1];
  pages: Parameters<typeof pages>[1];
  activities: Parameters<typeof activities>[1];
  catalog: Parameters<typeof catalog>[1];
  classes: Parameters<typeof classes>[1];
  learning: Parameters<typeof learning>[1];
  campaigns: Parameters<typeof campaigns>[1];
  levels: Parameters<typeof levels>[1];
  sence: Parameters<typeof sence>[1];
  sales: Parameters<typeof sales>[1];
  photos: Parameters<typeof photos>[1];
  rewards: Parameters<typeof rewards>[1];
  events: Parameters<typeof events>[1];
  badges: Parameters<typeof badges>[1];
  search: Parameters<typeof search>[1];
};

/** What each room brings, lowest row first. */
export const openRooms = (platform: Platform, ports: PortsOfRooms): Record<string, RoomParts> => ({
  tenancy: tenancy(platform, ports.tenancy),
  identity: identity(platform, ports.identity),
  privacy: privacy(platform, ports.privacy),
  people: people(platform),
  ledger: ledger(platform, ports.ledger),
  notices: notices(platform, ports.notices),
  marks: marks(platform, ports.marks),
  assessment: assessment(platform, ports.assessment),
  games: games(platform),
  library: library(platform),
  news: news(platform, ports.news),
  podcasts: podcasts(platform),
  surveys: surveys(platform, ports.surveys),
  forum: forum(platform, ports.forum),
  pages: pages(platform, ports.pages),
  messages: messages(platform),
  activities: activities(platform, ports.activities),
  catalog: catalog(platform, ports.catalog),
  classes: classes(platform, ports.classes),
  trails: trails(platform),
  learning: learning(platform, ports.learning),
  campaigns: campaigns(platform, ports.campaigns),
  certificates: certificates(platform),
  levels: levels(platform, ports.levels),
  sence: sence(platform, ports.sence),
  sales: sales(platform, ports.sales),
  photos: photos(platform, ports.photos),
  rewards: rewards(platform, ports.rewards),
  events: events(platform, ports.events),
  transfer: transfer(platform),
  badges: badges(platform, ports.badges),
  ranking: ranking(platform),
  support: support(platform),
  reports: reports(platform),
  search: search(platform, ports.search),
  closing: closing(platform),
  audit: audit(platform),
});
