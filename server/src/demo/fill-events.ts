import { dayIn, instantOf } from '@vitrine/domain/kernel';
import {
  anEvent,
  answerEvent,
  cancelEvent,
  createEvent,
  eventFields,
  inviteGuests,
  markArrival,
  publishEvent,
  repeatEvent,
  type EventWish,
} from '../modules/events/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { rankOfMember } from '../modules/levels/index.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import type { MadeProgram } from './fill-campaigns.ts';
import { demoEvents, demoRain } from './texts/index.ts';

type Ask = { people: readonly BuiltPerson[]; program: Pick<MadeProgram, 'campaignId' | 'registered'> };

/** Sellers who are led to each event and were at the ones before; those whose level is too low see what is missing. */
const guestsOfEach = 6;

/** Events of a brand, with its sellers as guests: invited, coming, and there (EVT-01 to EVT-03). */
export async function fillEvents(platform: Platform, { people, program }: Ask): Promise<void> {
  const keeper = people.find(({ actor }) => actor.permissions.has('events.write'));
  if (!keeper) throw new Error('demo: nobody keeps events');
  const sellers = program.registered.map(({ person }) => person).filter(({ actor }) => actor.permissions.size === 0);
  const guests = sellers.slice(0, guestsOfEach);
  for (const { inHours: about, points, state, seats, weeks, ...event } of demoEvents) {
    const inHours = roundHours(platform, about);
    // Whatever is over or has begun was made before: nothing is published that is over.
    const then = inHours < 0 ? at(platform, 24 - inHours) : platform;
    const wish: EventWish = {
      ...event,
      joinUrl: event.joinUrl ?? '',
      isByInvitation: event.isByInvitation ?? false,
      inMinutes: (inHours < 0 ? 24 : inHours) * 60,
      seats: seats ?? null,
      points,
      campaignId: points > 0 ? program.campaignId : null,
    };
    if (state === 'draft') {
      await createEvent(platform, keeper.actor, eventFields(platform, wish));
      continue;
    }
    if (weeks !== undefined) {
      await fillSeries(platform, { keeper, wish, weeks, guests });
      continue;
    }
    const eventId = await anEvent(then, keeper.actor, wish);
    await inviteGuests(then, keeper.actor, { eventId, memberIds: guests.slice(0, 3).map(({ memberId }) => memberId), groupIds: [] });
    await answer(then, { eventId, rankNeeded: event.rankNeeded, guests: event.isByInvitation ? guests.slice(0, 3) : guests });
    if (state === 'cancelled') await cancelEvent(platform, keeper.actor, { eventId, version: 2, why: demoRain });
    if (inHours < 0) await arrive(inHours < -1 ? at(platform, -inHours) : platform, { eventId, keeper, guests: guests.slice(2, 5) });
  }
}

type Repeating = { keeper: BuiltPerson; wish: EventWish; weeks: number; guests: readonly BuiltPerson[] };

/** An event that comes again each week, with its first date's guests. */
async function fillSeries(platform: Platform, { keeper, wish, weeks, guests }: Repeating): Promise<void> {
  const { id: eventId } = await createEvent(platform, keeper.actor, eventFields(platform, wish));
  const rule = { frequency: 'weekly', interval: 1, byday: [], until: null, count: weeks };
  await repeatEvent(platform, keeper.actor, { eventId, version: 1, rule });
  await publishEvent(platform, keeper.actor, { eventId, version: 2, scope: 'following' });
  await answer(platform, { eventId, rankNeeded: 2, guests });
}

const hourMs = 3_600_000;
const zone = 'America/Sao_Paulo';

/** People meet in the evening; what is open now began at a quarter of an hour. Hours from now. */
function roundHours({ clock }: Pick<Platform, 'clock'>, hours: number): number {
  const begins = clock.in(hours * hourMs);
  const quarter = 15 * 60_000;
  const rounded =
    Math.abs(hours) < 24
      ? Math.floor(Date.parse(begins) / quarter) * quarter
      : instantOf({ day: dayIn(zone, begins), time: '19:00', zone });
  const fraction = 1_000; // a second, or what is lost of a fraction would make it the minute before
  return (new Date(rounded).getTime() - Date.parse(clock.now()) + fraction) / hourMs;
}

type Answering = { eventId: string; rankNeeded: number; guests: readonly BuiltPerson[] };

/** Those who may come say so. */
async function answer(platform: Platform, { eventId, rankNeeded, guests }: Answering): Promise<void> {
  for (const { actor, memberId } of guests)
    if ((await rankOfMember(platform.db.write(), actor, { memberId })) >= rankNeeded)
      await answerEvent(platform, actor, { eventId, isComing: true });
}

async function arrive(
  platform: Platform,
  { eventId, keeper, guests }: { eventId: string; keeper: BuiltPerson; guests: readonly BuiltPerson[] },
): Promise<void> {
  for (const { memberId } of guests) await markArrival(platform, keeper.actor, { eventId, memberId });
}
