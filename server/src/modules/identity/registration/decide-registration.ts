import type { RegistrationRow } from '@vitrine/contract/identity';
import type { RegistrationDecision } from '@vitrine/domain/identity';
import { notFound, Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeStatus } from '../set-person-status.ts';
import { closeRegistration } from './close-registration.ts';
import { findRegistrations } from './registration-rows.ts';

/**
 * Approves a registration, or refuses it with a reason that the person reads; who is refused is blocked until somebody thinks otherwise
 * (LOG-13, decision D69). Refuses `not_found`, `already_decided`, `required` at the note of a refusal, and what a change of status refuses.
 */
export function decideRegistration(
  parts: Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>,
  actor: Actor,
  { registrationId, decision, note }: { registrationId: string; decision: RegistrationDecision; note: string },
): Promise<RegistrationRow> {
  const isApproved = decision === 'approve';
  if (!isApproved && note === '') throw new Refusal('invalid_request', { fields: { note: 'required' } });
  return parts.db.transaction(async (tx) => {
    const [found] = await findRegistrations(tx, actor, { id: registrationId });
    if (!found) throw notFound();
    if (found.status !== 'waiting') throw new Refusal('already_decided');
    // Locks the member's row, as every change of a person does, before the registration's.
    await changeStatus(parts, tx, actor, { memberId: found.memberId, status: isApproved ? 'approved' : 'blocked' });
    if (!(await closeRegistration(parts, tx, actor, { memberId: found.memberId, isApproved, note }))) throw new Refusal('already_decided');
    const [decided] = await findRegistrations(tx, actor, { id: registrationId });
    if (!decided) throw notFound();
    return decided;
  });
}
