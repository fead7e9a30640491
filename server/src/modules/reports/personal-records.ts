import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** What somebody of the staff kept and asked for; all of it goes with them. */
export const reportsRecords = ({ db, storage }: Pick<Platform, 'db' | 'storage'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'reports.saved_filter': db
      .read()
      .selectFrom('reports.saved_filter')
      .select(['kind', 'name', 'filter', 'created_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('kind')
      .orderBy('name'),
    'reports.file': db
      .read()
      .selectFrom('reports.file')
      .select(['kind', 'format', 'filter', 'state', 'rows', 'created_at', 'ended_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('created_at'),
  }),
  erase: async ({ tenantId, memberId, personId }) => {
    await db.transaction(async (tx) => {
      await tx.deleteFrom('reports.saved_filter').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.deleteFrom('reports.file').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    });
    await storage.forgetFiles({ tenantId, personId, rooms: ['reports'] });
  },
});
