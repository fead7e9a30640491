import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../identity/index.ts';

/** Attempts and their grades stay, for courses are counted by them; which device they were made on goes. Answers are chosen, never written. */
export const assessmentRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'assessment.attempt': db
      .read()
      .selectFrom('assessment.attempt')
      .select(['id', 'number', 'started_at', 'deadline', 'finished_at', 'state', 'score', 'right_answers', 'is_passed', 'device'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
    'assessment.answer': db
      .read()
      .selectFrom('assessment.answer as w')
      .innerJoin('assessment.attempt as a', (join) => join.onRef('a.tenant_id', '=', 'w.tenant_id').onRef('a.id', '=', 'w.attempt_id'))
      .select(['w.attempt_id as attempt', 'w.question_id as question', 'w.options', 'w.answered_at', 'w.is_late', 'w.device'])
      .where('w.tenant_id', '=', tenantId)
      .where('a.member_id', '=', memberId)
      .orderBy('w.attempt_id')
      .orderBy('w.question_id'),
  }),
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
