import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** An award stays as it was counted; its page names nobody any more, and what staff wrote about the person goes. */
export const badgesRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'badges.award': db
      .read()
      .selectFrom('badges.award')
      .select(['id', 'name', 'awarded_at', 'why', 'holder_shown', 'code', 'withdrawn_at', 'withdrawn_why'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.transaction((tx) =>
      tx
        .updateTable('badges.award')
        .set({ holder_shown: 'hidden', why: '', withdrawn_why: '' })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute(),
    );
  },
});
