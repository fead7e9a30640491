import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';

/**
 * Staff as the rooms’ own use-cases read another member: the same person, language and permissions, over that member’s rows. For reading alone: what is written goes by the actor’s own
 * member. Refuses `not_found` for a member of another client (D55).
 */
export async function readingAs(db: Reader, actor: Actor, { memberId }: { memberId: string }): Promise<Actor> {
  const row = await db
    .selectFrom('identity.member')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...actor, memberId };
}
