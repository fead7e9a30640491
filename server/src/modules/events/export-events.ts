import type {
  Arrival,
  EventRow,
  exportArrivals as arrivalsWire,
  exportEvents as eventsWire,
  exportGuests as guestsWire,
  Guest,
} from '@vitrine/contract/events';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { sendExport } from '../../platform/exports/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { listArrivals } from './arrivals.ts';
import { listGuests } from './guests.ts';
import { listEventsToManage } from './keep-events.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const catalogs: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };
type Query<E extends { query: z.ZodType }> = z.output<E['query']>;
const wordsFor = ({ locale }: Actor) => catalogs[matchLocale(locale, locales)];

/** Events as an export, in their order (ADM-02). */
export function exportEvents(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: Query<typeof eventsWire>; reply: FastifyReply },
): Promise<FastifyReply> {
  const { events: words, kinds, states } = wordsFor(actor);
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'events',
      words,
      page: (ask) => listEventsToManage(platform, actor, { ...query, ...ask }),
      cells: ({ name, kind, state, place, beginsAt, endsAt, points, coming, arrived }: EventRow) => ({
        name,
        kind: kinds[kind],
        state: states[state],
        beginsAt,
        endsAt,
        place,
        points,
        coming,
        arrived,
      }),
    },
  });
}

/** Guests of an event as an export, by name (ADM-02). */
export function exportGuests(
  platform: Platform,
  actor: Actor,
  { eventId, query, reply }: { eventId: string; query: Query<typeof guestsWire>; reply: FastifyReply },
): Promise<FastifyReply> {
  const { guests: words, answers } = wordsFor(actor);
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'event_guests',
      within: { eventId },
      words,
      page: (ask) => listGuests(platform, actor, { eventId, ...ask }),
      cells: ({ name, invitedAt, invitedBy, answer, answeredAt }: Guest) => ({
        name,
        invitedAt,
        invitedBy,
        answer: answers[answer],
        answeredAt,
      }),
    },
  });
}

/** Arrivals at an event as an export (ADM-02). */
export function exportArrivals(
  platform: Platform,
  actor: Actor,
  { eventId, query, reply }: { eventId: string; query: Query<typeof arrivalsWire>; reply: FastifyReply },
): Promise<FastifyReply> {
  const { arrivals: words, arrivalStates, ways } = wordsFor(actor);
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'event_arrivals',
      within: { eventId },
      words,
      page: (ask) => listArrivals(platform, actor, { eventId, ...query, ...ask }),
      cells: ({ name, state, way, at, scannedAt, points, by, why }: Arrival) => ({
        name,
        state: arrivalStates[state],
        way: way === null ? null : ways[way],
        at,
        scannedAt,
        points,
        by,
        why,
      }),
    },
  });
}
