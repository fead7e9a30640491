/** Tests that are taken without a network: a device takes one along, and delivers what was answered. */
import { leaseRefusals } from '@vitrine/domain/assessment';
import { enrolmentStates } from '@vitrine/domain/learning';
import { z } from 'zod';
import { Attempt, Lease, LeaseDelivery } from '../assessment/index.ts';
import { endpoint, Id } from '../kernel/index.ts';

export { DeviceMoment, Lease, LeaseDelivery } from '../assessment/index.ts';

const online = { module: 'online_courses' } as const;
const device = z.string().min(8).max(64);

export const takeLease = endpoint({
  ...online,
  method: 'POST',
  path: '/courses/:courseId/activities/:hierarchy_order/leases',
  params: z.object({ courseId: Id, hierarchy_order: z.coerce.number().int().min(1) }),
  body: z.object({ device }),
  answer: Lease,
  refusals: ['not_enrolled', 'activity_locked', 'live_class_closed', 'blocked_in_training', 'sence_session_needed', ...leaseRefusals],
  summary: 'A test for this device to take without a network: questions without a word about what is right; no attempt is used up',
});

export const deliverLease = endpoint({
  ...online,
  method: 'POST',
  path: '/test-leases/:leaseId/delivery',
  params: z.object({ leaseId: Id }),
  body: LeaseDelivery,
  answer: z.object({
    attempt: Attempt,
    /** Answers that were given after the lease had ended. */
    lateAnswers: z.int(),
    courseState: z.enum(enrolmentStates).nullable(),
  }),
  refusals: ['attempt_elsewhere', 'option_unknown'],
  /** The lease makes a repeated call harmless by itself: it was delivered once, and answers what came of it again. */
  keyed: false,
  summary: 'Hands in a test that was taken without a network; once, however often it is sent',
});
