import { isOpenFor, type LogInFacts } from './log-in.ts';

/** Whose accounts may open one of ours, by OpenID Connect (LOG-04). */
export const logInProviders = ['google', 'azure'] as const;
export type LogInProvider = (typeof logInProviders)[number];

/** What a way to a provider and back is for: to log in, or to link an account to the person who is in already. */
export const outsidePurposes = ['log_in', 'link'] as const;
export type OutsidePurpose = (typeof outsidePurposes)[number];

export const outsideRefusals = [
  'google_failed',
  'azure_failed',
  'provider_away',
  'provider_off',
  'log_in_cancelled',
  'log_in_over',
  'company_not_allowed',
  'account_linked_elsewhere',
  'provider_already_linked',
  'provider_unknown',
  'provider_secret_missing',
  'company_missing',
] as const;
export type OutsideRefusal = (typeof outsideRefusals)[number];

/** From the button to the way back: long enough for a second factor at the provider, too short for an address that lies around. */
export const outsideMinutes = 10;

const marks = { log_in: 'in', link: 'to' } as const satisfies Record<OutsidePurpose, string>;

/** The `state` that travels with the person; its beginning tells the screen that they come back to what to do, the server's row decides. */
export const stateOf = (purpose: OutsidePurpose, chance: string): string => `${marks[purpose]}.${chance}`;
export const purposeIn = (state: string): OutsidePurpose => (state.startsWith(`${marks.link}.`) ? 'link' : 'log_in');

/** What the provider said when it sent the person back without a code (RFC 6749 §4.1.2.1). */
export function judgeReturn(
  provider: LogInProvider,
  { error, code }: { error: string | undefined; code: string | undefined },
): { ok: true; code: string } | { ok: false; refusal: OutsideRefusal } {
  if (error === 'access_denied' || error === 'interaction_required' || error === 'login_required')
    return { ok: false, refusal: 'log_in_cancelled' };
  if (error === 'temporarily_unavailable' || error === 'server_error') return { ok: false, refusal: 'provider_away' };
  if (error !== undefined || code === undefined || code === '') return { ok: false, refusal: failedBy(provider) };
  return { ok: true, code };
}

/** Google's failure has its own message (LOG-04), and so has Microsoft's. */
export const failedBy = (provider: LogInProvider): OutsideRefusal => (provider === 'google' ? 'google_failed' : 'azure_failed');

/** Of an account that the provider vouched for: whose it is here. All but `isLinked` and `isClosed` are of the person that it is linked to. */
export type OutsideFacts = { isLinked: boolean } & Pick<LogInFacts, 'status' | 'hasClient' | 'isClosed' | 'isStaff'>;
export type OutsideLogInRefusal = 'no_profile' | 'person_blocked' | 'awaiting_approval' | 'no_client' | 'under_maintenance';

/**
 * Whether an account from outside lets somebody in. Linked is only what the person linked themselves: an address that looks the same is
 * no proof, for whoever keeps a mail server may write any into it.
 */
export function judgeOutsideLogIn(facts: OutsideFacts): { ok: true } | { ok: false; refusal: OutsideLogInRefusal } {
  const { isLinked, status, hasClient } = facts;
  if (!isLinked) return { ok: false, refusal: 'no_profile' };
  if (status === 'blocked') return { ok: false, refusal: 'person_blocked' };
  if (status === 'awaiting_approval') return { ok: false, refusal: 'awaiting_approval' };
  if (!hasClient) return { ok: false, refusal: 'no_client' };
  if (!isOpenFor(facts)) return { ok: false, refusal: 'under_maintenance' };
  return { ok: true };
}

/** A company's directory at Microsoft, by its id. Names of directories are not enough: they can be given away. */
export const isAzureTenant = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** Only companies that the site names come in (LOG-04): the directory of the account, as the signed token tells it. */
export function judgeCompany({
  tenant,
  allowed,
}: {
  tenant: string | undefined;
  allowed: readonly string[];
}): { ok: true } | { ok: false; refusal: OutsideRefusal } {
  return tenant !== undefined && allowed.includes(tenant) ? { ok: true } : { ok: false, refusal: 'company_not_allowed' };
}
