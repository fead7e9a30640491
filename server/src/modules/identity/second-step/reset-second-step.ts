import { judgePersonChanges } from '@vitrine/domain/identity';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getMember } from '../member-rows.ts';
import { recordOnPerson } from '../record-on-person.ts';
import { endFamilies } from '../token-families.ts';
import { tellOfSecondStep } from './emails.ts';

/**
 * Takes app, passkeys and recovery codes from somebody who lost them: their password alone lets them in again, and whoever found the phone is out. They are told by mail.
 * Refuses `not_found`, `not_yourself`, `role_above_yours`, `belongs_to_other_client`, `second_step_missing`.
 */
export async function resetSecondStep(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'publish' | 'jobs'>,
  actor: Actor,
  { memberId, host }: { memberId: string; host: string },
): Promise<Record<string, never>> {
  await parts.db.transaction(async (tx) => {
    const { personId, facts } = await getMember(tx, actor, { memberId, lock: true });
    if (facts.isYourself) throw new Refusal('not_yourself');
    const can = judgePersonChanges(facts);
    if (!can.save) throw new Refusal('role_above_yours');
    if (!can.savePerson) throw new Refusal('belongs_to_other_client');
    if (!can.resetSecondStep) throw new Refusal('second_step_missing');
    await tx.deleteFrom('identity.authenticator').where('person_id', '=', personId).execute();
    await tx.deleteFrom('identity.recovery_code').where('person_id', '=', personId).execute();
    await tx.deleteFrom('identity.passkey').where('person_id', '=', personId).execute();
    await endFamilies(parts, tx, { tenantId: actor.tenantId, personId, reason: 'second_step_reset' });
    await recordOnPerson(parts, tx, actor, { what: 'person.second_step_reset', memberId, before: null, after: null });
    await tellOfSecondStep(parts, tx, { personId, host, kind: 'second_step_reset' });
  });
  return {};
}
