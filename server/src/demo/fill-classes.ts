import { aClass, cancelClass, issueResults, markAllPresent, sendReaction, subscribe } from '../modules/classes/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { dayIn, instantOf } from '@vitrine/domain/kernel';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { demoClasses } from './texts/index.ts';

type Ask = { people: readonly BuiltPerson[]; courses: readonly { id: string }[] };

const hourMs = 3_600_000;
const beginsAt = { presential: '09:00', live_class: '18:30', webinar: '15:00' } as const;
/** Before all that is over in the demo. */
const before = 500;

/** Classes of a brand, one in nearly every state; who subscribed to what is over did so before. */
export async function fillClasses(platform: Platform, { people, courses }: Ask): Promise<void> {
  const keeper = people.find(({ actor }) => actor.permissions.has('classes.write'));
  if (!keeper) throw new Error('demo: nobody keeps classes');
  const sellers = people.filter(({ actor }) => actor.permissions.size === 0);
  const { clock } = platform;
  const earlier = at(platform, before);
  for (const { name, kind, course, place, zone, hours, seats, people: count, waits = 0, isTentative, isCanceled, isDone } of demoClasses) {
    const courseId = courses[course]?.id;
    if (courseId === undefined) continue;
    const encounters = hours.map((from) => ({
      day: dayIn(zone, clock.in(from * hourMs)),
      time: beginsAt[kind],
      zone,
      minutes: kind === 'presential' ? 180 : 60,
      place,
      meetingUrl: kind === 'presential' ? null : 'https://meet.example.com/aula',
    }));
    const closesAt = encounters.map((one) => instantOf(one)).toSorted()[0] ?? clock.now();
    const made = await aClass(earlier, keeper.actor, {
      name,
      kind,
      courseId,
      seats,
      encounters,
      opensAt: clock.in(-(before + 1) * hourMs),
      closesAt: new Date(closesAt).toISOString(),
      isTentative: isTentative ?? false,
    });
    const classId = made.id;
    const here = sellers.slice(0, count + waits);
    for (const [who, { actor }] of here.entries()) await subscribe(earlier, actor, { classId, waits: who >= count });
    if (isCanceled !== undefined) await cancelClass(platform, keeper.actor, { classId, version: made.version, reason: isCanceled });
    if (isDone) {
      for (const { id: encounterId } of made.encounters) await markAllPresent(platform, keeper.actor, { encounterId });
      await issueResults(platform, keeper.actor, { classId, version: made.version });
      const [first] = here;
      const form = { content: 5, instructor: 5, organization: 4, comment: '' };
      if (first) await sendReaction(platform, first.actor, { classId, hierarchy_order: 1, ...form });
    }
  }
}
