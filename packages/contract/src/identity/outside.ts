import { isAzureTenant, logInProviders, outsideRefusals } from '@vitrine/domain/identity';
import { z } from 'zod';
import { endpoint, Instant, Nothing } from '../kernel/index.ts';
import { Tokens } from './tokens.ts';

const oneProvider = z.object({ provider: z.enum(logInProviders) });

/** Where the browser goes next: a page of the provider. */
const Departure = z.object({ url: z.url() });

/** What the provider sent the person back with (RFC 6749 §4.1.2, RFC 9207), as the address had it. */
export const OutsideReturn = z.object({
  provider: z.enum(logInProviders),
  state: z.string().min(1).max(128),
  code: z.string().max(4_096).optional(),
  iss: z.string().max(512).optional(),
  error: z.string().max(64).optional(),
});
export type OutsideReturn = z.infer<typeof OutsideReturn>;

const onReturn = ['no_profile', 'person_blocked', 'awaiting_approval', 'no_client', 'under_maintenance'] as const;

export const beginOutsideLogIn = endpoint({
  method: 'POST',
  path: '/outside-log-ins/:provider',
  access: 'open',
  keyed: false,
  params: oneProvider,
  answer: Departure,
  refusals: outsideRefusals,
  perMinute: 60,
  summary: 'Begins a log-in at Google or Microsoft; binds it to this browser by a cookie (LOG-04)',
});

export const finishOutsideLogIn = endpoint({
  method: 'POST',
  path: '/log-in/outside',
  access: 'client',
  keyed: false,
  body: OutsideReturn,
  answer: Tokens,
  refusals: [...outsideRefusals, ...onReturn],
  perMinute: 60,
  summary: 'Logs in by what the provider sent the person back with, once',
});

export const OutsideAccounts = z.object({
  items: z.array(z.object({ provider: z.enum(logInProviders), label: z.string(), linkedAt: Instant })),
  /** What this site offers, linked or not. */
  offered: z.array(z.enum(logInProviders)),
});
export type OutsideAccounts = z.infer<typeof OutsideAccounts>;

export const listOutsideAccounts = endpoint({
  method: 'GET',
  path: '/me/outside-accounts',
  answer: OutsideAccounts,
  summary: 'Accounts at Google and Microsoft that open this person’s',
});

export const beginOutsideLink = endpoint({
  method: 'POST',
  path: '/me/outside-accounts/:provider',
  keyed: false,
  params: oneProvider,
  body: z.object({ password: z.string().min(1, 'required').max(256) }),
  answer: Departure,
  refusals: [...outsideRefusals, 'current_password_wrong'],
  summary: 'Begins to link an account; asks for the password, because it will open this one for good',
});

export const finishOutsideLink = endpoint({
  method: 'POST',
  path: '/me/outside-accounts',
  keyed: false,
  body: OutsideReturn,
  answer: OutsideAccounts,
  refusals: outsideRefusals,
  summary: 'Links what the provider sent the person back with',
});

export const unlinkOutsideAccount = endpoint({
  method: 'DELETE',
  path: '/me/outside-accounts/:provider',
  params: oneProvider,
  answer: OutsideAccounts,
  summary: 'Lets an account open this one no more',
});

/** Signs that nobody types are refused, so that a client id cannot break an address. */
const ClientId = z
  .string()
  .trim()
  .min(1, 'required')
  .max(200, 'text_too_long')
  .regex(/^[\x21-\x7e]+$/, 'invalid');

/** A provider as an administrator reads it: whether there is a secret, never which. */
export const LogInProviderSettings = z.object({
  provider: z.enum(logInProviders),
  version: z.int(),
  clientId: z.string(),
  hasSecret: z.boolean(),
  tenants: z.array(z.string()),
  /** What has to be registered at the provider, to the e-mail. */
  redirectUris: z.array(z.string()),
});
export type LogInProviderSettings = z.infer<typeof LogInProviderSettings>;

export const LogInProviderForm = z.object({
  clientId: ClientId,
  /** Empty: as it was. */
  secret: z.string().trim().max(512, 'text_too_long'),
  tenants: z.array(z.string().trim().toLowerCase().refine(isAzureTenant, 'invalid')).max(20, 'too_many'),
});
export type LogInProviderForm = z.infer<typeof LogInProviderForm>;

const setting = { needs: 'login_configuration.write', params: oneProvider } as const;

export const listLogInProviders = endpoint({
  method: 'GET',
  path: '/log-in-providers',
  needs: 'login_configuration.write',
  answer: z.object({ items: z.array(LogInProviderSettings) }),
  summary: 'Google and Microsoft as this site is registered there',
});

export const saveLogInProvider = endpoint({
  ...setting,
  method: 'PUT',
  path: '/log-in-providers/:provider',
  keyed: false,
  body: z.object({ version: z.int(), settings: LogInProviderForm }),
  answer: LogInProviderSettings,
  refusals: [...outsideRefusals, 'changed_meanwhile'],
  summary: 'Saves how this site is registered; the secret is kept sealed and told to nobody',
});

export const removeLogInProvider = endpoint({
  ...setting,
  method: 'DELETE',
  path: '/log-in-providers/:provider',
  answer: Nothing,
  refusals: [],
  summary: 'Forgets the registration; nobody comes in by it any more',
});

export const checkLogInProvider = endpoint({
  ...setting,
  method: 'POST',
  path: '/log-in-providers/:provider/check',
  keyed: false,
  answer: z.object({ issuer: z.string(), authorizationHost: z.string() }),
  refusals: outsideRefusals,
  perMinute: 30,
  summary: 'Asks the provider who it is (discovery)',
});
