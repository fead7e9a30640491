import { z } from 'zod';
import { endpoint, Nothing } from '../kernel/index.ts';
import { Challenged } from './challenge.ts';

/** The answer of every address that gives tokens (SES-05, CAL-01…03). */
export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Opens the event stream and nothing else (decision D02). */
  user_firebase_token: z.string(),
  /** Seconds. */
  expires_in: z.int().positive(),
  token_type: z.literal('Bearer'),
});
export type Tokens = z.infer<typeof Tokens>;

/** Errors of RFC 6749 §5.2, as these addresses answer them (decision D65). */
export const OAuthError = z.object({
  error: z.string(),
  error_description: z.string().optional(),
  /** With `second_step_required`: what the code is sent with, and by what the person may go on. */
  ticket: z.string().optional(),
  can: z.record(z.string(), z.boolean()).optional(),
});

const secretAnswer = { access: 'client', keyed: false, answer: Tokens } as const;

export const alternativeLogin = endpoint({
  ...secretAnswer,
  method: 'POST',
  path: '//etraining_login/alternative_login/',
  encoding: 'form',
  body: z.object({
    username: z.string().trim().min(1, 'required').max(254),
    password: z.string().min(1, 'required').max(256),
    ...Challenged,
  }),
  perMinute: 60,
  summary: 'Logs in by user name, e-mail or document',
});

export const token = endpoint({
  ...secretAnswer,
  method: 'POST',
  path: '//o/token/',
  encoding: 'form',
  body: z.looseObject({ grant_type: z.string().max(64).optional(), refresh_token: z.string().max(512).optional() }),
  summary: 'Turns a refresh token into a new pair',
});

export const reloadUserTokens = endpoint({
  ...secretAnswer,
  method: 'POST',
  path: '//accounts/reload_user_tokens/',
  body: z.object({ refresh_token: z.string().max(512), id_client: z.string().max(64) }),
  summary: 'A new pair for another client of the same person',
});

export const logOut = endpoint({
  method: 'POST',
  path: '/log-out',
  keyed: false,
  visitors: true,
  beforeAll: true,
  answer: Nothing,
  summary: 'Revokes this session',
});
