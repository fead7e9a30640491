import { addActivity, createCourse, getCourseDraft, tryPackage } from '@vitrine/contract/catalog';
import type { ActivityDraft } from '@vitrine/contract/activities';
import * as wire from '@vitrine/contract/learning';
import { expect } from 'vitest';
import { createContentHttp, storedPackages } from '../../platform/storage/index.ts';
import { test, type House } from '../../testing.ts';
import { anActivity, aPackage } from '../activities/testing.ts';
import { aLessonOf, manifest, scormPackage, zipOf } from '../activities/testing/packages.ts';
import { aCourse, aCourseForm } from '../catalog/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { enrolIn, report, seen } from './testing.ts';

type Commit = Extract<wire.LearningEvent['what'], { kind: 'scorm_commit' }>;

async function aPackaged(house: House, content: (fileId: string) => ActivityDraft, zip: Buffer) {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const written = content(await aPackage(house.platform, author, { content: zip }));
  const draft = await aCourse(house.platform, author.actor, { activities: [{ ...anActivity(written.kind), content: written }] });
  await enrolIn(house, learner, draft.id);
  const where = { courseId: draft.id, activityId: draft.activities[0]?.id ?? '' };
  const open = async () => (await house.call(learner, wire.openActivity, { params: { courseId: draft.id, hierarchy_order: 1 } })).body;
  return { learner, where, open };
}

const commit = (house: House, given: Partial<Commit>): Commit => ({
  kind: 'scorm_commit',
  session: house.platform.newId(),
  startedAt: '2026-01-01T10:00:00.000Z',
  seq: 1,
  sco: 'a',
  seconds: 30,
  isEnded: false,
  completion: 'incomplete',
  success: 'unknown',
  score: null,
  cmi: '{}',
  ...given,
});

for (const standard of ['1.2', '2004'] as const)
  test(`PLY-07 a package of SCORM ${standard} is read, opens on the content origin, and is kept by commits in any order`, async ({
    house,
  }) => {
    const zip = await scormPackage([aLessonOf('a', 'Abrir'), aLessonOf('b', 'Fechar')], { standard });
    const { learner, where, open } = await aPackaged(
      house,
      (fileId) => ({ kind: 'scorm', fileId, suspendLimit: 64_000, trial: null }),
      zip,
    );
    const { content } = await open();
    if (content.kind !== 'scorm') throw new Error('the activity is a package');
    expect(content).toMatchObject({ standard, lessons: [{ sco: 'a', title: 'Abrir', href: 'a/index.html', cmi: null }, { sco: 'b' }] });

    const origin = await createContentHttp(house.platform, { packages: storedPackages(house.platform) });
    const get = (address: string) => origin.inject({ url: new URL(address).pathname, headers: { host: '127.0.0.1:3001' } });
    const page = await get(`${content.base}a/index.html`);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toMatch(
      /^sandbox allow-scripts allow-forms allow-popups allow-same-origin; frame-ancestors 'self' /,
    );
    expect((await get(`${content.base}nothing.html`)).statusCode).toBe(404);
    expect((await get(`${content.base.replace(/[^/]+\/$/, 'forged/')}a/index.html`)).statusCode).toBe(404);
    const stage = await get(content.stage);
    expect(stage.body).toContain('content="http://localhost:3000"');
    for (const name of ['lesson.js', 'scorm12.js', 'scorm2004.js'])
      expect((await get(content.stage.replace('lesson.html', name))).headers['content-type']).toContain('javascript');
    expect((await get(content.stage.replace('lesson.html', '../settings.ts'))).statusCode).toBe(404);
    await origin.close();

    const session = house.platform.newId();
    const second = commit(house, {
      session,
      seq: 2,
      seconds: 50,
      completion: 'completed',
      success: 'passed',
      score: 80,
      cmi: '{"suspend_data":"two"}',
    });
    const first = commit(house, { session, seq: 1, seconds: 20, cmi: '{"suspend_data":"one"}' });
    const event = seen(house, where, second);
    await report(house, learner, [event]);
    await report(house, learner, [seen(house, where, first), event, seen(house, where, second)]);
    const half = await open();
    expect(half).toMatchObject({
      activity: { state: 'in_progress', progress: 50 },
      content: {
        lessons: [{ completion: 'completed', success: 'passed', score: 80, seconds: 50, cmi: '{"suspend_data":"two"}' }, { cmi: null }],
      },
    });
    // Another tab failed it later: the pass stays, its memory is the newer one, time is added.
    const later = commit(house, {
      startedAt: '2026-01-01T11:00:00.000Z',
      success: 'failed',
      score: 10,
      seconds: 5,
      cmi: '{"suspend_data":"three"}',
    });
    await report(house, learner, [
      seen(house, where, later),
      seen(house, where, commit(house, { sco: 'b', completion: 'completed', score: 60 })),
    ]);
    const whole = await open();
    expect(whole).toMatchObject({
      activity: { state: 'completed', progress: 100 },
      content: { lessons: [{ success: 'passed', score: 80, seconds: 55, cmi: '{"suspend_data":"three"}' }, { score: 60 }] },
    });
    const { body: course } = await house.call(learner, wire.getCourse, { params: { courseId: where.courseId } });
    expect(course.state).toBe('finished');
  });

test('PLY-07 what is no package of SCORM is refused at its field, with the reason', async ({ house }) => {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const { body: course } = await house.call(author, createCourse, { body: aCourseForm() });
  const params = { courseId: course.id };
  const { version } = (await house.call(author, getCourseDraft, { params })).body;
  const refused = async (content: Buffer) => {
    const fileId = await aPackage(house.platform, author, { content });
    const activity = { ...anActivity('scorm'), content: { kind: 'scorm' as const, fileId, suspendLimit: 64_000 as const, trial: null } };
    return (await house.call(author, addActivity, { params, body: { version, activity } })).body.fields;
  };
  const lessons = [aLessonOf('a')];
  const at = 'activity.content.fileId';
  expect(await refused(await zipOf({ 'index.html': '<p>' }))).toEqual({ [at]: 'manifest_missing' });
  expect(await refused(await zipOf({ 'imsmanifest.xml': '<manifest><resources' }))).toEqual({ [at]: 'manifest_unreadable' });
  expect(await refused(await zipOf({ 'imsmanifest.xml': manifest(lessons, '1.2') }))).toEqual({ [at]: 'entry_missing' });
  const many = Array.from({ length: 1_000 }, (_, number) => ({ id: `l${number}`, title: {} }));
  expect(await refused(await zipOf({ 'imsmanifest.xml': manifest(many, '2004') }))).toEqual({ [at]: 'too_many_lessons' });
  const outside = manifest(lessons, '1.2').replaceAll('a/index.html', 'https://evil.test/a.html');
  expect(await refused(await zipOf({ 'imsmanifest.xml': outside, 'a/index.html': '<p>' }))).toEqual({ [at]: 'entry_missing' });
});

test('PLY-07 bombs, climbing paths and what is no zip never become a file', async ({ house }) => {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const put = (content: Buffer) => aPackage(house.platform, author, { content });
  await expect(put(await zipOf({ bomb: Buffer.alloc(64_000_000) }))).rejects.toMatchObject({ code: 'package_too_large' });
  const zip = await zipOf({ 'xx/climbs.html': '<p>' });
  const climbing = Buffer.from(zip.toString('latin1').replaceAll('xx/climbs', '../climbs'), 'latin1');
  await expect(put(climbing)).rejects.toMatchObject({ code: 'package_unsafe' });
  await expect(put(zip.subarray(0, zip.length - 30))).rejects.toMatchObject({ code: 'file_unreadable' });
  await expect(put(Buffer.from('%PDF-1.4'))).rejects.toMatchObject({ code: 'file_type_differs' });
});

test('PLY-07 a package that was just sent opens for its author before it is part of a course, and what was seen of it is kept with the activity', async ({
  house,
}) => {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const fileId = await aPackage(house.platform, author, { content: await scormPackage([aLessonOf('a')], { standard: '2004' }) });
  const opened = await house.call(author, tryPackage, { params: { fileId } });
  expect(opened.body).toMatchObject({ kind: 'scorm', standard: '2004', lessons: [{ sco: 'a', cmi: null }], keep: null });
  const broken = await aPackage(house.platform, author, { content: await zipOf({ 'index.html': '<p>' }) });
  expect((await house.call(author, tryPackage, { params: { fileId: broken } })).body.fields).toEqual({ fileId: 'manifest_missing' });
  const member = await aPerson(house.platform, { tenantId: author.tenantId });
  expect((await house.call(member, tryPackage, { params: { fileId } })).status).toBe(404);
  const stranger = await aPerson(house.platform, { roles: ['program_administrator'] });
  expect((await house.call(stranger, tryPackage, { params: { fileId } })).body.fields).toEqual({ fileId: 'file_missing' });

  const trial = { began: true, status: true, score: false, memory: true, ended: false, calls: 9, faults: [] };
  const content = { kind: 'scorm' as const, fileId, suspendLimit: 64_000 as const, trial };
  const draft = await aCourse(house.platform, author.actor, { activities: [{ ...anActivity('scorm'), content }] });
  const { activities } = (await house.call(author, getCourseDraft, { params: { courseId: draft.id } })).body;
  expect(activities[0]?.content).toEqual(content);
});
