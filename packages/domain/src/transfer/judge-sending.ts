import type { PartnerRole, RegistrationState, TransferRefusal } from './words.ts';

/** What a sending is judged by. `registration`: what the partner said of this document; undefined when it was not asked lately. */
export type SendingFacts = {
  isOpen: boolean;
  maySend: boolean;
  isUnderWay: boolean;
  available: number;
  /** The points that the person saw and confirmed: the whole balance. */
  points: number;
  registration: { state: RegistrationState; role: PartnerRole | null } | undefined;
  roles: readonly PartnerRole[];
  isUsedElsewhere: boolean;
};

type Verdict = { ok: true } | { ok: false; refusal: TransferRefusal };
const no = (refusal: TransferRefusal): Verdict => ({ ok: false, refusal });

/** Whether points may be sent to the partner (TRF-01). First what the client settles, then what is in the account, then what the partner says, last what others did with the document. */
export function judgeSending(facts: SendingFacts): Verdict {
  const { registration, roles } = facts;
  if (!facts.isOpen) return no('transfer_closed');
  if (!facts.maySend) return no('no_permission_to_send');
  if (facts.isUnderWay) return no('transfer_under_way');
  if (facts.available <= 0) return no('no_points_to_send');
  if (facts.points !== facts.available) return no('points_changed');
  if (!registration) return no('registration_unchecked');
  const refusal = refusalOfRegistration(registration, roles);
  if (refusal) return no(refusal);
  return facts.isUsedElsewhere ? no('document_used_elsewhere') : { ok: true };
}

/** What the partner's own answer already refuses; undefined for somebody who may send. */
export function refusalOfRegistration(
  { state, role }: { state: RegistrationState; role: PartnerRole | null },
  roles: readonly PartnerRole[],
): 'registration_inactive' | 'registration_invalid' | 'role_unauthorized' | undefined {
  if (state === 'invalid') return 'registration_invalid';
  if (state === 'inactive') return 'registration_inactive';
  return role === null || !roles.includes(role) ? 'role_unauthorized' : undefined;
}
