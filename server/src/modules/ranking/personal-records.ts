import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** That a member is not named; what they earned is told with their points, and who left is in no ranking. */
export const rankingRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'ranking.hidden': db
      .read()
      .selectFrom('ranking.hidden')
      .select('since')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('member_id'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.transaction((tx) =>
      tx.deleteFrom('ranking.hidden').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute(),
    );
  },
});
