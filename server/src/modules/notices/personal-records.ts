import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../identity/index.ts';

/** What a member was told and what they did: nothing of it is needed once they left. */
export const noticesRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  erase: ({ tenantId, memberId }) =>
    db.transaction(async (tx) => {
      // Notices refer to the letters that carry them.
      await tx.deleteFrom('notices.notice').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.deleteFrom('notices.letter').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.deleteFrom('notices.feed_entry').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.deleteFrom('notices.preference').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    }),
});
