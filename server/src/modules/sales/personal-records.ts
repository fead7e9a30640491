import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** Sales stay as they were counted; photos, and what the seller and the auditor wrote to each other, go. */
export const salesRecords = ({ db, storage }: Pick<Platform, 'db' | 'storage'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'sales.sale': db
      .read()
      .selectFrom('sales.sale as s')
      .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.campaign_id'))
      .select(['s.id', 'c.name as campaign', 's.reported_at', 's.sent_at', 's.state', 's.revision'])
      .where('s.tenant_id', '=', tenantId)
      .where('s.member_id', '=', memberId)
      .orderBy('s.id'),
    'sales.revision': db
      .read()
      .selectFrom('sales.revision as r')
      .innerJoin('sales.sale as s', (join) => join.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sale_id'))
      .leftJoin('campaigns.store as t', (join) => join.onRef('t.tenant_id', '=', 'r.tenant_id').onRef('t.id', '=', 'r.store_id'))
      .select(['r.sale_id as sale', 'r.number as revision', 'r.invoice_kind', 'r.invoice_number', 'r.sale_date', 't.name as store'])
      .select(['r.observation', 'r.points', 'r.experience', 'r.sent_at', 'r.decision', 'r.reason', 'r.note', 'r.decided_at'])
      .select('r.photo_file_id as photo')
      .where('r.tenant_id', '=', tenantId)
      .where('s.member_id', '=', memberId)
      .orderBy('r.sale_id')
      .orderBy('r.number'),
    'sales.line': db
      .read()
      .selectFrom('sales.line as l')
      .innerJoin('sales.sale as s', (join) => join.onRef('s.tenant_id', '=', 'l.tenant_id').onRef('s.id', '=', 'l.sale_id'))
      .select(['l.sale_id as sale', 'l.revision', 'l.sku', 'l.quantity', 'l.points', 'l.experience', 'l.explanation'])
      .where('l.tenant_id', '=', tenantId)
      .where('s.member_id', '=', memberId)
      .orderBy('l.id'),
    'sales.import': db
      .read()
      .selectFrom('sales.import')
      .select(['file_name', 'state', 'created_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
    'sales.import_line': db
      .read()
      .selectFrom('sales.import_line')
      .select(['said', 'sale_id as sale'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('import_id')
      .orderBy('line'),
    'sales.photo': db
      .read()
      .selectFrom('sales.photo as p')
      .innerJoin('sales.sale as s', (join) => join.onRef('s.tenant_id', '=', 'p.tenant_id').onRef('s.id', '=', 'p.sale_id'))
      .select(['p.sale_id as sale', 'p.file_id as photo'])
      .where('p.tenant_id', '=', tenantId)
      .where('s.member_id', '=', memberId)
      .orderBy('p.sale_id')
      .orderBy('p.file_id'),
  }),
  files: ({ tenantId, personId }) => storage.filesOf({ tenantId, personId, rooms: ['sales'] }),
  erase: async ({ tenantId, memberId, personId }) => {
    await db.transaction(async (tx) => {
      const own = tx.selectFrom('sales.sale').select('id').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);
      await tx.deleteFrom('sales.photo_band').where('tenant_id', '=', tenantId).where('sale_id', 'in', own).execute();
      await tx.deleteFrom('sales.photo').where('tenant_id', '=', tenantId).where('sale_id', 'in', own).execute();
      await tx
        .updateTable('sales.import_line')
        .set({ said: '{}', member_id: null })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute();
      await tx
        .updateTable('sales.sale')
        .set({ device_id: null })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute();
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
