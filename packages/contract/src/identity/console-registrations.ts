import { programRoles, registrationDecisions, registrationReasons, registrationStatuses } from '@vitrine/domain/identity';
import { registrationVariants } from '@vitrine/domain/tenancy';
import { z } from 'zod';
import { endpoint, exportOf, Id, Instant, pageOf, PageQuery, ParticipantText, SearchTerm } from '../kernel/index.ts';
import { RegistrationAnswers } from './registration.ts';

/** A registration as who decides about it reads it. */
export const RegistrationRow = z.object({
  id: Id,
  memberId: Id,
  variant: z.enum(registrationVariants),
  status: z.enum(registrationStatuses),
  registeredAt: Instant,
  fullName: z.string(),
  email: z.string(),
  programRole: z.enum(programRoles).nullable(),
  answers: RegistrationAnswers,
  decidedAt: Instant.nullable(),
  decidedBy: z.string().nullable(),
  /** Why it was refused; null where it was not, or where the person was blocked in the list of people. */
  reason: z.enum(registrationReasons).nullable(),
  note: z.string(),
});
export type RegistrationRow = z.infer<typeof RegistrationRow>;

export const RegistrationToDecide = z.object({
  registration: RegistrationRow,
  can: z.object({ approve: z.boolean(), refuse: z.boolean() }),
});
export type RegistrationToDecide = z.infer<typeof RegistrationToDecide>;

const one = z.object({ registrationId: Id });

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/registrations',
  needs: 'people.read',
  query: PageQuery.extend({
    status: z.enum(registrationStatuses).default('waiting'),
    /** The registration form that people came through. */
    show: z.enum(['all', ...registrationVariants]).default('all'),
    /** Part of a name or an e-mail, or a whole document. */
    search: SearchTerm.optional(),
  }),
  answer: pageOf(RegistrationRow).extend({
    /** How many there are of this status: all, and those of each registration form. */
    counts: z.object({ all: z.int(), register: z.int(), seven_trade: z.int(), pop_trade: z.int() }),
  }),
  summary: 'Registrations of the client, those who wait longest first',
});

export const exportRegistrations = exportOf(listRegistrations);

export const getRegistrationToDecide = endpoint({
  method: 'GET',
  path: '/registrations/:registrationId',
  needs: 'people.read',
  params: one,
  answer: RegistrationToDecide,
  summary: 'One registration, with what may be decided about it',
});

export const decideRegistration = endpoint({
  method: 'POST',
  path: '/registrations/:registrationId/decision',
  needs: 'people.write',
  params: one,
  body: z.object({
    decision: z.enum(registrationDecisions),
    /** The status that the actor looked at: whoever was slower than a colleague decides nothing. */
    seen: z.enum(registrationStatuses),
    reason: z.enum(registrationReasons).nullable(),
    note: ParticipantText,
  }),
  answer: RegistrationToDecide,
  refusals: ['already_decided', 'role_above_yours', 'belongs_to_other_client', 'not_yourself'],
  summary: 'Approves or refuses a registration; the person is told by mail (LOG-13)',
});
