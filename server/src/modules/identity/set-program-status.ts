import type { PersonDetail } from '@vitrine/contract/identity';
import { judgePersonChanges, type PersonStatus } from '@vitrine/domain/identity';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sortIntoGroups } from './groups/sort-into-groups.ts';
import { detailOf, getMember } from './member-rows.ts';
import { recordOnPerson } from './record-on-person.ts';

/**
 * Blocks a member in the sales program, or lets them in again: they report and redeem nothing, and go on learning (decision D69). It is the client's own affair, also of a person who is in other clients. The
 * same status again changes nothing. Refuses `not_found`, `not_yourself`, `role_above_yours`.
 */
export function setProgramStatus(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { memberId, status }: { memberId: string; status: PersonStatus },
): Promise<PersonDetail> {
  return parts.db.transaction(async (tx) => {
    const found = await getMember(tx, actor, { memberId, lock: true });
    if (found.facts.isYourself) throw new Refusal('not_yourself');
    if (!judgePersonChanges(found.facts).save) throw new Refusal('role_above_yours');
    if (found.programStatus === status) return detailOf(found);
    await tx.updateTable('identity.member').set({ status }).where('tenant_id', '=', actor.tenantId).where('id', '=', memberId).execute();
    await sortIntoGroups(tx, actor, [memberId]);
    const what = { approved: 'person.program_approved', blocked: 'person.program_blocked', awaiting_approval: 'person.program_held' }[
      status
    ];
    await recordOnPerson(parts, tx, actor, {
      what,
      memberId,
      before: { programStatus: found.programStatus },
      after: { programStatus: status },
    });
    return detailOf(await getMember(tx, actor, { memberId, lock: false }));
  });
}
