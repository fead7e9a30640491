/** Authenticator apps for tests: the secret in, codes out. */
import * as wire from '@vitrine/contract/identity';
import { stepAt, totpPeriodSeconds } from '@vitrine/domain/identity';
import { Secret, TOTP } from 'otpauth';
import type { House } from '../../../testing.ts';
import { basicOf, type BuiltPerson } from '../testing.ts';

/** What an app shows at this moment of the house. */
export const codeAt = (secret: string, instant: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(instant) });

export type App = {
  secret: string;
  recoveryCodes: string[];
  /** The app's next code, for whose time the clock is moved on: none is taken twice. */
  next: () => string;
};

/** Switches an app on, as the person does it in their profile. */
export async function anAuthenticator(house: House, person: BuiltPerson): Promise<App> {
  const begun = await house.call(person, wire.beginAuthenticator, { body: { password: person.password } });
  if (begun.status !== 200) throw new Error(`no app was begun: ${JSON.stringify(begun.body)}`);
  const { secret } = begun.body;
  const proven = await house.call(person, wire.proveAuthenticator, { body: { code: codeAt(secret, house.clock.now()) } });
  if (proven.status !== 200) throw new Error(`no app was proven: ${JSON.stringify(proven.body)}`);
  const next = () => {
    house.clock.shift(totpPeriodSeconds * 1_000);
    return codeAt(secret, house.clock.now());
  };
  return { secret, recoveryCodes: proven.body.recoveryCodes ?? [], next };
}

/** A code that the app shows neither now nor in the windows around it. */
export function aWrongCode(secret: string, instant: string): string {
  const near = [-1, 0, 1].map((off) => codeAt(secret, new Date((stepAt(instant) + off) * totpPeriodSeconds * 1_000).toISOString()));
  return ['000000', '000001', '000002', '000003'].find((code) => !near.includes(code)) ?? '';
}

export const logInBy = (house: House, person: BuiltPerson, password = person.password) =>
  house.call(null, wire.alternativeLogin, { body: { username: person.userName, password } }, basicOf(person));

/** What an address that gives tokens refused with (RFC 6749 §5.2), and the ticket where it asks for the second step. */
export const refusedBy = (answered: { body: object }) => wire.OAuthError.parse(answered.body);

/** The first step of somebody who has a second one: the ticket that it gives. */
export async function aTicket(house: House, person: BuiltPerson): Promise<{ ticket: string; can: Record<string, boolean> }> {
  const answered = await logInBy(house, person);
  const { ticket, can, error_description } = refusedBy(answered);
  if (answered.status !== 400 || error_description !== 'second_step_required' || !ticket || !can)
    throw new Error(`no ticket: ${JSON.stringify(answered.body)}`);
  return { ticket, can };
}

export const finish = (house: House, person: BuiltPerson, body: { ticket: string; code: string }) =>
  house.call(null, wire.finishSecondStep, { body }, basicOf(person));
