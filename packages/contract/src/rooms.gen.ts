/** Written by scripts/house/rooms.mjs from the folders of rooms; not by hand. */
import * as kernel from './kernel/index.ts';
import * as tenancy from './tenancy/index.ts';
import * as identity from './identity/index.ts';
import * as privacy from './privacy/index.ts';
import * as people from './people/index.ts';
import * as ledger from './ledger/index.ts';
import * as notices from './notices/index.ts';
import * as marks from './marks/index.ts';
import * as assessment from './assessment/index.ts';
import * as games from './games/index.ts';
import * as library from './library/index.ts';
import * as news from './news/index.ts';
import * as podcasts from './podcasts/index.ts';
import * as surveys from './surveys/index.ts';
import * as forum from './forum/index.ts';
import * as pages from './pages/index.ts';
import * as messages from './messages/index.ts';
import * as activities from './activities/index.ts';
import * as catalog from './catalog/index.ts';
import * as classes from './classes/index.ts';
import * as trails from './trails/index.ts';
import * as learning from './learning/index.ts';
import * as campaigns from './campaigns/index.ts';
import * as certificates from './certificates/index.ts';
import * as levels from './levels/index.ts';
import * as sence from './sence/index.ts';
import * as sales from './sales/index.ts';
import * as photos from './photos/index.ts';
import * as rewards from './rewards/index.ts';
import * as events from './events/index.ts';
import * as transfer from './transfer/index.ts';
import * as badges from './badges/index.ts';
import * as ranking from './ranking/index.ts';
import * as support from './support/index.ts';
import * as reports from './reports/index.ts';
import * as search from './search/index.ts';
import * as closing from './closing/index.ts';
import * as audit from './audit/index.ts';

/** What crosses the wire, by room. */
export const rooms = {
  kernel,
  tenancy,
  identity,
  privacy,
  people,
  ledger,
  notices,
  marks,
  assessment,
  games,
  library,
  news,
  podcasts,
  surveys,
  forum,
  pages,
  messages,
  activities,
  catalog,
  classes,
  trails,
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
  reports,
  search,
  closing,
  audit,
};
