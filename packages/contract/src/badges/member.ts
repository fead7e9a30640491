import { badgeForms, badgeRules, holdersShown } from '@vitrine/domain/badges';
import { z } from 'zod';
import { endpoint, Id, Instant } from '../kernel/index.ts';

/** One of the drawn forms; `pictureUrl` stands before it. */
const Picture = z.object({ form: z.enum(badgeForms), pictureUrl: z.string().nullable() });

export const MyBadge = Picture.extend({
  id: Id,
  name: z.string(),
  rule: z.enum(badgeRules),
  /** Null: not earned yet. */
  awardedAt: Instant.nullable(),
  /** As far as the member is; by hand there is no way to be half there. */
  have: z.int().nonnegative(),
  need: z.int().positive(),
});
export type MyBadge = z.infer<typeof MyBadge>;

export const MyBadgePage = MyBadge.extend({
  description: z.string(),
  /** What has to be finished: the course or trail, in the member's language. */
  subject: z.object({ kind: z.enum(['course', 'trail']), id: Id, title: z.string() }).nullable(),
  award: z
    .object({ code: z.string(), verifyUrl: z.string(), credentialUrl: z.string(), holderShown: z.enum(holdersShown), why: z.string() })
    .nullable(),
  /** Staff took it away; the newest time. */
  withdrawn: z.object({ at: Instant, why: z.string() }).nullable(),
});
export type MyBadgePage = z.infer<typeof MyBadgePage>;

const one = z.object({ badgeId: Id });
const profile = { module: 'profile' } as const;

export const listMyBadges = endpoint({
  ...profile,
  method: 'GET',
  path: '/badges',
  answer: z.object({ items: z.array(MyBadge), earned: z.int(), total: z.int() }),
  summary: 'Badges that the member has, the newest first, and those that may still be earned with the way to them',
});

export const getMyBadge = endpoint({
  ...profile,
  method: 'GET',
  path: '/badges/:badgeId',
  params: one,
  answer: MyBadgePage,
  summary: 'One badge as the member sees it',
});

export const showHolder = endpoint({
  ...profile,
  method: 'PUT',
  path: '/badges/:badgeId/holder',
  params: one,
  body: z.strictObject({ holderShown: z.enum(holdersShown, 'invalid_choice') }),
  answer: MyBadgePage,
  summary: 'Chooses how the public page of an earned badge names its holder',
});
