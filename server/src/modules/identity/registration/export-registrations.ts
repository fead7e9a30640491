import type { exportRegistrations as wire, RegistrationRow } from '@vitrine/contract/identity';
import { locales, matchLocale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendExport } from '../../../platform/exports/index.ts';
import { choiceWords } from '../choice-words.ts';
import { listRegistrations } from './list-registrations.ts';

type Query = z.output<(typeof wire)['query']>;

/** The queue of registrations as an export, in its order (LOG-13, ADM-02). */
export function exportRegistrations(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: Query; reply: FastifyReply },
): Promise<FastifyReply> {
  const words = choiceWords[matchLocale(actor.locale, locales)];
  const { statuses, variants, reasons } = words.exports.registrations;
  const { format: _format, ...list } = query;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'registrations',
      words: words.exports.registrations,
      page: (ask) => listRegistrations(platform, actor, { ...list, ...ask }),
      cells: (row: RegistrationRow) => ({
        fullName: row.fullName,
        email: row.email,
        variant: variants[row.variant],
        status: statuses[row.status],
        programRole: row.programRole && words.programRoles[row.programRole],
        registeredAt: row.registeredAt,
        decidedAt: row.decidedAt,
        decidedBy: row.decidedBy,
        reason: row.reason && reasons[row.reason],
        note: row.note,
      }),
    },
  });
}
