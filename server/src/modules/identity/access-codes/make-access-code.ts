import type { PersonDetail } from '@vitrine/contract/identity';
import { judgePersonChanges, wayInOf } from '@vitrine/domain/identity';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { detailOf, getMember } from '../member-rows.ts';
import { recordOnPerson } from '../record-on-person.ts';
import { dropAccessCode, giveAccessCodes } from './access-code-rows.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'secret'>;

/**
 * Makes the code by which a person comes in for the first time, in the place of one before, and answers it this once (LOG-09, decision 057). Refuses `not_found`,
 * `role_above_yours`, `belongs_to_other_client`, `person_blocked`, `access_code_needless` for whoever has a password or is oneself, and `access_facts_missing`
 * without a document and a birthday, which the code is asked together with.
 */
export function makeAccessCode(
  parts: Parts,
  actor: Actor,
  { memberId }: { memberId: string },
): Promise<{ code: string; expiresAt: string }> {
  return parts.db.transaction(async (tx) => {
    const { personId, facts, form } = await getMember(tx, actor, { memberId, lock: true });
    const can = judgePersonChanges(facts);
    if (!can.save) throw new Refusal('role_above_yours');
    if (!can.savePerson) throw new Refusal('belongs_to_other_client');
    if (facts.status !== 'approved') throw new Refusal('person_blocked');
    if (!can.makeAccessCode) throw new Refusal('access_code_needless');
    if (wayInOf({ ...form, email: '' }) === null) throw new Refusal('access_facts_missing');
    const { codes, expiresAt } = await giveAccessCodes(parts, tx, { siteId: actor.siteId, personIds: [personId], isRenewing: true });
    const code = codes.get(personId);
    if (code === undefined) throw new Error('identity: a code was made that is not there');
    await recordOnPerson(parts, tx, actor, { what: 'person.access_code_made', memberId, before: null, after: { expiresAt } });
    return { code, expiresAt };
  });
}

/** Takes a person's code away, whoever holds it on paper. Refuses `not_found`, `role_above_yours`, `belongs_to_other_client`. */
export function revokeAccessCode(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { memberId }: { memberId: string },
): Promise<PersonDetail> {
  return parts.db.transaction(async (tx) => {
    const { personId, facts } = await getMember(tx, actor, { memberId, lock: true });
    const can = judgePersonChanges(facts);
    if (!can.save) throw new Refusal('role_above_yours');
    if (!can.savePerson) throw new Refusal('belongs_to_other_client');
    if (await dropAccessCode(tx, { personId }))
      await recordOnPerson(parts, tx, actor, { what: 'person.access_code_revoked', memberId, before: null, after: null });
    return detailOf(await getMember(tx, actor, { memberId, lock: false }));
  });
}
