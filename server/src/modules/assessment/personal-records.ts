import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** Attempts and their grades stay, for courses are counted by them; which device they were made on goes, and so does what was written in words of one's own. */
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
      .select([
        'w.attempt_id as attempt',
        'w.question_id as question',
        'w.options',
        'w.entries',
        'w.answered_at',
        'w.device_time',
        'w.is_late',
        'w.device',
      ])
      .where('w.tenant_id', '=', tenantId)
      .where('a.member_id', '=', memberId)
      .orderBy('w.attempt_id')
      .orderBy('w.question_id'),
    'assessment.lease': db
      .read()
      .selectFrom('assessment.lease')
      .select(['id', 'test_id as test', 'device', 'state', 'taken_at', 'ends_at', 'delivered_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
    'assessment.standing': db
      .read()
      .selectFrom('assessment.standing')
      .select(['test_id as test', 'round', 'extra_attempts'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('test_id'),
    'assessment.answer_grade': db
      .read()
      .selectFrom('assessment.answer_grade as g')
      .innerJoin('assessment.attempt as a', (join) => join.onRef('a.tenant_id', '=', 'g.tenant_id').onRef('a.id', '=', 'g.attempt_id'))
      .select(['g.attempt_id as attempt', 'g.question_id as question', 'g.percent', 'g.comment', 'g.graded_at'])
      .where('g.tenant_id', '=', tenantId)
      .where((row) => row.or([row('a.member_id', '=', memberId), row('g.graded_by', '=', memberId)]))
      .orderBy('g.attempt_id')
      .orderBy('g.question_id'),
    'assessment.bank_version': db
      .read()
      .selectFrom('assessment.bank_version')
      .select(['question_id as question', 'number', 'created_at'])
      .where('tenant_id', '=', tenantId)
      .where('written_by', '=', memberId)
      .orderBy('question_id')
      .orderBy('number'),
  }),
  erase: ({ tenantId, memberId }) =>
    db.transaction(async (tx) => {
      const attempts = tx.selectFrom('assessment.attempt').select('id').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);
      await tx
        .updateTable('assessment.answer')
        .set({ device: '', entries: null })
        .where('tenant_id', '=', tenantId)
        .where('attempt_id', 'in', attempts)
        .execute();
      await tx
        .updateTable('assessment.answer_grade')
        .set({ comment: '' })
        .where('tenant_id', '=', tenantId)
        .where('attempt_id', 'in', attempts)
        .execute();
      await tx
        .updateTable('assessment.lease')
        .set({ device: '', state: 'replaced' }) // nobody goes on with one that was open
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute();
      await tx
        .updateTable('assessment.attempt')
        .set({ device: '' })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute();
    }),
});
