import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** Photos stay as they were counted; the pictures, and what auditors wrote about them, go. */
export const photosRecords = ({ db, storage }: Pick<Platform, 'db' | 'storage'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'photos.photo': db
      .read()
      .selectFrom('photos.photo as h')
      .innerJoin('photos.type as y', (join) => join.onRef('y.tenant_id', '=', 'h.tenant_id').onRef('y.id', '=', 'h.type_id'))
      .innerJoin('campaigns.store as st', (join) => join.onRef('st.tenant_id', '=', 'h.tenant_id').onRef('st.id', '=', 'h.store_id'))
      .select(['h.id', 'y.name as type', 'st.name as store', 'h.week', 'h.state', 'h.points', 'h.sent_at'])
      .select(['h.written_at', 'h.decided_at', 'h.reason', 'h.note', 'h.file_id as photo'])
      .where('h.tenant_id', '=', tenantId)
      .where('h.member_id', '=', memberId)
      .orderBy('h.id'),
  }),
  files: ({ tenantId, personId }) => storage.filesOf({ tenantId, personId, rooms: ['photos'] }),
  erase: async ({ tenantId, memberId, personId }) => {
    await db.transaction(async (tx) => {
      const own = tx.selectFrom('photos.photo').select('id').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);
      await tx.deleteFrom('photos.photo_band').where('tenant_id', '=', tenantId).where('photo_id', 'in', own).execute();
      await tx
        .updateTable('photos.photo')
        .set({ file_id: null, note: '', mark: null })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute();
    });
    await storage.forgetFiles({ tenantId, personId, rooms: ['photos'] });
  },
});
