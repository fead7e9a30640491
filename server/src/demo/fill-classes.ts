import {
  aClass,
  asOf,
  cancelClass,
  issueResults,
  joinMeeting,
  markAllPresent,
  meetingSettings,
  reportWatching,
  saveMeetingProvider,
  sendReaction,
  subscribe,
} from '../modules/classes/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { dayIn, instantOf } from '@vitrine/domain/kernel';
import type { ClassDetail } from '@vitrine/contract/classes';
import type { Actor } from '../platform/http/index.ts';
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
  await saveMeetingProvider(earlier, keeper.actor, { version: 0, settings: meetingSettings() });
  for (const {
    name,
    kind,
    course,
    place,
    zone,
    hours,
    seats,
    people: count,
    waits = 0,
    isTentative,
    isCanceled,
    isDone,
    agenda,
  } of demoClasses) {
    const courseId = courses[course]?.id;
    if (courseId === undefined) continue;
    const encounters = hours.map((from) => ({
      day: dayIn(zone, clock.in(from * hourMs)),
      time: beginsAt[kind],
      zone,
      minutes: kind === 'presential' ? 180 : 60,
      place,
      meetingUrl: kind === 'presential' || agenda !== undefined ? null : 'https://meet.example.com/aula',
      isInPage: agenda !== undefined,
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
      hasLounge: agenda !== undefined,
      agenda: agenda ?? '',
    });
    const classId = made.id;
    const here = sellers.slice(0, count + waits);
    for (const [who, { actor }] of here.entries()) await subscribe(earlier, actor, { classId, waits: who >= count });
    if (isCanceled !== undefined) await cancelClass(platform, keeper.actor, { classId, version: made.version, reason: isCanceled });
    if (agenda !== undefined && (hours[0] ?? 0) < 0)
      for (const [who, { actor }] of here.entries()) await watch(platform, actor, made.encounters[0], 55 - who * 18);
    if (isDone) {
      for (const { id: encounterId } of made.encounters) await markAllPresent(platform, keeper.actor, { encounterId });
      await issueResults(platform, keeper.actor, { classId, version: made.version });
      const [first] = here;
      const form = { content: 5, instructor: 5, organization: 4, comment: '' };
      if (first) await sendReaction(platform, first.actor, { classId, hierarchy_order: 1, ...form });
    }
  }
}

/** Who was in a meeting for so many minutes from its begin, as their device told. */
async function watch(
  platform: Platform,
  actor: Actor,
  encounter: ClassDetail['encounters'][number] | undefined,
  minutes: number,
): Promise<void> {
  if (!encounter) return;
  const minute = (count: number) => new Date(Date.parse(encounter.beginsAt) + count * 60_000).toISOString();
  const { id: encounterId } = encounter;
  await joinMeeting(asOf(platform, minute(0)), actor, { encounterId });
  const spans = Array.from({ length: minutes }, (_, place) => ({ event_id: platform.newId(), from: minute(place), to: minute(place + 1) }));
  await reportWatching(asOf(platform, minute(60)), actor, { encounterId, sentAt: minute(60), spans });
}
