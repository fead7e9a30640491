import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** What was sent stays counted, and a document stays used by its keyed hash (decision D33); whatever a person could be known by goes. */
export const transferRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'transfer.sending': db
      .read()
      .selectFrom('transfer.sending as s')
      .innerJoin('transfer.document as d', (join) => join.onRef('d.tenant_id', '=', 's.tenant_id').onRef('d.id', '=', 's.document_id'))
      .select([
        's.id',
        's.points',
        's.state',
        's.country',
        'd.ending',
        's.made_at',
        's.settled_at',
        's.posted_on',
        's.use_until',
        's.reason',
      ])
      .where('s.tenant_id', '=', tenantId)
      .where('s.member_id', '=', memberId)
      .orderBy('s.id'),
    'transfer.document': db
      .read()
      .selectFrom('transfer.document')
      .select(['id', 'ending', 'used_at', 'release_why', 'released_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
    'transfer.look_up': db
      .read()
      .selectFrom('transfer.look_up')
      .select(['state', 'role', 'looked_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.transaction(async (tx) => {
      await tx.deleteFrom('transfer.look_up').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx
        .updateTable('transfer.document')
        .set({ ending: '', release_why: '' })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute();
    });
  },
});
