import {
  badgeForms,
  badgeRules,
  badgeStates,
  holdersShown,
  type BadgeForm,
  type BadgeRule,
  type BadgeState,
  type HolderShown,
} from '@vitrine/domain/badges';
import type { Text } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';

type Tenant = Pick<Actor, 'tenantId'>;

export type Badge = {
  id: string;
  version: number;
  state: BadgeState;
  name: Text;
  description: Text;
  form: BadgeForm;
  fileId: string | null;
  position: number;
  rule: BadgeRule;
  goal: number | null;
  courseId: string | null;
  trailId: string | null;
  updatedAt: string;
  publishedAt: string | null;
  lookedUpto: string | null;
};

/** Badges of a client. */
export const badgesOf = (db: Reader, { tenantId }: Tenant) =>
  db.selectFrom('badges.badge as b').selectAll('b').where('b.tenant_id', '=', tenantId);
type Row = Awaited<ReturnType<ReturnType<typeof badgesOf>['execute']>>[number];

/** Refuses `not_found`. */
export async function getBadge(db: Reader, actor: Tenant, { badgeId }: { badgeId: string }): Promise<Badge> {
  const row = await badgesOf(db, actor).where('b.id', '=', badgeId).executeTakeFirst();
  if (!row) throw notFound();
  return badgeOf(row);
}

export const badgeOf = (row: Row): Badge => ({
  id: row.id,
  version: row.version,
  state: wordOf(badgeStates, row.state),
  name: parseText(row.name),
  description: parseText(row.description),
  form: wordOf(badgeForms, row.form),
  fileId: row.file_id,
  position: row.position,
  rule: wordOf(badgeRules, row.rule),
  goal: row.goal,
  courseId: row.course_id,
  trailId: row.trail_id,
  updatedAt: row.updated_at,
  publishedAt: row.published_at,
  lookedUpto: row.looked_upto,
});

export const holderShownOf = (word: string): HolderShown => wordOf(holdersShown, word);

/** A stored word, which only this room writes. */
function wordOf<W extends string>(words: readonly W[], word: string): W {
  const known = words.find((one) => one === word);
  if (known === undefined) throw new Error(`badges: ${word} is no known word`);
  return known;
}
