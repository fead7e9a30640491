import type { GroupDetail, GroupRule } from '@vitrine/contract/identity';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { Refusal, refuseOld, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordOnGroups, type Parts } from './edits.ts';
import { getGroup } from './groups.ts';
import { holdsFor, ruled } from './rules.ts';
import { fillGroup } from './sort-into-groups.ts';

type Ask = { groupId: string; version: number; rule: GroupRule | null; isForEverybody: boolean };
const shownNames = 10;

/**
 * Lets a rule say who belongs to a group, those who come later included; null: only whoever was put there. A rule that takes in everybody is mostly one too wide, so that it has
 * to be said twice. Refuses `not_found`, `changed_meanwhile`, `matches_everybody`.
 */
export function setGroupRule(parts: Parts, actor: Actor, { groupId, version, rule, isForEverybody }: Ask): Promise<GroupDetail> {
  return parts.db.transaction(async (tx) => {
    const before = await getGroup(tx, actor, { groupId, lock: true });
    refuseOld(before, { version });
    if (rule && !isForEverybody) {
      const { count, total } = await countFor(tx, actor, rule);
      if (count === total) throw new Refusal('matches_everybody', { fields: { rule: 'matches_everybody' } });
    }
    await tx
      .updateTable('identity.member_group')
      .set({ version: version + 1, rule: rule && JSON.stringify(rule) })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', groupId)
      .execute();
    await fillGroup(tx, actor, { groupId, rule });
    const sides = { before: { rule: before.rule }, after: { rule } };
    await recordOnGroups(parts, tx, actor, { subject: 'group', subjectId: groupId, what: 'group.rule_set', ...sides });
    return getGroup(tx, actor, { groupId });
  });
}

/** How many of the client's members a rule takes in, and the first of them by name. */
export async function previewGroupRule(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { rule }: { rule: GroupRule },
): Promise<{ count: number; total: number; names: string[] }> {
  const counted = await countFor(db.read(), actor, rule);
  const first = await ruled(db.read(), actor)
    .where(holdsFor(rule))
    .select(['p.full_name'])
    .orderBy('p.sort_name')
    .orderBy('p.id')
    .limit(shownNames)
    .execute();
  return { ...counted, names: first.map(({ full_name }) => full_name) };
}

const countFor = (db: Reader, actor: Actor, rule: GroupRule): Promise<{ count: number; total: number }> =>
  ruled(db, actor)
    .select([sql<number>`(count(*) filter (where ${holdsFor(rule)}))::int`.as('count'), sql<number>`count(*)::int`.as('total')])
    .executeTakeFirstOrThrow();
