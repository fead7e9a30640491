import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../identity/index.ts';

/** Sales stay as they were counted; photos, and what the seller and the auditor wrote to each other, go. */
export const salesRecords = ({ db, storage }: Pick<Platform, 'db' | 'storage'>): PersonalRecords => ({
  erase: async ({ tenantId, memberId, personId }) => {
    await db.transaction(async (tx) => {
      const own = tx.selectFrom('sales.sale').select('id').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);
      await tx.deleteFrom('sales.photo').where('tenant_id', '=', tenantId).where('sale_id', 'in', own).execute();
      await tx
        .updateTable('sales.revision')
        .set({ photo_file_id: null, observation: '', note: null })
        .where('tenant_id', '=', tenantId)
        .where('sale_id', 'in', own)
        .execute();
    });
    await storage.forgetFiles({ tenantId, personId, rooms: ['sales'] });
  },
});
