import { PasskeyRequest, type PasskeyAssertion, type Tokens } from '@vitrine/contract/identity';
import { judgeOutsideLogIn } from '@vitrine/domain/identity';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { Refusal } from '../../../platform/http/index.ts';
import { countTry, refuseUsedUp } from '../../../platform/limits/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteOfHost } from '../../tenancy/index.ts';
import { addressLimit } from '../log-in-limits.ts';
import { findById } from '../queries.ts';
import { beginFamily } from '../token-families.ts';
import { expectedOf, makeChallenge, passkeyMilliseconds, takeChallenge } from './challenges.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'secret' | 'settings'>;
type Ask = { host: string; address: string; device: string | undefined; oauthClientId: string; assertion: PasskeyAssertion };

/** A challenge for whichever passkey of this host the person picks; no name is asked for, so that nothing tells who is there. */
export async function beginPasskeyLogIn(parts: Parts, { host }: { host: string }): Promise<PasskeyRequest> {
  const options = await generateAuthenticationOptions({
    rpID: host,
    challenge: await makeChallenge(parts, { host, personId: null }),
    timeout: passkeyMilliseconds,
    userVerification: 'required',
  });
  return PasskeyRequest.parse(options);
}

/**
 * Logs in by what a passkey signed, once. It is both steps: the device is one factor, and the finger, face or PIN that it asked for the other. Refuses `passkey_unknown`,
 * `passkey_failed`, `person_blocked`, `awaiting_approval`, `no_client`, `under_maintenance` (LOG-03), `too_many_requests`.
 */
export async function finishPasskeyLogIn(parts: Parts, { host, address, device, oauthClientId, assertion }: Ask): Promise<Tokens> {
  const limit = addressLimit({ address });
  await countTry(parts, { count: { ...limit, what: 'passkey-log-in', tries: 120 }, alsoAt: [limit] });
  const { siteId, configuration } = await siteOfHost(parts.db.read(), { host });
  const refuse = async (code: string): Promise<never> => {
    await countTry(parts, { count: limit });
    throw new Refusal(code, { status: 400 });
  };
  const passkey = await findPasskey(parts, { siteId, host, credentialId: assertion.id });
  if (!passkey) return refuse('passkey_unknown');
  if (!(await isSignedBy(parts, passkey, { host, assertion }))) return refuse('passkey_failed');
  const person = await findById(parts, { personId: passkey.person_id });
  const verdict = judgeOutsideLogIn({
    isLinked: person !== undefined,
    status: person?.status ?? 'blocked',
    hasClient: Boolean(person?.member),
    isClosed: configuration.under_maintenance,
    isStaff: (person?.member?.permissions ?? []).length > 0,
  });
  if (!verdict.ok) throw new Refusal(verdict.refusal, { status: 400 });
  await refuseUsedUp(parts, limit);
  if (!person?.member) throw new Error('identity: a log-in by passkey was judged right without a member');
  return (await beginFamily(parts, { person, oauthClientId, member: person.member, device })) ?? refuse('passkey_failed');
}

type Passkey = { id: string; person_id: string; public_key: Buffer; counter: number };

const findPasskey = (
  { db }: Parts,
  { siteId, host, credentialId }: { siteId: string; host: string; credentialId: string },
): Promise<Passkey | undefined> =>
  db
    .write()
    .selectFrom('identity.passkey')
    .select(['id', 'person_id', 'public_key', 'counter'])
    .where('site_id', '=', siteId)
    .where('host', '=', host)
    .where('credential_id', '=', Buffer.from(credentialId, 'base64url'))
    .executeTakeFirst();

/**
 * Whether this passkey signed a challenge of ours that nobody took, for this host and its origin, for its own person, and counted on: a count that stands still or falls is
 * a copy. One UPDATE, so that of two with one count one passes.
 */
async function isSignedBy(
  parts: Parts,
  passkey: Passkey,
  { host, assertion }: { host: string; assertion: PasskeyAssertion },
): Promise<boolean> {
  const { userHandle, ...response } = assertion.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString('hex') !== passkey.person_id.replaceAll('-', '')) return false;
  // The library throws for whatever does not fit; none of it is a fault of ours.
  const answer = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {}, response },
    expectedChallenge: (challenge) => takeChallenge(parts, challenge, { host, personId: null }),
    credential: { id: assertion.id, publicKey: Uint8Array.from(passkey.public_key), counter: passkey.counter },
    ...expectedOf(parts, { host }),
  }).catch(() => null);
  if (!answer?.verified) return false;
  const { newCounter: counter } = answer.authenticationInfo;
  const counted = await parts.db
    .write()
    .updateTable('identity.passkey')
    .set({ counter, last_used_at: parts.clock.now() })
    .where('id', '=', passkey.id)
    .where((row) => row.or([row('counter', '<', counter), row('counter', '=', counter === 0 ? 0 : -1)]))
    .executeTakeFirstOrThrow();
  return counted.numUpdatedRows === 1n;
}
