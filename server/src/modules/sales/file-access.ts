import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';

/** An invoice's photo is for its seller and for auditors. */
export const salesFileAccess =
  ({ db }: Pick<Platform, 'db'>): FileAccess[string] =>
  async (actor, { ownerId }) => {
    const sale = await db
      .read()
      .selectFrom('sales.sale')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', ownerId)
      .select('member_id')
      .executeTakeFirst();
    return sale !== undefined && (sale.member_id === actor.memberId || actor.permissions.has('sales.audit'));
  };
