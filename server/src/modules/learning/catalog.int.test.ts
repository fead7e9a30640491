import { saveCourseAudience } from '@vitrine/contract/catalog';
import * as wire from '@vitrine/contract/learning';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson, someLabels } from '../identity/testing.ts';
import { aTrail, aTrailCategory } from '../trails/testing.ts';

async function aShop(house: House) {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = author;
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { brazil: { name: { 'pt-BR': 'Brasil' }, countries: ['BR'] } },
    groups: { team: { 'pt-BR': 'Time' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { cold: { 'pt-BR': 'Frio' } },
  });
  const [areaId = '', groupId = '', tagId = ''] = [labels.areas.get('brazil'), labels.groups.get('team'), labels.tags.get('cold')];
  const learner = await aPerson(house.platform, { tenantId, country: 'BR', groupIds: [groupId] });
  const titled = async (text: string, tagIds: string[] = []) => {
    const course = { title: { 'pt-BR': text }, summary: {}, description: {}, tagIds };
    return (await aCourse(house.platform, author.actor, { course })).id;
  };
  const fridge = await titled('Geladeira Inverse', [tagId]);
  const stove = await titled('Fogão de indução');
  const washer = await titled('Lavadora e secadora');
  const ids = async (query: object) => (await house.call(learner, wire.listCourses, { query })).body.items.map(({ id }) => id).toSorted();
  return { author, learner, tenantId, areaId, groupId, tagId, fridge, stove, washer, ids };
}

test('FIL-01 CRS-01 courses are found without accents and with typos, and by nothing else', async ({ house }) => {
  const { fridge, stove, washer, ids } = await aShop(house);
  expect(await ids({ search: 'INDUCAO' })).toEqual([stove]);
  expect(await ids({ search: 'geladiera' })).toEqual([fridge]);
  expect(await ids({ search: 'lavadra secadora' })).toEqual([washer]);
  expect(await ids({ search: 'inverse geladeria' })).toEqual([fridge]);
  expect(await ids({ search: 'micro-ondas' })).toEqual([]);
  expect(await ids({ search: '%' })).toHaveLength(3);
});

test('FIL-01 every shared field narrows the catalog of courses, alone and with others', async ({ house }) => {
  const { author, learner, areaId, groupId, tagId, fridge, stove, washer, ids } = await aShop(house);
  expect(await ids({ selected_tags: tagId })).toEqual([fridge]);
  expect(await ids({ selected_tags: `${tagId},${house.platform.newId()}` })).toEqual([fridge]);
  const limit = (courseId: string, audience: object) =>
    house.call(author, saveCourseAudience, { params: { courseId }, body: { groupIds: [], areaIds: [], tagIds: [], ...audience } });
  await limit(stove, { groupIds: [groupId] });
  await limit(washer, { areaIds: [areaId] });
  expect(await ids({ selected_groups: groupId })).toEqual([stove]);
  expect(await ids({ selected_areas: areaId })).toEqual([washer]);
  expect(await ids({ selected_areas: areaId, selected_groups: groupId })).toEqual([]);

  const { id: categoryId } = await aTrailCategory(house.platform, author.actor, { name: { 'pt-BR': 'Linha branca' } });
  await aTrail(house.platform, author.actor, { courses: [fridge], trail: { categoryId } });
  await aTrail(house.platform, author.actor, { courses: [washer] });
  expect([await ids({ categories: categoryId }), await ids({ categories: 'none' })]).toEqual([[fridge], [washer]]);
  expect(await ids({ categories: `${categoryId},none` })).toEqual([fridge, washer].toSorted());

  await house.call(learner, wire.enrol, { params: { courseId: fridge } });
  const body = { memberIds: [learner.memberId], dueOn: null };
  await house.call(author, wire.enrolMembers, { params: { subject: 'course', subjectId: stove }, body });
  expect([await ids({ subscription_type: 'self' }), await ids({ subscription_type: 'assigned' })]).toEqual([[fridge], [stove]]);
  expect(await ids({ progress: 'not_started' })).toEqual([washer]);
  expect(await ids({ progress: 'in_progress', search: 'geladeira' })).toEqual([fridge]);
  expect(await ids({ progress: 'done' })).toEqual([]);
});
