/** What a passkey signs: out of chance, once, on one host, for one purpose. */
import { passkeyMinutes } from '@vitrine/domain/identity';
import type { Platform } from '../../../platform/platform.ts';
import { siteAddress } from '../site-address.ts';
import { hashOf } from '../tokens.ts';

/** `personId`: who adds a passkey; null where somebody logs in. */
type Whose = { host: string; personId: string | null };
type Parts = Pick<Platform, 'db' | 'clock'>;

export const passkeyMilliseconds = passkeyMinutes * 60_000;

/** Makes a challenge, over by itself after ten minutes. */
export async function makeChallenge(
  { db, clock, chance }: Parts & Pick<Platform, 'chance'>,
  { host, personId }: Whose,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = chance.bytes(32);
  await db
    .write()
    .insertInto('identity.passkey_challenge')
    .values({ hash: hashOf(challenge.toString('base64url')), host, person_id: personId, expires_at: clock.in(passkeyMilliseconds) })
    .execute();
  return Uint8Array.from(challenge);
}

/** Takes a challenge by what was signed: of two at once one does. False for one that is unknown, taken, too old, of another host or person. */
export async function takeChallenge({ db, clock }: Parts, challenge: string, { host, personId }: Whose): Promise<boolean> {
  const taken = await db
    .write()
    .deleteFrom('identity.passkey_challenge')
    .where('hash', '=', hashOf(challenge))
    .where('host', '=', host)
    .where('person_id', 'is not distinct from', personId)
    .where('expires_at', '>', clock.now())
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** What the browser has to have signed for: this host under the address that people reach it by. A page of another origin signs for itself. */
export const expectedOf = (parts: Pick<Platform, 'settings'>, { host }: { host: string }) => ({
  expectedOrigin: new URL(siteAddress(parts, { host, path: [] })).origin,
  expectedRPID: host,
  requireUserVerification: true,
});
