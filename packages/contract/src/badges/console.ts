import { badgeForms, badgeRules, badgesRefusals, badgeStates } from '@vitrine/domain/badges';
import { fileRefusals } from '@vitrine/domain/kernel';
import { z } from 'zod';
import {
  changed,
  endpoint,
  exportOf,
  Id,
  Instant,
  LocaleText,
  Nothing,
  pageOf,
  PageQuery,
  SearchTerm,
  StoredFile,
  Was,
} from '../kernel/index.ts';

const read = { needs: 'badges.read' } as const;
const write = { needs: 'badges.write', refusals: [...badgesRefusals, ...fileRefusals, 'changed_meanwhile'] } as const;
const award = { needs: 'badges.award', refusals: badgesRefusals } as const;
const one = z.object({ badgeId: Id });

export const BadgeFields = z.strictObject({
  name: LocaleText(60),
  description: LocaleText(300),
  form: z.enum(badgeForms, 'invalid_choice'),
  /** A picture of one's own; null draws the form. */
  fileId: Id.nullable(),
  /** The lower stands first. */
  position: z.int('invalid').min(0, 'number_too_small').max(999, 'number_too_big'),
  rule: z.enum(badgeRules, 'invalid_choice'),
  /** How many, or the rank of the level. */
  goal: z.int('invalid').min(1, 'number_too_small').nullable(),
  courseId: Id.nullable(),
  trailId: Id.nullable(),
});
export type BadgeFields = z.infer<typeof BadgeFields>;

export const BadgeRow = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(badgeStates),
  rule: z.enum(badgeRules),
  /** Members who have it now. */
  holders: z.int().nonnegative(),
  position: z.int(),
  updatedAt: Instant,
});
export type BadgeRow = z.infer<typeof BadgeRow>;

export const BadgeDetail = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(badgeStates),
  badge: BadgeFields,
  image: StoredFile.nullable(),
  holders: z.int().nonnegative(),
  /** Members who may have earned it before are still being looked at. */
  isLooking: z.boolean(),
  can: z.object({ save: z.boolean(), saveRule: z.boolean(), publish: z.boolean(), retire: z.boolean(), award: z.boolean() }),
});
export type BadgeDetail = z.infer<typeof BadgeDetail>;

export const listBadgesToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/badges',
  query: PageQuery.extend({ search: SearchTerm.optional(), state: z.enum(badgeStates).optional() }),
  answer: pageOf(BadgeRow),
  summary: 'Badges of the client, in their order',
});
export const exportBadges = exportOf(listBadgesToManage);

export const createBadge = endpoint({
  ...write,
  method: 'POST',
  path: '/console/badges',
  body: BadgeFields,
  answer: z.object({ id: Id }),
  summary: 'Drafts a badge',
});

export const getBadgeToManage = endpoint({
  ...read,
  method: 'GET',
  path: '/console/badges/:badgeId',
  params: one,
  answer: BadgeDetail,
  summary: 'A badge as it is edited',
});

export const saveBadge = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/badges/:badgeId',
  params: one,
  body: z.strictObject({ version: z.int(), badge: changed(BadgeFields), was: Was }),
  answer: BadgeDetail,
  summary: 'Saves a badge; fields are refused below `badge.`, and its rule is fixed once it was published',
});

export const publishBadge = endpoint({
  ...write,
  method: 'POST',
  path: '/console/badges/:badgeId/publish',
  params: one,
  body: z.strictObject({ version: z.int() }),
  answer: BadgeDetail,
  summary: 'Lets a badge be earned, and gives it to those who qualified before',
});

export const retireBadge = endpoint({
  ...write,
  method: 'POST',
  path: '/console/badges/:badgeId/retire',
  params: one,
  body: z.strictObject({ version: z.int() }),
  answer: BadgeDetail,
  summary: 'Lets nobody earn a badge any more; who has it keeps it',
});

export const Award = z.object({
  id: Id,
  memberId: Id,
  name: z.string(),
  awardedAt: Instant,
  /** Null: earned by its rule. */
  awardedBy: z.string().nullable(),
  why: z.string(),
  code: z.string(),
  withdrawn: z.object({ at: Instant, by: z.string(), why: z.string() }).nullable(),
});
export type Award = z.infer<typeof Award>;

export const listAwards = endpoint({
  ...read,
  method: 'GET',
  path: '/console/badges/:badgeId/awards',
  params: one,
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(Award),
  summary: 'Who has a badge or had it, the newest first',
});
export const exportAwards = exportOf(listAwards);

const Why = z.string().trim().max(300, 'text_too_long');

export const awardBadge = endpoint({
  ...award,
  method: 'POST',
  path: '/console/badges/:badgeId/awards',
  params: one,
  body: z.strictObject({ memberId: Id, why: Why }),
  answer: z.object({ id: Id }),
  summary: 'Gives a badge to a person by hand, with a reason',
});

export const withdrawAward = endpoint({
  ...award,
  method: 'POST',
  path: '/console/badge-awards/:awardId/withdraw',
  params: z.object({ awardId: Id }),
  body: z.strictObject({ why: Why }),
  answer: Nothing,
  summary: 'Takes a badge away with a reason; it stays in the history',
});
