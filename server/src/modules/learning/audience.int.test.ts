import * as catalog from '@vitrine/contract/catalog';
import * as identity from '@vitrine/contract/identity';
import * as learning from '@vitrine/contract/learning';
import { listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, giveTag, someLabels, type BuiltPerson } from '../identity/testing.ts';
import { aCourse } from '../catalog/testing.ts';

const nobody = { groupIds: [], areaIds: [], tagIds: [] };

async function aStage(house: House) {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = author;
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { chile: { name: { 'pt-BR': 'Chile' }, countries: ['CL'] } },
    groups: { team: { 'pt-BR': 'Time' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { star: { 'pt-BR': 'Estrela' } },
  });
  const [areaId = '', groupId = '', tagId = ''] = [labels.areas.get('chile'), labels.groups.get('team'), labels.tags.get('star')];
  const { id: courseId } = await aCourse(house.platform, author.actor);
  const limit = (audience: Partial<catalog.CourseAudience>) =>
    house.call(author, catalog.saveCourseAudience, { params: { courseId }, body: { ...nobody, ...audience } });
  return { author, tenantId, areaId, groupId, tagId, courseId, limit };
}

const sees = async (house: House, person: BuiltPerson, courseId: string) => {
  const { body } = await house.call(person, learning.listCourses, { query: {} });
  const page = await house.call(person, learning.getCourse, { params: { courseId } });
  const isListed = body.items.some(({ id }) => id === courseId);
  expect(page.status).toBe(isListed ? 200 : 404);
  return isListed;
};

test('CLI-09 a course limited to groups, areas and tags is in the catalog of those whom it is for, and to others it is not there', async ({
  house,
}) => {
  const { tenantId, areaId, groupId, tagId, courseId, limit } = await aStage(house);
  const [inGroup, inChile, tagged, plain] = await Promise.all([
    aPerson(house.platform, { tenantId, groupIds: [groupId] }),
    aPerson(house.platform, { tenantId, country: 'CL' }),
    aPerson(house.platform, { tenantId }),
    aPerson(house.platform, { tenantId }),
  ]);
  await giveTag(house.platform, { tenantId, memberId: tagged.memberId, tagId });
  const whoSees = () => Promise.all([inGroup, inChile, tagged, plain].map((person) => sees(house, person, courseId)));
  expect(await whoSees()).toEqual([true, true, true, true]);
  await limit({ groupIds: [groupId] });
  expect(await whoSees()).toEqual([true, false, false, false]);
  await limit({ areaIds: [areaId] });
  expect(await whoSees()).toEqual([false, true, false, false]);
  await limit({ tagIds: [tagId] });
  expect(await whoSees()).toEqual([false, false, true, false]);
  await limit({ groupIds: [groupId], areaIds: [areaId] });
  expect(await whoSees()).toEqual([false, false, false, false]);
  const both = await aPerson(house.platform, { tenantId, groupIds: [groupId], country: 'CL' });
  expect(await sees(house, both, courseId)).toBe(true);
});

test('CLI-09 whoever a course is not for cannot enter it, by any way; whoever is in it goes on', async ({ house }) => {
  const { tenantId, groupId, courseId, limit } = await aStage(house);
  const early = await aPerson(house.platform, { tenantId });
  const late = await aPerson(house.platform, { tenantId });
  await house.call(early, learning.enrol, { params: { courseId } });
  await limit({ groupIds: [groupId] });
  expect((await house.call(late, learning.enrol, { params: { courseId } })).status).toBe(404);
  expect((await house.call(late, learning.openActivity, { params: { courseId, hierarchy_order: 1 } })).status).toBe(404);
  expect(await sees(house, early, courseId)).toBe(true);
  expect((await house.call(early, learning.openActivity, { params: { courseId, hierarchy_order: 1 } })).status).toBe(200);
});

test('CLI-09 that a course left the catalog is told to those whom it was for, and to nobody else', async ({ house }) => {
  const { author, tenantId, groupId, courseId, limit } = await aStage(house);
  const [inGroup, outside] = await Promise.all([
    aPerson(house.platform, { tenantId, groupIds: [groupId] }),
    aPerson(house.platform, { tenantId }),
  ]);
  await limit({ groupIds: [groupId] });
  await house.call(author, catalog.retireCourse, { params: { courseId } });
  const refusalOf = async (person: BuiltPerson) => (await house.call(person, learning.enrol, { params: { courseId } })).body.refusal;
  expect([await refusalOf(inGroup), await refusalOf(outside)]).toEqual(['course_retired', 'not_found']);
});

test('CLI-09 ADM-09 who a course is for is kept in the history; what is named is the client’s and cannot be removed', async ({ house }) => {
  const { author, areaId, groupId, courseId, limit } = await aStage(house);
  const stranger = await aStage(house);
  const wrong = await limit({ groupIds: [stranger.groupId], tagIds: [stranger.tagId] });
  expect([wrong.status, wrong.body.fields]).toEqual([422, { groupIds: 'invalid_choice', tagIds: 'invalid_choice' }]);
  const set = await limit({ groupIds: [groupId, groupId], areaIds: [areaId] });
  expect(set.body).toEqual({ groupIds: [groupId], areaIds: [areaId], tagIds: [] });
  expect((await house.call(author, catalog.getCourseAudience, { params: { courseId } })).body).toEqual(set.body);
  expect((await house.call(author, identity.removeGroup, { params: { groupId } })).body.refusal).toBe('in_use');
  expect((await house.call(author, identity.removeArea, { params: { areaId } })).body.refusal).toBe('in_use');
  const theirs = await house.call(author, catalog.saveCourseAudience, { params: { courseId: stranger.courseId }, body: nobody });
  expect(theirs.status).toBe(404);
  const [entry] = (await house.call(author, listAuditLog, { query: { subject: 'course', subjectId: courseId } })).body.items;
  expect(entry).toMatchObject({ what: 'course.audience_set', before: nobody, after: set.body });
});
