import type {
  exportFaqCategories as categoriesWire,
  exportFaqEntries as entriesWire,
  exportTickets as ticketsWire,
  FaqCategoryRow,
  FaqRow,
  TicketRow,
} from '@vitrine/contract/support';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listFaqCategories } from './faq-categories.ts';
import { listTickets } from './inbox.ts';
import { listFaqEntries } from './keep-faq.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const catalogs: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };
const wordsOf = ({ locale }: Actor) => catalogs[matchLocale(locale, locales)];
type Asked<E extends { query: z.ZodType }> = { query: z.output<E['query']>; reply: FastifyReply };

/** The inbox as an export, in its order (ADM-02). */
export function exportTickets(platform: Platform, actor: Actor, { query, reply }: Asked<typeof ticketsWire>): Promise<FastifyReply> {
  const { tickets: words, states, rooms } = wordsOf(actor);
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'tickets',
      words,
      page: (ask) => listTickets(platform, actor, { ...query, ...ask }),
      cells: ({ number, subject, from, room, state, assignee, dueOn, isOverdue, rating, createdAt, updatedAt }: TicketRow) => ({
        number,
        subject,
        from,
        room: rooms[room],
        state: states[state],
        assignee,
        dueOn,
        isOverdue,
        rating,
        createdAt,
        updatedAt,
      }),
    },
  });
}

/** Questions as an export (ADM-02). */
export function exportFaqEntries(platform: Platform, actor: Actor, { query, reply }: Asked<typeof entriesWire>): Promise<FastifyReply> {
  const { faq: words, faqStates } = wordsOf(actor);
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'faq',
      words,
      page: (ask) => listFaqEntries(platform, actor, { ...query, ...ask }),
      cells: ({ question, category, state, isPublic, position, helped, unhelped, updatedAt }: FaqRow) => ({
        question,
        category,
        state: faqStates[state],
        isPublic,
        position,
        helped,
        unhelped,
        updatedAt,
      }),
    },
  });
}

/** Categories of questions as an export (ADM-02). */
export function exportFaqCategories(
  platform: Platform,
  actor: Actor,
  { query, reply }: Asked<typeof categoriesWire>,
): Promise<FastifyReply> {
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'faq_categories',
      words: wordsOf(actor).faqCategories,
      page: (ask) => listFaqCategories(platform, actor, { ...query, ...ask }),
      cells: ({ name, entries, position }: FaqCategoryRow) => ({ name, entries, position }),
    },
  });
}
