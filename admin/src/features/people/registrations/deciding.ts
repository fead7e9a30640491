import type { RegistrationRow } from '@vitrine/contract/identity';
import { needsRegistrationNote, type RegistrationReason } from '@vitrine/domain/identity';
import type { Deciding, Decision } from '../../../shared/queue/index.ts';
import { decide, registrationQuery, type Verb } from './api.ts';

export type RegistrationDecision = Decision<Verb, RegistrationReason>;

/** How registrations are let in and refused. */
export const deciding: Deciding<RegistrationRow, Verb, RegistrationReason> = {
  approve: 'approve',
  refuse: 'refuse',
  needsNote: needsRegistrationNote,
  isStale: (refusal) => refusal === 'already_decided',
  nameOf: ({ fullName }) => fullName,
  send: (row, why, how) => decide(row, why ? { verb: 'refuse', ...why } : { verb: 'approve' }, how),
  keyOf: (id) => registrationQuery(id).queryKey,
};
