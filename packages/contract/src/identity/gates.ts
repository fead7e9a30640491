import { askedGates } from '@vitrine/domain/identity';
import { z } from 'zod';
import { endpoint, Nothing } from '../kernel/index.ts';
import { Me } from './me.ts';

export const passGate = endpoint({
  method: 'POST',
  path: '/gates/:gate',
  params: z.object({ gate: z.enum(askedGates) }),
  /** `version` is that of the client's own text which was shown; without one it is 0, the product's words of a client that never wrote any. */
  body: z.object({ edition: z.int().positive(), version: z.int().nonnegative().optional() }),
  answer: Me,
  refusals: ['edition_changed'],
  summary: 'Accepts the terms or the cookie policy, has chosen a profile, or ends the first steps (SES-18, LOG-11, LOG-17)',
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/me/password',
  beforeAll: true,
  body: z.object({ current: z.string().min(1, 'required').max(256), password: z.string().min(1, 'required').max(256) }),
  answer: Nothing,
  keyed: false,
  refusals: ['current_password_wrong', 'password_unchanged', 'password_too_weak', 'password_too_common'],
  summary: 'Changes one’s own password and ends one’s other sessions (SES-17)',
});
