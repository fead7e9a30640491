/** Written by scripts/house/rooms.mjs from the folders of rooms; not by hand. */
import { kernel } from './kernel/grants.ts';
import { tenancy } from './tenancy/grants.ts';
import { identity } from './identity/grants.ts';
import { news } from './news/grants.ts';
import { surveys } from './surveys/grants.ts';
import { forum } from './forum/grants.ts';
import { messages } from './messages/grants.ts';
import { catalog } from './catalog/grants.ts';
import { classes } from './classes/grants.ts';
import { learning } from './learning/grants.ts';
import { campaigns } from './campaigns/grants.ts';
import { certificates } from './certificates/grants.ts';
import { levels } from './levels/grants.ts';
import { sence } from './sence/grants.ts';
import { sales } from './sales/grants.ts';
import { photos } from './photos/grants.ts';
import { rewards } from './rewards/grants.ts';
import { events } from './events/grants.ts';
import { transfer } from './transfer/grants.ts';
import { badges } from './badges/grants.ts';
import { support } from './support/grants.ts';
import { reports } from './reports/grants.ts';
import { search } from './search/grants.ts';

/** What a role may do in the console. */
export const permissions = [
  'audit.read',
  'clients.read',
  'clients.write',
  'clients.create',
  'login_configuration.write',
  'people.read',
  'people.write',
  'people.visit',
  'comments.judge',
  'surveys.read',
  'surveys.write',
  'surveys.all',
  'forum.moderate',
  'forum.write',
  'messages.read',
  'messages.write',
  'content.read',
  'content.write',
  'classes.read',
  'classes.write',
  'classes.teach',
  'classes.meetings',
  'results.read',
  'results.grade',
  'results.decide',
  'campaigns.read',
  'campaigns.write',
  'certificates.read',
  'certificates.write',
  'levels.decide',
  'sence.read',
  'sence.write',
  'sales.audit',
  'sales.import',
  'photos.audit',
  'rewards.read',
  'rewards.write',
  'orders.decide',
  'events.read',
  'events.write',
  'events.check_in',
  'transfer.read',
  'transfer.write',
  'transfer.release',
  'badges.read',
  'badges.write',
  'badges.award',
  'support.answer',
  'reports.read',
  'search.read',
] as const;

/** By room and permission: the roles that have it, beside the superuser's. */
export const grants = {
  kernel,
  tenancy,
  identity,
  news,
  surveys,
  forum,
  messages,
  catalog,
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
  support,
  reports,
  search,
} as const;
