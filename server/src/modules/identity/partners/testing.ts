/** Builders of what partners leave, for tests. */
import type { Platform } from '../../../platform/platform.ts';
import { hashOf } from '../tokens.ts';

/** A webservice token of this person that waits to be redeemed. */
export async function aWebserviceToken(
  { db, clock, newId, chance }: Pick<Platform, 'db' | 'clock' | 'newId' | 'chance'>,
  wish: { siteId: string; tenantId: string; memberId: string; personId: string },
): Promise<string> {
  const [partner, token] = [newId(), chance.bytes(32).toString('base64url')];
  await db
    .write()
    .insertInto('identity.oauth_client')
    .values({ id: partner, site_id: wish.siteId, name: 'Parceira', kind: 'integrator', secret: '', created_at: clock.now() })
    .execute();
  await db.write().insertInto('identity.integrator_client').values({ tenant_id: wish.tenantId, oauth_client_id: partner }).execute();
  await db
    .write()
    .insertInto('identity.webservice_token')
    .values({
      hash: hashOf(token),
      site_id: wish.siteId,
      oauth_client_id: partner,
      person_id: wish.personId,
      tenant_id: wish.tenantId,
      member_id: wish.memberId,
      created_at: clock.now(),
      expires_at: clock.in(120_000),
    })
    .execute();
  return token;
}
