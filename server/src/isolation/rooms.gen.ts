/** Written by scripts/house/rooms.mjs from the folders of rooms; not by hand. */
import { tenancy } from '../modules/tenancy/testing/isolation.ts';
import { identity } from '../modules/identity/testing/isolation.ts';
import { privacy } from '../modules/privacy/testing/isolation.ts';
import { people } from '../modules/people/testing/isolation.ts';
import { ledger } from '../modules/ledger/testing/isolation.ts';
import { notices } from '../modules/notices/testing/isolation.ts';
import { marks } from '../modules/marks/testing/isolation.ts';
import { assessment } from '../modules/assessment/testing/isolation.ts';
import { library } from '../modules/library/testing/isolation.ts';
import { news } from '../modules/news/testing/isolation.ts';
import { podcasts } from '../modules/podcasts/testing/isolation.ts';
import { surveys } from '../modules/surveys/testing/isolation.ts';
import { forum } from '../modules/forum/testing/isolation.ts';
import { pages } from '../modules/pages/testing/isolation.ts';
import { messages } from '../modules/messages/testing/isolation.ts';
import { catalog } from '../modules/catalog/testing/isolation.ts';
import { classes } from '../modules/classes/testing/isolation.ts';
import { trails } from '../modules/trails/testing/isolation.ts';
import { learning } from '../modules/learning/testing/isolation.ts';
import { campaigns } from '../modules/campaigns/testing/isolation.ts';
import { certificates } from '../modules/certificates/testing/isolation.ts';
import { levels } from '../modules/levels/testing/isolation.ts';
import { sence } from '../modules/sence/testing/isolation.ts';
import { sales } from '../modules/sales/testing/isolation.ts';
import { photos } from '../modules/photos/testing/isolation.ts';
import { rewards } from '../modules/rewards/testing/isolation.ts';
import { events } from '../modules/events/testing/isolation.ts';
import { transfer } from '../modules/transfer/testing/isolation.ts';
import { badges } from '../modules/badges/testing/isolation.ts';
import { ranking } from '../modules/ranking/testing/isolation.ts';
import { support } from '../modules/support/testing/isolation.ts';
import { reports } from '../modules/reports/testing/isolation.ts';
import { search } from '../modules/search/testing/isolation.ts';
import { closing } from '../modules/closing/testing/isolation.ts';
import { audit } from '../modules/audit/testing/isolation.ts';

/** The entries of each room, and what it builds for the other tenant. */
export const roomsUnderAttack = {
  tenancy,
  identity,
  privacy,
  people,
  ledger,
  notices,
  marks,
  assessment,
  library,
  news,
  podcasts,
  surveys,
  forum,
  pages,
  messages,
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
