import * as wire from '@vitrine/contract/learning';
import { expect } from 'vitest';
import { test } from '../../../testing.ts';
import { anActivity, aPackage } from '../../activities/testing.ts';
import { aLessonOf, scormPackage } from '../../activities/testing/packages.ts';
import { aCourse } from '../../catalog/testing.ts';
import { aPerson } from '../../identity/testing.ts';
import { enrolIn, report, seen } from '../testing.ts';

test('PLY-07 staff read the commits of a learner by sequence, each with what it set, filtered and paged; nobody else does', async ({
  house,
}) => {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId, fullName: 'Ana Júlia Prado' });
  const idle = await aPerson(house.platform, { tenantId: author.tenantId, fullName: 'Bruno Reis' });
  const fileId = await aPackage(house.platform, author, {
    content: await scormPackage([aLessonOf('a', 'Abrir'), aLessonOf('b', 'Fechar')], { standard: '2004' }),
  });
  const course = await aCourse(house.platform, author.actor, {
    activities: [{ ...anActivity('scorm'), content: { kind: 'scorm', fileId, suspendLimit: 64_000, trial: null } }, anActivity('html')],
  });
  const [activityId = '', page = ''] = course.activities.map(({ id }) => id);
  for (const person of [learner, idle]) await enrolIn(house, person, course.id);
  const session = house.platform.newId();
  const commit = (seq: number, more: object) => ({
    kind: 'scorm_commit' as const,
    session,
    startedAt: '2026-01-01T10:00:00.000Z',
    seq,
    sco: 'a',
    seconds: seq * 10,
    isEnded: false,
    completion: 'incomplete' as const,
    success: 'unknown' as const,
    score: null,
    cmi: `{"suspend_data":"page=${seq}"}`,
    ...more,
  });
  const where = { courseId: course.id, activityId };
  // In another order than they were made, and one of another session.
  const later = { session: house.platform.newId(), startedAt: '2026-01-02T10:00:00.000Z', sco: 'b', cmi: '{"location":"7"}' };
  const commits = [
    commit(3, { completion: 'completed', score: 80, isEnded: true }),
    commit(1, {}),
    commit(2, { cmi: '{"suspend_data":"page=2","location":"2"}' }),
    commit(1, later),
  ];
  await report(
    house,
    learner,
    commits.map((what) => seen(house, where, what)),
  );

  expect((await house.call(author, wire.listPackages, {})).body.items).toMatchObject([{ id: activityId, people: 2, completed: 0 }]);
  const { body: results } = await house.call(author, wire.listPackageResults, { params: { activityId } });
  expect(results.items).toMatchObject([
    { fullName: 'Ana Júlia Prado', state: 'in_progress', percent: 50, grade: 80 },
    { fullName: 'Bruno Reis', state: 'not_started', percent: 0, lastAt: null },
  ]);
  const params = { activityId, memberId: learner.memberId };
  const calls = async (query: object) => (await house.call(author, wire.listPackageCalls, { params, query })).body;
  const all = await calls({});
  expect(all).toMatchObject({ fullName: 'Ana Júlia Prado', lessons: ['a', 'b'], next: null });
  expect(all.items.map(({ lesson, seq, set }) => [lesson, seq, set])).toEqual([
    ['b', 1, [{ element: 'cmi.location', value: '7' }]],
    ['a', 3, [{ element: 'cmi.suspend_data', value: 'page=3' }]],
    [
      'a',
      2,
      [
        { element: 'cmi.location', value: '2' },
        { element: 'cmi.suspend_data', value: 'page=2' },
      ],
    ],
    ['a', 1, [{ element: 'cmi.suspend_data', value: 'page=1' }]],
  ]);
  const first = await calls({ limit: 3 });
  const second = await calls({ limit: 3, after: first.next ?? '' });
  expect([...first.items, ...second.items]).toEqual(all.items);
  expect((await calls({ lesson: 'a', show: 'results' })).items.map(({ seq }) => seq)).toEqual([3, 1]);
  expect((await calls({ show: 'ends' })).items).toMatchObject([{ seq: 3, isEnded: true, score: 80, completion: 'completed' }]);

  const stranger = await aPerson(house.platform, { roles: ['program_administrator'] });
  const outsider = await aPerson(house.platform, { tenantId: author.tenantId });
  const statuses = [
    await house.call(stranger, wire.listPackageCalls, { params }),
    await house.call(learner, wire.listPackageCalls, { params }),
    await house.call(author, wire.listPackageCalls, { params: { ...params, memberId: outsider.memberId } }),
    await house.call(author, wire.listPackageCalls, { params: { ...params, activityId: page } }),
    await house.call(author, wire.listPackageResults, { params: { activityId: page } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
});
