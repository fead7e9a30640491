import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** What a member opened and confirmed to have read. */
export const libraryRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'library.reading': db
      .read()
      .selectFrom('library.reading as r')
      .innerJoin('library.item as i', (join) => join.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.item_id'))
      .select(['r.item_id', 'i.title', 'r.version_id', 'r.opened_at', 'r.confirmed_at'])
      .where('r.tenant_id', '=', tenantId)
      .where('r.member_id', '=', memberId)
      .orderBy('r.item_id')
      .orderBy('r.version_id'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.write().deleteFrom('library.reading').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
  },
});
