/** Leaving the portal for good (PRO-03, decision D39). */
import { z } from 'zod';
import { endpoint, Instant } from '../kernel/index.ts';

export const Leaving = z.object({
  /** What has to be typed to leave. */
  fullName: z.string(),
  /** The names of all clients of this person: they leave each of them. */
  clients: z.array(z.string()),
  /** Whether some client would be left without anybody who manages it. */
  isLastAdministrator: z.boolean(),
  /** When it was asked for and when everything goes; null where nothing was asked for. */
  request: z.object({ askedAt: Instant, dueAt: Instant }).nullable(),
});
export type Leaving = z.infer<typeof Leaving>;

export const getLeaving = endpoint({
  method: 'GET',
  path: '/me/leaving',
  answer: Leaving,
  summary: 'Whether the person has asked to leave, and what leaving means for them',
});

export const askToLeave = endpoint({
  method: 'POST',
  path: '/me/leaving',
  body: z.object({
    fullName: z.string().max(256, 'text_too_long'),
    password: z.string().min(1, 'required').max(256, 'text_too_long'),
  }),
  answer: Leaving,
  keyed: false, // it holds a password; a second request finds the first one
  refusals: ['name_differs', 'last_administrator', 'current_password_wrong', 'too_many_requests'],
  summary: 'Asks that everything personal is erased in thirty days (PRO-03)',
});

export const withdrawLeaving = endpoint({
  method: 'POST',
  path: '/me/leaving/withdrawal',
  answer: Leaving,
  refusals: ['leaving_over'],
  summary: 'Takes the request back; possible until it is due',
});
