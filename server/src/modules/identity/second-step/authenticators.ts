import type { SecondStep } from '@vitrine/contract/identity';
import { setUpMinutes } from '@vitrine/domain/identity';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import { countTry, forgetTries } from '../../../platform/limits/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { seal, unseal } from '../../../platform/secrets/index.ts';
import { siteOfHost } from '../../tenancy/index.ts';
import { provePassword } from '../prove-password.ts';
import { placeOfSecret } from './authenticator-rows.ts';
import { getSecondStep } from './get-second-step.ts';
import { giveUp } from './give-up.ts';
import { tellOfSecondStep } from './emails.ts';
import { codesIfNone } from './recovery-codes.ts';
import { addressOfSecret, secretOf, stepOfCode } from './totp.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'chance' | 'secret' | 'jobs'>;
const secretBytes = 20; // what SHA-1 takes at best (RFC 4226 §4)

/** Makes a secret for the person's app, in the place of one that was never proven. Refuses `current_password_wrong` at `password`, `authenticator_on`. */
export async function beginAuthenticator(
  parts: Parts,
  actor: Actor,
  { host, password }: { host: string; password: string },
): Promise<{ secret: string; address: string }> {
  const { userName } = await provePassword(parts, actor, { password, field: 'password' });
  const secret = secretOf(parts.chance.bytes(secretBytes));
  const row = { sealed_secret: seal(parts, { ...placeOfSecret(actor), text: secret }), begun_at: parts.clock.now() };
  const begun = await parts.db
    .write()
    .insertInto('identity.authenticator')
    .values({ ...row, person_id: actor.personId, last_step: 0 })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row).where('identity.authenticator.proved_at', 'is', null))
    .returning('person_id')
    .executeTakeFirst();
  if (!begun) throw new Refusal('authenticator_on');
  const { name: issuer } = await siteOfHost(parts.db.read(), { host });
  return { secret, address: addressOfSecret({ secret, issuer, userName }) };
}

/**
 * Switches the app on by its first code, which proves that it has the secret; of two at once one does. Whoever had no second step gets recovery codes. Refuses
 * `second_step_wrong` at `code`, `authenticator_not_begun`, `authenticator_on`, `too_many_requests`.
 */
export async function proveAuthenticator(
  parts: Parts,
  actor: Actor,
  { host, code }: { host: string; code: string },
): Promise<{ secondStep: SecondStep; recoveryCodes: string[] | null }> {
  const limit = { what: 'second-step-proof', who: actor.personId, tries: 5, windowMinutes: 15 };
  await countTry(parts, { count: limit });
  const answer = await parts.db.transaction(async (tx) => {
    const row = await tx
      .selectFrom('identity.authenticator')
      .select(['sealed_secret', 'begun_at', 'proved_at'])
      .where('person_id', '=', actor.personId)
      .forUpdate()
      .executeTakeFirst();
    if (row?.proved_at) throw new Refusal('authenticator_on');
    const now = parts.clock.now();
    if (!row || row.begun_at < parts.clock.in(-setUpMinutes * 60_000)) throw new Refusal('authenticator_not_begun');
    const secret = unseal(parts, { ...placeOfSecret(actor), sealed: row.sealed_secret });
    const step = stepOfCode({ secret, code: code.replaceAll(/\s/g, ''), now, lastStep: 0 });
    if (step === null) throw new Refusal('second_step_wrong', { fields: { code: 'second_step_wrong' } });
    await tx
      .updateTable('identity.authenticator')
      .set({ proved_at: now, last_step: step })
      .where('person_id', '=', actor.personId)
      .execute();
    const recoveryCodes = await codesIfNone(parts, tx, actor);
    await tellOfSecondStep(parts, tx, { personId: actor.personId, host, kind: 'second_step_on' });
    return { secondStep: await getSecondStep(tx, actor), recoveryCodes };
  });
  await forgetTries(parts, limit);
  return answer;
}

/** Switches the app off. Again changes nothing. Refuses `current_password_wrong` at `password`, and `second_step_needed` where the site asks for one and this is the last. */
export async function removeAuthenticator(
  parts: Parts,
  actor: Actor,
  { host, password }: { host: string; password: string },
): Promise<SecondStep> {
  await provePassword(parts, actor, { password, field: 'password' });
  return parts.db.transaction(async (tx) => {
    const gone = await giveUp(tx, actor, () =>
      tx.deleteFrom('identity.authenticator').where('person_id', '=', actor.personId).returning('proved_at').executeTakeFirst(),
    );
    if (gone?.proved_at) await tellOfSecondStep(parts, tx, { personId: actor.personId, host, kind: 'second_step_off' });
    return getSecondStep(tx, actor);
  });
}
