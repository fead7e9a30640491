import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** Opinions stay with the decision; the words of whoever leaves go. */
export const auditRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'audit.opinion': db
      .read()
      .selectFrom('audit.opinion')
      .select(['subject', 'agrees', 'note', 'given_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.transaction((tx) =>
      tx
        .updateTable('audit.opinion')
        .set({ note: '–' })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('note', '<>', '')
        .execute(),
    );
  },
});
