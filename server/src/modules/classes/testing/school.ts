/** What the tests of classes begin with. */
import * as wire from '@vitrine/contract/classes';
import type { House } from '../../../testing.ts';
import { aCourse } from '../../catalog/testing.ts';
import { aPerson, type BuiltPerson } from '../../identity/testing.ts';
import { aClass, asOf, subscribe as subscribeAt } from '../testing.ts';

export type Wish = Parameters<typeof aClass>[2];

/** A client with staff, a course, and as many members as are asked for. */
export async function aSchool(house: House) {
  const staff = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { id: courseId } = await aCourse(house.platform, staff.actor);
  const held = (wish: Wish = {}) => aClass(house.platform, staff.actor, { courseId, ...wish });
  const members = (count: number) =>
    Promise.all(Array.from({ length: count }, () => aPerson(house.platform, { tenantId: staff.tenantId })));
  return { staff, courseId, held, members };
}

export const subscribe = (house: House, person: BuiltPerson, classId: string, waits = false) =>
  house.call(person, wire.subscribeToClass, { params: { classId }, body: { waits } });
export const leave = (house: House, person: BuiltPerson, classId: string) => house.call(person, wire.leaveClass, { params: { classId } });
export const classesOf = async (
  house: House,
  person: BuiltPerson,
  courseId: string,
  kind: 'presential' | 'live_class' | 'webinar' = 'presential',
) => (await house.call(person, wire.getClassesOfCourse, { params: { courseId, kind } })).body.classes;

/** A class that is over by now, with these in it since before. */
export async function aPastClass(
  house: House,
  school: Awaited<ReturnType<typeof aSchool>>,
  people: readonly BuiltPerson[],
  wish: Wish = {},
) {
  const made = await school.held({ encounters: [{ day: '2021-03-01' }, { day: '2021-03-02', minutes: 60 }], ...wish });
  const earlier = asOf(house.platform, '2021-01-01T00:00:00.000Z');
  for (const { actor } of people) await subscribeAt(earlier, actor, { classId: made.id, waits: false });
  return { ...made, encounterIds: made.encounters.map(({ id }) => id) };
}
