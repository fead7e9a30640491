import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../identity/index.ts';

/** Attempts and their grades stay, for courses are counted by them; which device they were made on goes. Answers are chosen, never written. */
export const assessmentRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  erase: ({ tenantId, memberId }) =>
    db.transaction(async (tx) => {
      const attempts = tx.selectFrom('assessment.attempt').select('id').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);
      await tx
        .updateTable('assessment.answer')
        .set({ device: '' })
        .where('tenant_id', '=', tenantId)
        .where('attempt_id', 'in', attempts)
        .execute();
      await tx
        .updateTable('assessment.attempt')
        .set({ device: '' })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute();
    }),
});
