import type { BulkAction, BulkChange, BulkWhom } from '@vitrine/contract/people';
import { mayGrant } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import { plannedAnew, type Tx } from '../../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { meant } from '../directory/find-members.ts';
import { getGroup, getTag, rolesIn } from '../../identity/index.ts';
import { getBulk, readBulkChange } from './bulk-rows.ts';
import { verdictOf } from './verdict.ts';

/**
 * Writes down whom a change would change, whom not and why: what is applied later is just this. Refuses `not_found` for a group, a tag or a member that is not the client's, and
 * `role_above_yours` for a role that the actor may not give.
 */
export function previewBulkChange(
  { db, clock, newId }: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { whom, action }: { whom: BulkWhom; action: BulkAction },
): Promise<BulkChange> {
  const bulkId = newId();
  return db.transaction(async (tx) => {
    await checkAction(tx, actor, action);
    await tx
      .insertInto('people.bulk_change')
      .values({
        tenant_id: actor.tenantId,
        id: bulkId,
        asked_by: actor.memberId,
        action: JSON.stringify(action),
        state: 'previewed',
        asked_at: clock.now(),
      })
      .execute();
    const ids = await idsOf(tx, actor, whom);
    const { numInsertedOrUpdatedRows: written } = await tx
      .insertInto('people.bulk_member')
      .columns(['tenant_id', 'bulk_id', 'member_id', 'verdict'])
      .expression((from) =>
        from
          .selectFrom('identity.member as m')
          .innerJoin('identity.person as p', 'p.id', 'm.person_id')
          .select((row) => ['m.tenant_id', row.val(bulkId).$castTo<string>().as('bulk_id'), 'm.id', verdictOf(action, actor).as('verdict')])
          .where('m.tenant_id', '=', actor.tenantId)
          .where('m.id', 'in', ids),
      )
      .modifyEnd(plannedAnew)
      .executeTakeFirstOrThrow();
    if (whom.by === 'members' && written !== BigInt(new Set(whom.ids).size)) throw notFound();
    return readBulkChange(tx, actor, { bulkId });
  });
}

async function checkAction(tx: Tx, actor: Actor, action: BulkAction): Promise<void> {
  if ('role' in action && !mayGrant(rolesIn(actor.roles), [action.role]))
    throw new Refusal('role_above_yours', { fields: { 'action.role': 'role_above_yours' } });
  if (!('id' in action)) return;
  if (action.do === 'add_group' || action.do === 'remove_group') await getGroup(tx, actor, { groupId: action.id });
  else await getTag(tx, actor, { tagId: action.id });
}

/** Ids of the members who are meant, as a part of a statement. */
async function idsOf(tx: Tx, actor: Actor, whom: BulkWhom) {
  if (whom.by === 'members') return sql<string>`(select unnest(${whom.ids}::uuid[]))`;
  if (whom.by === 'filter') return (await meant(tx, actor, whom.filter)).select('d.member_id');
  await getBulk(tx, actor, whom);
  return tx
    .selectFrom('people.bulk_member as b')
    .select('b.member_id')
    .where('b.tenant_id', '=', actor.tenantId)
    .where('b.bulk_id', '=', whom.bulkId)
    .where('b.outcome', '=', 'done');
}
