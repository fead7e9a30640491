import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** What was learned stays, for courses are counted by it; it names the member by their id alone. Notes of one's own go. */
export const learningRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'learning.enrolment': db
      .read()
      .selectFrom('learning.enrolment as e')
      .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'e.tenant_id').onRef('v.id', '=', 'e.version_id'))
      .select(['e.id', 'v.title as course', 'e.state', 'e.progress', 'e.grade', 'e.enrolled_at', 'e.started_at', 'e.finished_at'])
      .where('e.tenant_id', '=', tenantId)
      .where('e.member_id', '=', memberId)
      .orderBy('e.id'),
    'learning.trail_enrolment': db
      .read()
      .selectFrom('learning.trail_enrolment as e')
      .innerJoin('trails.trail_version as v', (join) => join.onRef('v.tenant_id', '=', 'e.tenant_id').onRef('v.id', '=', 'e.version_id'))
      .select(['e.id', 'v.title as trail', 'e.state', 'e.progress', 'e.grade', 'e.enrolled_at', 'e.finished_at', 'e.left_at'])
      .where('e.tenant_id', '=', tenantId)
      .where('e.member_id', '=', memberId)
      .orderBy('e.id'),
    'learning.path': db
      .read()
      .selectFrom('learning.path')
      .select(['id', 'subject', 'subject_id', 'kind', 'due_on', 'began_at', 'ended_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
    'learning.note': db
      .read()
      .selectFrom('learning.note')
      .select(['id', 'course_id as course', 'activity_id as activity', 'second', 'text', 'written_at', 'changed_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('written_at')
      .orderBy('id'),
    'learning.progress': db
      .read()
      .selectFrom('learning.progress as p')
      .innerJoin('learning.enrolment as e', (join) => join.onRef('e.tenant_id', '=', 'p.tenant_id').onRef('e.id', '=', 'p.enrolment_id'))
      .select(['p.enrolment_id as enrolment', 'p.activity_id as activity', 'p.state', 'p.percent', 'p.grade', 'p.detail', 'p.spent'])
      .select(['p.updated_at', 'p.completed_at'])
      .where('p.tenant_id', '=', tenantId)
      .where('e.member_id', '=', memberId)
      .orderBy('p.enrolment_id')
      .orderBy('p.activity_id'),
    'learning.past_run': db
      .read()
      .selectFrom('learning.past_run as r')
      .innerJoin('learning.enrolment as e', (join) => join.onRef('e.tenant_id', '=', 'r.tenant_id').onRef('e.id', '=', 'r.enrolment_id'))
      .select(['r.enrolment_id as enrolment', 'r.run', 'r.activity_id as activity', 'r.progress', 'r.grade', 'r.ended_at'])
      .where('r.tenant_id', '=', tenantId)
      .where('e.member_id', '=', memberId)
      .orderBy('r.enrolment_id')
      .orderBy('r.run'),
    'learning.past_progress': db
      .read()
      .selectFrom('learning.past_progress as p')
      .innerJoin('learning.enrolment as e', (join) => join.onRef('e.tenant_id', '=', 'p.tenant_id').onRef('e.id', '=', 'p.enrolment_id'))
      .select([
        'p.enrolment_id as enrolment',
        'p.activity_id as activity',
        'p.run',
        'p.state',
        'p.percent',
        'p.grade',
        'p.detail',
        'p.spent',
      ])
      .select(['p.updated_at', 'p.completed_at'])
      .where('p.tenant_id', '=', tenantId)
      .where('e.member_id', '=', memberId)
      .orderBy('p.enrolment_id')
      .orderBy('p.activity_id')
      .orderBy('p.run'),
    'learning.event': db
      .read()
      .selectFrom('learning.event')
      .select([
        'event_id',
        'enrolment_id as enrolment',
        'activity_id as activity',
        'device_id as device',
        'client_time',
        'received_at',
        'payload',
      ])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('received_at')
      .orderBy('event_id'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.transaction((tx) =>
      tx.deleteFrom('learning.note').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute(),
    );
  },
});
