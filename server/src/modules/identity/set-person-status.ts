import type { PersonDetail } from '@vitrine/contract/identity';
import { judgePersonChanges, type PersonStatus } from '@vitrine/domain/identity';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { detailOf, getMember, type FoundMember } from './member-rows.ts';
import { recordOnPerson } from './record-on-person.ts';
import { endFamilies } from './token-families.ts';

/**
 * Approves or blocks a person (LOG-13, decision D69); whoever is not approved any more loses all sessions at once. The same status again changes
 * nothing. Refuses `not_found`, `not_yourself`, `role_above_yours`, `belongs_to_other_client`.
 */
export function setPersonStatus(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>,
  actor: Actor,
  { memberId, status }: { memberId: string; status: PersonStatus },
): Promise<PersonDetail> {
  return parts.db.transaction(async (tx) => {
    const found = await getMember(tx, actor, { memberId, lock: true });
    refuseOutOfReach(found);
    if (found.facts.status === status) return detailOf(found);
    await tx
      .updateTable('identity.person')
      .set({ status, version: found.version + 1 })
      .where('id', '=', found.personId)
      .execute();
    if (status !== 'approved') await endFamilies(parts, tx, { tenantId: actor.tenantId, personId: found.personId, reason: status });
    const what = { approved: 'person.approved', blocked: 'person.blocked', awaiting_approval: 'person.held' }[status];
    await recordOnPerson(parts, tx, actor, { what, memberId, before: { status: found.facts.status }, after: { status } });
    return detailOf(await getMember(tx, actor, { memberId, lock: false }));
  });
}

function refuseOutOfReach({ facts }: FoundMember): void {
  if (facts.isYourself) throw new Refusal('not_yourself');
  const can = judgePersonChanges(facts);
  if (!can.save) throw new Refusal('role_above_yours');
  if (!can.savePerson) throw new Refusal('belongs_to_other_client');
}
