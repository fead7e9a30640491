import type { RegistrationToDecide } from '@vitrine/contract/identity';
import { judgeDecision, type DecisionAsk, type RegistrationStatus } from '@vitrine/domain/identity';
import { notFound, Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeStatus } from '../set-person-status.ts';
import { closeRegistration } from './close-registration.ts';
import { toDecide } from './get-registration-to-decide.ts';
import { findRegistrations } from './registration-rows.ts';

/**
 * Approves a registration, or refuses it with a reason that the person reads; who is refused is blocked until somebody thinks otherwise, and
 * approves after all (LOG-13, decision D69). Refuses `not_found`, `already_decided`, `required` at the reason or the note of a refusal, and what a change of status refuses.
 */
export function decideRegistration(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>,
  actor: Actor,
  { registrationId, seen, ...ask }: DecisionAsk & { registrationId: string; seen: RegistrationStatus },
): Promise<RegistrationToDecide> {
  const isApproved = ask.decision === 'approve';
  return parts.db.transaction(async (tx) => {
    const [found] = await findRegistrations(tx, actor, { id: registrationId });
    if (!found) throw notFound();
    const verdict = judgeDecision(ask, { seen, registration: found.status });
    if (!verdict.ok)
      throw 'at' in verdict ? new Refusal('invalid_request', { fields: { [verdict.at]: verdict.refusal } }) : new Refusal(verdict.refusal);
    const { memberId } = found;
    // Locks the member's row, as every change of a person does, before the registration's.
    await changeStatus(parts, tx, actor, { memberId, status: isApproved ? 'approved' : 'blocked' });
    const why = isApproved ? { reason: null, note: '' } : ask;
    if (!(await closeRegistration(parts, tx, actor, { memberId, isApproved, from: [seen], ...why }))) throw new Refusal('already_decided');
    return toDecide(tx, actor, registrationId);
  });
}
