import type {
  exportMessageRecipients as recipientsWire,
  exportMessages as messagesWire,
  MessageRecipient,
  MessageRow,
} from '@vitrine/contract/messages';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listMessages } from './list-messages.ts';
import { listMessageRecipients } from './recipients.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const catalogs: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };
const wordsOf = (actor: Actor) => catalogs[matchLocale(actor.locale, locales)];
type Asked<E extends { query: z.ZodType }> = { query: z.output<E['query']>; reply: FastifyReply };

/** Messages as an export, newest first (ADM-02). */
export function exportMessages(platform: Platform, actor: Actor, { query, reply }: Asked<typeof messagesWire>): Promise<FastifyReply> {
  const { messages: words, states } = wordsOf(actor);
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'messages',
      words,
      page: (ask) => listMessages(platform, actor, { ...query, ...ask }),
      cells: ({ title, state, groups, sendsAt, told, read, updatedAt }: MessageRow) => ({
        title,
        state: states[state],
        groups,
        sendsAt,
        told,
        read,
        updatedAt,
      }),
    },
  });
}

/** Who got a message and who read it, as an export. */
export function exportMessageRecipients(
  platform: Platform,
  actor: Actor,
  { messageId, query, reply }: Asked<typeof recipientsWire> & { messageId: string },
): Promise<FastifyReply> {
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'message_recipients',
      within: { messageId },
      words: wordsOf(actor).recipients,
      page: (ask) => listMessageRecipients(platform, actor, { messageId, ...query, ...ask }),
      cells: ({ name, toldAt, readAt }: MessageRecipient) => ({ name, toldAt, readAt }),
    },
  });
}
