import { saveCourseAudience } from '@vitrine/contract/catalog';
import * as wire from '@vitrine/contract/classes';
import { listAuditLog } from '@vitrine/contract/kernel';
import type { ClassKind } from '@vitrine/domain/classes';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, giveTag, someLabels, type BuiltPerson } from '../identity/testing.ts';
import { aSchool, leave, subscribe } from './testing/school.ts';

type Audience = Record<'groupIds' | 'areaIds' | 'tagIds', string[]>;
const nobody: Audience = { groupIds: [], areaIds: [], tagIds: [] };
const listOf = { presential: wire.listPresentialCourses, live_class: wire.listLiveClasses, webinar: wire.listWebinars } as const;

/** A course with one class of a kind that staff limits, and members inside and outside of a group, an area and a tag. */
async function aStage(house: House, kind: ClassKind, wish: { seats?: number } = {}) {
  const { staff, courseId, held } = await aSchool(house);
  const { tenantId } = staff;
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { chile: { name: { 'pt-BR': 'Chile' }, countries: ['CL'] } },
    groups: { team: { 'pt-BR': 'Time' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { star: { 'pt-BR': 'Estrela' } },
  });
  const [areaId = '', groupId = '', tagId = ''] = [labels.areas.get('chile'), labels.groups.get('team'), labels.tags.get('star')];
  const { id: classId, encounters } = await held({ kind, ...wish });
  const params = { classId };
  const limit = async (audience: Partial<Audience>) => {
    const { version, class: form } = (await house.call(staff, wire.getClassToManage, { params })).body;
    return house.call(staff, wire.saveClass, { params, body: { version, class: { ...form, ...nobody, ...audience } } });
  };
  const inGroup = await aPerson(house.platform, { tenantId, groupIds: [groupId] });
  const inChile = await aPerson(house.platform, { tenantId, country: 'CL' });
  const tagged = await aPerson(house.platform, { tenantId });
  await giveTag(house.platform, { tenantId, memberId: tagged.memberId, tagId });
  const plain = await aPerson(house.platform, { tenantId });
  const encounterId = encounters[0]?.id ?? '';
  return { staff, courseId, classId, encounterId, kind, areaId, groupId, tagId, limit, inGroup, inChile, tagged, plain };
}

type Stage = Awaited<ReturnType<typeof aStage>>;

/** Whether somebody meets the class: its list, its page and its calendar file answer alike. */
async function sees(house: House, person: BuiltPerson, { courseId, kind, encounterId }: Stage) {
  const { items } = (await house.call(person, listOf[kind], { query: { limit: 20 } })).body;
  const page = await house.call(person, wire.getClassesOfCourse, { params: { courseId, kind } });
  const file = await house.call(person, wire.getEncounterFile, { params: { encounterId } });
  const isListed = items.some(({ id }) => id === courseId);
  expect([page.status, file.status]).toEqual(isListed ? [200, 200] : [404, 404]);
  return isListed;
}

test.for(['webinar', 'live_class', 'presential'] as const)(
  'CLI-09 PRE-01 LIV-01 WEB-01 a %s limited to groups, areas and tags is there for those whom it is for, and for nobody else',
  async (kind, { house }) => {
    const stage = await aStage(house, kind);
    const { limit, groupId, areaId, tagId } = stage;
    const whoSees = async () => {
      const answers: boolean[] = [];
      for (const person of [stage.inGroup, stage.inChile, stage.tagged, stage.plain]) answers.push(await sees(house, person, stage));
      return answers;
    };
    expect(await whoSees()).toEqual([true, true, true, true]);
    expect((await limit({ groupIds: [groupId] })).body.class).toMatchObject({ ...nobody, groupIds: [groupId] });
    expect(await whoSees()).toEqual([true, false, false, false]);
    await limit({ areaIds: [areaId] });
    expect(await whoSees()).toEqual([false, true, false, false]);
    await limit({ tagIds: [tagId] });
    expect(await whoSees()).toEqual([false, false, true, false]);
    await limit({ groupIds: [groupId], areaIds: [areaId] });
    expect(await whoSees()).toEqual([false, false, false, false]);
    expect(await sees(house, stage.staff, stage)).toBe(true); // they teach it
  },
);

test.for(['webinar', 'live_class', 'presential'] as const)(
  'CLI-09 PRE-03 WEB-02 whom a %s is not for gets no seat, no place in its list and no way in by its id; who has a seat or waits keeps it, until they leave',
  async (kind, { house }) => {
    const stage = await aStage(house, kind, { seats: 1 });
    const { classId, groupId, limit, plain: seated, inChile: waits, tagged: late } = stage;
    expect((await subscribe(house, seated, classId)).body.part).toBe('subscribed');
    expect((await subscribe(house, waits, classId, true)).body.part).toBe('waiting');
    await limit({ groupIds: [groupId] });
    expect((await subscribe(house, late, classId)).status).toBe(404);
    expect((await subscribe(house, late, classId, true)).status).toBe(404);
    expect((await leave(house, late, classId)).status).toBe(404);
    const seen = [];
    for (const person of [seated, waits, late]) seen.push(await sees(house, person, stage));
    expect(seen).toEqual([true, true, false]);
    expect((await subscribe(house, seated, classId)).body.part).toBe('subscribed'); // asked again, nothing changes
    const left = await leave(house, waits, classId);
    expect([left.status, left.body.part]).toEqual([200, 'left']);
    expect(await sees(house, waits, stage)).toBe(false);
    expect((await subscribe(house, waits, classId, true)).status).toBe(404);
  },
);

test('CLI-09 a class is for nobody beyond its course: the audience of the course holds too, and who has a seat keeps the class', async ({
  house,
}) => {
  const stage = await aStage(house, 'presential');
  const { staff, courseId, classId, groupId, tagId, limit, inGroup, tagged, plain } = stage;
  await subscribe(house, plain, classId);
  await house.call(staff, saveCourseAudience, { params: { courseId }, body: { ...nobody, tagIds: [tagId] } });
  await limit({ groupIds: [groupId] });
  const seen = [];
  for (const person of [inGroup, tagged, plain]) seen.push(await sees(house, person, stage));
  expect(seen).toEqual([false, false, true]);
});

test('CLI-09 PRE-02 the audience of a class takes what is the client’s own alone; an older console keeps it, and the audit log says what it was', async ({
  house,
}) => {
  const { staff, classId, groupId, limit } = await aStage(house, 'webinar');
  const stranger = await aPerson(house.platform);
  const labels = await someLabels(house.platform, {
    tenantId: stranger.tenantId,
    areas: { peru: { name: { 'pt-BR': 'Peru' }, countries: ['PE'] } },
    groups: { others: { 'pt-BR': 'Outros' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { moon: { 'pt-BR': 'Lua' } },
  });
  const refused = await limit({
    groupIds: [labels.groups.get('others') ?? ''],
    areaIds: [labels.areas.get('peru') ?? ''],
    tagIds: [labels.tags.get('moon') ?? ''],
  });
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { 'class.groupIds': 'invalid_choice', 'class.areaIds': 'invalid_choice', 'class.tagIds': 'invalid_choice' },
  ]);
  const { version, class: form } = (await limit({ groupIds: [groupId] })).body;
  const { groupIds: _groups, areaIds: _areas, tagIds: _tags, ...older } = form;
  const again = await house.call(staff, wire.saveClass, { params: { classId }, body: { version, class: older } });
  expect(again.body.class).toMatchObject({ ...nobody, groupIds: [groupId] });
  const trail = (await house.call(staff, listAuditLog, { query: { subject: 'class', subjectId: classId } })).body.items;
  const saved = trail.filter(({ what }) => what === 'class.saved').at(-1);
  expect([saved?.before, saved?.after]).toMatchObject([{ groupIds: [] }, { groupIds: [groupId] }]);
});
