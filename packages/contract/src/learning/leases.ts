/** Tests that are taken without a network: a device takes one along, and delivers what was answered. */
import { leaseRefusals } from '@vitrine/domain/assessment';
import { enrolmentStates } from '@vitrine/domain/learning';
import { z } from 'zod';
import { Attempt } from '../assessment/index.ts';
import { endpoint, Id, Instant } from '../kernel/index.ts';

const online = { module: 'online_courses' } as const;
const device = z.string().min(8).max(64);

export const Lease = z.object({
  /** As it will be shown without a network; its id is the lease's, and nothing is used up yet. */
  attempt: Attempt,
  /** What is answered from then on is kept, and not graded (D06). */
  endsAt: Instant,
});
export type Lease = z.infer<typeof Lease>;

/** When a device says that something happened: by its clock, and by the ticks of one life of a page. */
export const DeviceMoment = z.object({ at: Instant, ticks: z.number().min(0).max(1e12), life: z.string().min(1).max(64) });
export type DeviceMoment = z.infer<typeof DeviceMoment>;

export const LeaseDelivery = z.object({
  device,
  begun: DeviceMoment,
  handedIn: DeviceMoment,
  /** The same clocks as this is sent: by them the server knows how far they are off. */
  sent: DeviceMoment,
  answers: z
    .array(
      z.object({
        questionId: Id,
        options: z.array(Id).max(12),
        entries: z.record(Id, z.string().max(5_000, 'text_too_long')),
        revision: z.int().min(1),
        given: DeviceMoment,
      }),
    )
    .max(500),
});
export type LeaseDelivery = z.infer<typeof LeaseDelivery>;

export const takeLease = endpoint({
  ...online,
  method: 'POST',
  path: '/courses/:courseId/activities/:hierarchy_order/leases',
  params: z.object({ courseId: Id, hierarchy_order: z.coerce.number().int().min(1) }),
  body: z.object({ device }),
  answer: Lease,
  refusals: ['not_enrolled', 'activity_locked', 'blocked_in_training', ...leaseRefusals],
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
