import { judgeRule } from '@vitrine/domain/identity';
import type { GroupRule } from '@vitrine/contract/identity';
import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { factsOf, holdsFor, ruled, ruledGroups, ruleOf } from './rules.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/**
 * Puts members of a client into the groups whose rule takes them in, and out of those whose rule no longer does; those whom somebody put into a group stay. To be called in the
 * transaction that makes or changes them: role, status, country and whatever else a rule looks at.
 */
export async function sortIntoGroups(tx: Tx, { tenantId }: Tenant, memberIds: readonly string[]): Promise<void> {
  const groups = await ruledGroups(tx, { tenantId });
  if (groups.length === 0 || memberIds.length === 0) return;
  const facts = await factsOf(tx, { tenantId }, memberIds);
  const wanted = [...facts].flatMap(([member_id, one]) =>
    groups
      .filter(({ rule }) => judgeRule(rule, one))
      .map(({ groupId }) => ({ tenant_id: tenantId, member_id, group_id: groupId, by_rule: true })),
  );
  const stays = new Set(wanted.map(({ member_id, group_id }) => `${member_id} ${group_id}`));
  const there = await tx
    .selectFrom('identity.member_in_group')
    .select(['member_id', 'group_id'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', 'in', [...memberIds])
    .where('by_rule', '=', true)
    .execute();
  const gone = there.filter(({ member_id, group_id }) => !stays.has(`${member_id} ${group_id}`));
  if (gone.length > 0)
    await tx
      .deleteFrom('identity.member_in_group')
      .where('tenant_id', '=', tenantId)
      .where((row) => row.or(gone.map(({ member_id, group_id }) => row.and({ member_id, group_id }))))
      .where('by_rule', '=', true)
      .execute();
  if (wanted.length > 0)
    await tx
      .insertInto('identity.member_in_group')
      .values(wanted)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** The same for a person, whose country or status changed, in every client of the site that they are in. */
export async function sortPersonIntoGroups(tx: Tx, { siteId, personId }: Pick<Actor, 'siteId' | 'personId'>): Promise<void> {
  const rows = await tx
    .selectFrom('identity.member')
    .select(['tenant_id', 'id'])
    .where('tenant_id', 'in', (from) => from.selectFrom('tenancy.tenant').select('id').where('site_id', '=', siteId))
    .where('person_id', '=', personId)
    .orderBy('tenant_id')
    .execute();
  for (const { tenant_id: tenantId, id } of rows) await sortIntoGroups(tx, { tenantId }, [id]);
}

/** Fills a group by its rule, whoever is in it by an older one taken out; null takes out everybody whom a rule put there. */
export async function fillGroup(
  tx: Tx,
  { tenantId }: Tenant,
  { groupId, rule }: { groupId: string; rule: GroupRule | null },
): Promise<void> {
  const meant = rule && ruled(tx, { tenantId }).where(holdsFor(rule));
  await tx
    .deleteFrom('identity.member_in_group')
    .where('tenant_id', '=', tenantId)
    .where('group_id', '=', groupId)
    .where('by_rule', '=', true)
    .$if(meant !== null, (query) => (meant ? query.where('member_id', 'not in', meant.select('m.id')) : query))
    .execute();
  if (!meant) return;
  await tx
    .insertInto('identity.member_in_group')
    .columns(['tenant_id', 'member_id', 'group_id', 'by_rule'])
    .expression(
      meant.select((row) => [
        'm.tenant_id',
        'm.id as member_id',
        row.val(groupId).$castTo<string>().as('group_id'),
        row.lit(true).as('by_rule'),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Fills every group with a rule anew, each in its own transaction: whatever changed past the use-cases is put right. Tells how many there are. */
export async function fillGroups({ db }: Pick<Platform, 'db'>): Promise<number> {
  const tenants = await db.read().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  let groups = 0;
  for (const { id: tenantId } of tenants) {
    const found = await ruledGroups(db.read(), { tenantId });
    for (const { groupId } of found) await db.transaction((tx) => fillAgain(tx, { tenantId }, groupId));
    groups += found.length;
  }
  return groups;
}

/** The rule is read anew with the group held, so that somebody who saves another one at this moment comes before or after. */
async function fillAgain(tx: Tx, { tenantId }: Tenant, groupId: string): Promise<void> {
  const row = await tx
    .selectFrom('identity.member_group')
    .select('rule')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', groupId)
    .forUpdate()
    .executeTakeFirst();
  if (row) await fillGroup(tx, { tenantId }, { groupId, rule: ruleOf(row.rule) });
}
