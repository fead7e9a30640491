import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** That a member is not named, and how they stood when weeks were over; what they earned is told with their points, and who left is in no ranking. */
export const rankingRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'ranking.hidden': db
      .read()
      .selectFrom('ranking.hidden')
      .select('since')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('member_id'),
    'ranking.stood': db
      .read()
      .selectFrom('ranking.stood')
      .select(['as_of', 'currency', 'amount'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('as_of')
      .orderBy('book_id')
      .orderBy('currency'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.transaction(async (tx) => {
      await tx.deleteFrom('ranking.hidden').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.deleteFrom('ranking.stood').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    });
  },
});
