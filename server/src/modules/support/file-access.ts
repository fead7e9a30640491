import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';

/** What hangs on a ticket is for who wrote it and for those who answer. */
export const supportFileAccess =
  ({ db }: Pick<Platform, 'db'>): FileAccess[string] =>
  async (actor, { ownerId }) => {
    const ticket = await db
      .read()
      .selectFrom('support.ticket')
      .select('member_id')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', ownerId)
      .executeTakeFirst();
    return ticket !== undefined && (ticket.member_id === actor.memberId || actor.permissions.has('support.answer'));
  };
