import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** The IANA zone in which a client counts its days. */
export async function zoneOfClient(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>): Promise<string> {
  const { time_zone } = await db.selectFrom('tenancy.tenant').select('time_zone').where('id', '=', tenantId).executeTakeFirstOrThrow();
  return time_zone;
}
