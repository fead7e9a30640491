import { PasskeyCreation, type PasskeyAttestation, type SecondStep } from '@vitrine/contract/identity';
import { passkeysAtMost } from '@vitrine/domain/identity';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { violatedKey, type Tx } from '../../../platform/database/index.ts';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { siteOfHost } from '../../tenancy/index.ts';
import { provePassword } from '../prove-password.ts';
import { getSecondStep } from '../second-step/get-second-step.ts';
import { tellOfSecondStep } from '../second-step/emails.ts';
import { codesIfNone } from '../second-step/recovery-codes.ts';
import { expectedOf, makeChallenge, passkeyMilliseconds, takeChallenge } from './challenges.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'chance' | 'secret' | 'jobs' | 'settings' | 'newId'>;

/**
 * What the browser makes a passkey from: one that the device keeps and opens only after it looked at its owner, so that it is two factors by itself. Refuses
 * `current_password_wrong` at `password`, `passkeys_full`.
 */
export async function beginPasskey(
  parts: Parts,
  actor: Actor,
  { host, password }: { host: string; password: string },
): Promise<PasskeyCreation> {
  const { personId } = actor;
  const { userName, fullName } = await provePassword(parts, actor, { password, field: 'password' });
  const known = await parts.db
    .write()
    .selectFrom('identity.passkey')
    .select(['credential_id', 'host'])
    .where('person_id', '=', personId)
    .execute();
  if (known.length >= passkeysAtMost) throw new Refusal('passkeys_full');
  const { name } = await siteOfHost(parts.db.read(), { host });
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: host,
    userID: Uint8Array.from(Buffer.from(personId.replaceAll('-', ''), 'hex')),
    userName,
    userDisplayName: fullName,
    challenge: await makeChallenge(parts, { host, personId }),
    timeout: passkeyMilliseconds,
    attestationType: 'none',
    excludeCredentials: known.filter((one) => one.host === host).map((one) => ({ id: one.credential_id.toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return PasskeyCreation.parse(options);
}

/**
 * Keeps a passkey that the person's browser made; they are told by mail. Whoever had no second step gets recovery codes. Refuses `passkey_failed`, `passkey_known`,
 * `passkeys_full`.
 */
export async function addPasskey(
  parts: Parts,
  actor: Actor,
  { host, label, made }: { host: string; label: string; made: PasskeyAttestation },
): Promise<{ secondStep: SecondStep; recoveryCodes: string[] | null }> {
  const credential = await verified(parts, actor, { host, made });
  try {
    return await parts.db.transaction(async (tx) => {
      await lockWithRoom(tx, actor);
      await tx
        .insertInto('identity.passkey')
        .values({
          id: parts.newId(),
          site_id: actor.siteId,
          person_id: actor.personId,
          host,
          credential_id: Buffer.from(credential.id, 'base64url'),
          public_key: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: made.response.transports ?? [],
          label,
          added_at: parts.clock.now(),
        })
        .execute();
      const recoveryCodes = await codesIfNone(parts, tx, actor);
      await tellOfSecondStep(parts, tx, { personId: actor.personId, host, kind: 'passkey_added', note: label });
      return { secondStep: await getSecondStep(tx, actor), recoveryCodes };
    });
  } catch (fault) {
    if (violatedKey(fault) === 'passkey_credential') throw new Refusal('passkey_known');
    throw fault;
  }
}

/** The lock lets two that are added at once see each other. */
async function lockWithRoom(tx: Tx, { personId }: Actor): Promise<void> {
  await tx.selectFrom('identity.person').select('id').where('id', '=', personId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('identity.passkey')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  if (count >= passkeysAtMost) throw new Refusal('passkeys_full');
}

async function verified(parts: Parts, { personId }: Actor, { host, made }: { host: string; made: PasskeyAttestation }) {
  // The library throws for whatever does not fit; none of it is a fault of ours.
  const answer = await verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {}, response: { ...made.response, transports: made.response.transports ?? [] } },
    expectedChallenge: (challenge) => takeChallenge(parts, challenge, { host, personId }),
    ...expectedOf(parts, { host }),
  }).catch(() => null);
  if (!answer?.verified) throw new Refusal('passkey_failed');
  return answer.registrationInfo.credential;
}
