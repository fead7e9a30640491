import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../identity/index.ts';

/** What a member marked for themselves. */
export const marksRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  erase: async ({ tenantId, memberId }) => {
    await db.write().deleteFrom('marks.favourite').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
  },
});
