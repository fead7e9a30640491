import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../identity/index.ts';

/** What was learned stays, for courses are counted by it; it names the member by their id alone. */
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
  erase: () => Promise.resolve(),
});
