import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** What a member answered, and under whose name it stands. What was counted stays without the name; what they wrote goes. */
export const surveysRecords = ({ db, storage }: Pick<Platform, 'db' | 'storage'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'surveys.participation': db
      .read()
      .selectFrom('surveys.participation as p')
      .innerJoin('surveys.survey as s', (join) => join.onRef('s.tenant_id', '=', 'p.tenant_id').onRef('s.id', '=', 'p.survey_id'))
      .select(['p.survey_id', 's.title', 'p.about_kind', 'p.about_id', 'p.edition', 'p.begun_on', 'p.answered_on'])
      .where('p.tenant_id', '=', tenantId)
      .where('p.member_id', '=', memberId)
      .orderBy('p.survey_id')
      .orderBy('p.about_id'),
    'surveys.response': db
      .read()
      .selectFrom('surveys.response')
      .select(['id', 'survey_id', 'edition', 'about_kind', 'about_id', 'answered_on'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
    'surveys.answer': db
      .read()
      .selectFrom('surveys.answer as a')
      .innerJoin('surveys.response as r', (join) => join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.response_id'))
      .select(['a.response_id', 'a.question_id', 'a.option_ids', 'a.score', 'a.text', 'a.file_id as recording', 'a.seconds'])
      .where('a.tenant_id', '=', tenantId)
      .where('r.tenant_id', '=', tenantId)
      .where('r.member_id', '=', memberId)
      .orderBy('a.response_id')
      .orderBy('a.question_id'),
    'surveys.owner': db
      .read()
      .selectFrom('surveys.owner')
      .select('survey_id')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('survey_id'),
  }),
  files: ({ tenantId, personId }) => storage.filesOf({ tenantId, personId, rooms: ['surveys'] }),
  erase: async ({ tenantId, memberId, personId }) => {
    await db.transaction(async (tx) => {
      const own = tx.selectFrom('surveys.response').select('id').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);
      await tx
        .deleteFrom('surveys.answer')
        .where('tenant_id', '=', tenantId)
        .where((row) => row.or([row('text', '<>', ''), row('file_id', 'is not', null)]))
        .where('response_id', 'in', own)
        .execute();
      await tx
        .updateTable('surveys.response')
        .set({ member_id: null })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute();
      await tx.deleteFrom('surveys.participation').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.deleteFrom('surveys.owner').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    });
    await storage.forgetFiles({ tenantId, personId, rooms: ['surveys'] });
  },
});
