import { runOf } from '@vitrine/domain/sence';
import { anActivity } from '../modules/activities/testing.ts';
import { aCourse, saveCourseAudience } from '../modules/catalog/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { anEnrolment } from '../modules/learning/testing.ts';
import { aSenceCourse, aSession, aSilentSession, endSession } from '../modules/sence/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { demoPeople, demoSenceCourse, type BrandKey } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[]; areaId: string | undefined };

/** The first brand's one course under the Chilean training authority, for its Andean stores, and sessions of its Chileans in most states. */
export async function fillSence(platform: Platform, { brand, people, areaId }: Ask): Promise<void> {
  const keeper = people.find(({ actor }) => actor.permissions.has('sence.write'));
  if (brand !== 'aurora' || areaId === undefined || !keeper) return;
  const { title, summary, about, activity, page, senceCode, actionCode } = demoSenceCourse;
  const { id: courseId } = await aCourse(platform, keeper.actor, {
    course: { title, summary, description: about, scene: 'notebook', workloadMinutes: 20 },
    activities: [anActivity('html', { title: activity, summary: page, content: { page } })],
  });
  await saveCourseAudience(platform, keeper.actor, { courseId, audience: { groupIds: [], areaIds: [areaId], tagIds: [] } });
  await aSenceCourse(platform, keeper.actor, { courseId, senceCode, actionCode });
  const chileans = demoPeople.filter(
    ({ country, role, document }) => country === 'CL' && role === 'learner' && runOf(document.number) !== undefined,
  );
  const [first, second, third] = chileans.flatMap(({ userName }) => people.find((one) => one.userName === userName) ?? []);
  for (const one of [first, second, third]) if (one) await anEnrolment(platform, one.actor, { courseId });
  if (first) {
    await aSession(at(platform, 27), first.actor, { courseId });
    await endSession(at(platform, 25), first.actor, { courseId });
    await aSession(at(platform, 1), first.actor, { courseId });
  }
  if (second) {
    await aSilentSession(at(platform, 50), second.actor, { courseId });
    await aSession(at(platform, 49), second.actor, { courseId });
    await aSession(at(platform, 3), second.actor, { courseId, codes: '208' });
  }
  if (third) await aSession(at(platform, 5), third.actor, { courseId, codes: '100' });
}
