import * as wire from '@vitrine/contract/identity';
import { expect } from 'vitest';
import { isLong, test, type House } from '../../../testing.ts';
import { verifyPassword } from '../passwords.ts';
import { findByName } from '../queries.ts';
import { aPerson, basicOf, type BuiltPerson } from '../testing.ts';
import { sendRecoveryLink } from './recover-password.ts';

/** Half as many in `npm test`, and a wider gate for them. */
const turns = isLong ? 60 : 30;
const gate = isLong ? 0.2 : 0.35;

/**
 * How surely a stopwatch tells two ways apart: the chance that one answer of the first took longer than one of the second (Mann and Whitney), 0.5 when it
 * cannot. Ranks do not mind a pause of the machine, and the two take turns, so that a busy minute is busy for both. Chance alone spreads it by 0.053 with
 * sixty of each and by 0.075 with thirty, so that it leaves the gate once in seven thousand runs, or once in 300,000.
 */
async function distinguished(
  one: (turn: number) => Promise<unknown>,
  other: (turn: number) => Promise<unknown>,
  most = turns,
): Promise<number> {
  const times: [number[], number[]] = [[], []];
  const timed = async (work: (turn: number) => Promise<unknown>, turn: number) => {
    const begin = performance.now();
    await work(turn);
    return performance.now() - begin;
  };
  for (let turn = -3; turn < most; turn += 1) {
    // Whoever always comes second would find caches warm.
    const isFirst = turn % 2 === 0;
    const early = await timed(isFirst ? one : other, turn);
    const late = await timed(isFirst ? other : one, turn);
    if (turn < 0) continue;
    times[0].push(isFirst ? early : late);
    times[1].push(isFirst ? late : early);
  }
  const longer = times[0].flatMap((mine) => times[1].map((theirs): number => (mine > theirs ? 1 : mine === theirs ? 0.5 : 0)));
  return longer.reduce((sum, won) => sum + won, 0) / longer.length;
}
const cannotBeDistinguished = (chance: number) => {
  expect(chance).toBeGreaterThan(0.5 - gate);
  expect(chance).toBeLessThan(0.5 + gate);
};

/** Many accounts, so that no limit slows them: the limits themselves are tested elsewhere. */
async function accounts(house: House) {
  const first = await aPerson(house.platform, { document: 'TIMED0', phone: '+5511900000000', birthday: '1990-05-20' });
  for (let turn = 1; turn < turns; turn += 1)
    await aPerson(house.platform, {
      tenantId: first.tenantId,
      userName: `timed.${turn}`,
      document: `TIMED${turn}`,
      phone: '+5511900000000',
      birthday: '1990-05-20',
    });
  return first;
}
const known = (turn: number) => `TIMED${Math.max(0, turn)}`;
const unknown = (turn: number) => `STRANGER${turn}`;
let address = 0;
/** From everywhere, for the same reason. */
const from = ({ host }: BuiltPerson) => ({ host, 'x-forwarded-for': `2001:db8:7::${(address += 1).toString(16)}` });

test(
  'LOG-07 D64 no stopwatch tells a known account from an unknown one, at any step of a recovery',
  { timeout: 120_000 },
  async ({ house }) => {
    const person = await accounts(house);
    const country = 'BR';
    const steps = {
      email: (login: string) => house.call(null, wire.apiRecoverPassword, { body: { login } }, from(person)),
      phone: (document: string) =>
        house.call(null, wire.getPhoneNumberWithDocument, { body: { document, country, birthday: '1990-05-21' } }, from(person)),
      code: (document: string) =>
        house.call(null, wire.sendRecoverPasswordCode, { body: { document, country, channel: 'sms' } }, from(person)),
      redeem: (document: string) =>
        house.call(null, wire.validateRecoverPasswordCode, { body: { document, country, code: '000000' } }, from(person)),
    };
    for (const step of Object.values(steps))
      cannotBeDistinguished(
        await distinguished(
          (turn) => step(known(turn)),
          (turn) => step(unknown(turn)),
        ),
      );
  },
);

test(
  'D64 control: a recovery that looks the person up and writes to them at once is told apart',
  { timeout: 120_000 },
  async ({ house }) => {
    const person = await accounts(house);
    const naive = (login: string) => sendRecoveryLink(house.platform, { siteId: person.siteId, host: person.host, login });
    const chance = await distinguished(
      (turn) => naive(known(turn)),
      (turn) => naive(unknown(turn)),
    );
    expect(chance).toBeGreaterThan(0.9);
  },
);

// By the stopwatch, at the whole cost of a password; `npm test` counts the work instead (log-in.int.test.ts).
if (isLong) {
  test('LOG-01 D64 no stopwatch tells a known account from an unknown one at the log-in', { timeout: 240_000 }, async ({ house }) => {
    const person = await accounts(house);
    const logIn = (username: string) =>
      house.call(null, wire.alternativeLogin, { body: { username, password: 'not-it' } }, { ...basicOf(person), ...from(person) });
    cannotBeDistinguished(
      await distinguished(
        (turn) => logIn(known(turn)),
        (turn) => logIn(unknown(turn)),
      ),
    );
  });

  test(
    'D64 control: a log-in that verifies a password only where there is one to verify is told apart',
    { timeout: 120_000 },
    async ({ house }) => {
      const person = await accounts(house);
      const naive = async (username: string) => {
        const found = await findByName(house.platform, { host: person.host, username });
        return found ? verifyPassword(found.passwordHash, 'not-it') : false;
      };
      const chance = await distinguished(
        (turn) => naive(known(turn)),
        (turn) => naive(unknown(turn)),
        20, // half of them cost a password
      );
      expect(chance).toBeGreaterThan(0.9);
    },
  );
}
