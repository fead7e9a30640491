import type { Tokens } from '@vitrine/contract/identity';
import { judgeLogIn } from '@vitrine/domain/identity';
import { Refusal } from '../../platform/http/index.ts';
import { countTry, fewAtOnce, forgetTries } from '../../platform/limits/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { demandChallenge } from './challenge/demand-challenge.ts';
import { addressLimit, nameLimit } from './log-in-limits.ts';
import { passwords } from './passwords.ts';
import { findByName } from './queries.ts';
import { letIn } from './second-step/let-in.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'secret' | 'settings'>;
type Ask = {
  host: string;
  address: string;
  device?: string | undefined;
  oauthClientId: string;
  username: string;
  password: string;
  challenge?: string | undefined;
};

/** Of one address; the pool of threads that hash has no more. */
const verifiedAtOnce = 4;

/**
 * Logs in by user name, e-mail or document (LOG-01), into the client that was used last. Whatever is wrong is told alike, in text and in time; only
 * whoever knows the password learns that the account is blocked or waits (decisions D64, D69). Tries are counted by the person, or by the
 * name as it was typed where nobody has it, so that the limit is there for both alike, and before the hash (LOG-14). Six statements: with the client's look-up, seven at most. Whoever has a second step gets a ticket for it.
 * Refuses `challenge_required`, `challenge_failed` (LOG-15), `wrong_credentials`, `person_blocked`, `awaiting_approval`, `no_client`, `under_maintenance` (LOG-03),
 * `second_step_required`, `too_many_requests`.
 */
export async function logIn(parts: Parts, ask: Ask): Promise<Tokens> {
  const [{ configuration }, person] = await Promise.all([
    demandChallenge(parts, ask),
    // No name holds the sign that PostgreSQL cannot take.
    findByName(parts, { host: ask.host, username: ask.username.replaceAll('\0', '') }),
  ]);
  const [name, address] = [nameLimit({ ...ask, personId: person?.id }), addressLimit(ask)];
  await fewAtOnce(`log-in ${ask.address}`, verifiedAtOnce, async () => {
    await countTry(parts, { count: name, alsoAt: [address] }); // before the hash, which is what a try costs the server
    const isPasswordRight = await passwords.verifyPassword(person?.passwordHash ?? null, ask.password);
    const verdict = judgeLogIn({
      isFound: person !== undefined,
      isPasswordRight,
      status: person?.status ?? 'blocked',
      hasClient: Boolean(person?.member),
      isClosed: configuration.under_maintenance,
      isStaff: (person?.member?.permissions ?? []).length > 0,
    });
    if (verdict.ok) return;
    await (isPasswordRight ? forgetTries(parts, name, { unless: address }) : countTry(parts, { count: address }));
    throw new Refusal(verdict.refusal, { status: 400 });
  });
  if (!person?.member) throw new Error('identity: log-in was judged right without a member');
  await forgetTries(parts, name, { unless: address }); // before anything is given: of many sent at once none is told more than the limit allows
  const tokens = await letIn(parts, {
    host: ask.host,
    person,
    oauthClientId: ask.oauthClientId,
    member: person.member,
    device: ask.device,
  });
  if (!tokens) throw new Refusal('wrong_credentials', { status: 400 });
  return tokens;
}
