import type { PersonDetail } from '@vitrine/contract/identity';
import { judgePersonChanges, type PersonStatus } from '@vitrine/domain/identity';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sortPersonIntoGroups } from './groups/sort-into-groups.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { detailOf, getMember, type FoundMember } from './member-rows.ts';
import { recordOnPerson } from './record-on-person.ts';
import { closeRegistration } from './registration/close-registration.ts';
import { endFamilies } from './token-families.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'publish'>;

/**
 * Approves or blocks a person (LOG-13, decision D69); whoever is not approved any more loses all sessions at once. The same status again changes
 * nothing; a registration is decided with it. Refuses `not_found`, `not_yourself`, `role_above_yours`, `belongs_to_other_client`, `last_administrator`.
 */
export function setPersonStatus(
  parts: Parts & Pick<Platform, 'db'>,
  actor: Actor,
  { memberId, status }: { memberId: string; status: PersonStatus },
): Promise<PersonDetail> {
  return parts.db.transaction(async (tx) => {
    const found = await changeStatus(parts, tx, actor, { memberId, status });
    const isApproved = status === 'approved';
    // One that was refused is approved with its person, who would else be in the portal and blocked in the program.
    const from = isApproved ? (['waiting', 'refused'] as const) : (['waiting'] as const);
    if (status !== 'awaiting_approval') await closeRegistration(parts, tx, actor, { memberId, isApproved, from, reason: null, note: '' });
    return detailOf(found);
  });
}

/** The change itself, in the caller's transaction, with the member's and the person's rows locked. */
export async function changeStatus(
  parts: Parts,
  tx: Tx,
  actor: Actor,
  { memberId, status }: { memberId: string; status: PersonStatus },
): Promise<FoundMember> {
  if (status !== 'approved') await keepAnAdministrator(tx, actor, { memberId });
  const found = await getMember(tx, actor, { memberId, lock: true });
  refuseOutOfReach(found);
  if (found.facts.status === status) return found;
  await tx
    .updateTable('identity.person')
    .set({ status, version: found.version + 1 })
    .where('id', '=', found.personId)
    .execute();
  if (status !== 'approved') await endFamilies(parts, tx, { tenantId: actor.tenantId, personId: found.personId, reason: status });
  await sortPersonIntoGroups(tx, { siteId: actor.siteId, personId: found.personId });
  const what = { approved: 'person.approved', blocked: 'person.blocked', awaiting_approval: 'person.held' }[status];
  await recordOnPerson(parts, tx, actor, { what, memberId, before: { status: found.facts.status }, after: { status } });
  return getMember(tx, actor, { memberId, lock: false });
}

function refuseOutOfReach({ facts }: FoundMember): void {
  if (facts.isYourself) throw new Refusal('not_yourself');
  const can = judgePersonChanges(facts);
  if (!can.save) throw new Refusal('role_above_yours');
  if (!can.savePerson) throw new Refusal('belongs_to_other_client');
}
