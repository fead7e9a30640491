/** Events that a journey starts from, as an organizer makes them. */
import { createEvent, publishEvent, repeatEvent, type EventFields } from '@vitrine/contract/events';
import { dayIn, timeIn } from '@vitrine/domain/kernel';
import { callAs } from './api.ts';
import { zone, type Shop } from './shop.ts';

/** Two hours that begin in ten minutes, for sixty points of the shop's campaign: its doors are open. */
export async function anOpenEvent(shop: Shop, wish: Partial<EventFields> = {}): Promise<string> {
  const { id: eventId } = await callAs(shop.admin, createEvent, { body: { ...meetingOf(shop), ...wish } });
  await callAs(shop.admin, publishEvent, { params: { eventId }, body: { version: 1 } });
  return eventId;
}

/** A published event that comes again each week until a day; its first date. */
export async function aSeries(shop: Shop, { day, until }: { day: string; until: string }): Promise<string> {
  const { id: eventId } = await callAs(shop.admin, createEvent, {
    body: { ...meetingOf(shop), name: { 'pt-BR': 'Clube da câmera' }, day, begins: '19:00', ends: '21:00', points: 0, campaignId: null },
  });
  const rule = { frequency: 'weekly', interval: 1, byday: [], until, count: null };
  await callAs(shop.admin, repeatEvent, { params: { eventId }, body: { version: 1, rule } });
  await callAs(shop.admin, publishEvent, { params: { eventId }, body: { version: 2, scope: 'following' } });
  return eventId;
}

const meetingOf = ({ campaignId }: Pick<Shop, 'campaignId'>): EventFields => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  return {
    name: { 'pt-BR': 'Encontro de Criadores' },
    kind: 'meeting',
    description: { 'pt-BR': 'Uma noite na loja.' },
    program: { 'pt-BR': '19:00 Café e check-in' },
    fileId: null,
    day: dayIn(zone, at(10)),
    begins: timeIn(zone, at(10)),
    ends: timeIn(zone, at(130)),
    timeZone: zone,
    place: 'Loja Horizonte, Paulista',
    address: 'Av. Paulista, 1.450',
    joinUrl: '',
    points: 60,
    campaignId,
    rankNeeded: 2,
    isByInvitation: false,
    seats: 48,
  };
};
