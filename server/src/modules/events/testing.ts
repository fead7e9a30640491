/** Builders of events, by the same use-cases that staff and members call; for tests and the demo. */
import type { EventFields } from '@vitrine/contract/events';
import { dayIn, timeIn } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { createEvent, publishEvent } from './keep-events.ts';

export { answerEvent } from './answer-event.ts';
export { checkIn } from './check-in.ts';
export { cancelEvent, createEvent, publishEvent, saveEvent } from './keep-events.ts';
export { repeatEvent } from './repeat-event.ts';
export { digitsOf, qrOf } from './codes.ts';
export { getEventRow } from './event-rows.ts';
export { inviteGuests } from './guests.ts';
export { markArrival } from './mark-arrival.ts';
export { remindGuests } from './tell-guests.ts';

const zone = 'America/Sao_Paulo';
/** `inMinutes`: when it begins from now; `minutes`: how long it takes. */
export type EventWish = Partial<EventFields> & { inMinutes?: number; minutes?: number };

/** An hour that begins in ten minutes, so that codes work now, for everybody from the second level on, without points, unless told. */
export function eventFields({ clock }: Pick<Platform, 'clock'>, { inMinutes = 10, minutes = 60, ...wish }: EventWish = {}): EventFields {
  const timeZone = wish.timeZone ?? zone;
  const begins = clock.in(inMinutes * 60_000);
  return {
    name: { 'pt-BR': 'Encontro de Criadores' },
    kind: 'meeting',
    description: { 'pt-BR': 'Uma noite para trocar ideias.' },
    program: { 'pt-BR': '19:00 Café\n19:20 Conversa' },
    fileId: null,
    day: dayIn(timeZone, begins),
    begins: timeIn(timeZone, begins),
    ends: timeIn(timeZone, clock.in((inMinutes + minutes) * 60_000)),
    timeZone,
    place: 'Loja Horizonte, Paulista',
    address: 'Av. Paulista, 1.450',
    joinUrl: '',
    points: 0,
    campaignId: null,
    rankNeeded: 2,
    isByInvitation: false,
    seats: null,
    ...wish,
  };
}

/** A published event. */
export async function anEvent(platform: Platform, actor: Actor, wish: EventWish = {}): Promise<string> {
  const { id: eventId } = await createEvent(platform, actor, eventFields(platform, wish));
  await publishEvent(platform, actor, { eventId, version: 1 });
  return eventId;
}
