import type * as wire from '@vitrine/contract/assessment';
import type { z } from 'zod';
import { spreadsheetColumns, spreadsheetRowOf, writeGift, type SpreadsheetRow } from '@vitrine/domain/assessment';
import { locales, matchLocale, textIn, type ExportFormat } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import { recordChange } from '../../../platform/audit/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendExport } from '../../../platform/exports/index.ts';
import { parseText } from '../../tenancy/index.ts';
import { exportWords } from '../export-words.ts';
import { parseBankQuestion } from '../stored-test.ts';
import { bankRows, listBankQuestions } from './bank-rows.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
type Ask = { as: 'gift' | ExportFormat; subjectId?: string | undefined; tag?: string | undefined };

/** Questions that are in use, as a file that the import reads again: with their right answers, so only for those who may read content. */
export async function exportQuestionFile(
  parts: Parts,
  actor: Actor,
  { reply, query }: { reply: FastifyReply; query: Ask },
): Promise<FastifyReply> {
  const locale = matchLocale(actor.locale, locales);
  const rows = await bankRows(parts.db.read(), actor, { ...query, isActive: true }).execute();
  const told = rows
    .map((row) => ({
      subject: row.subject === null ? '' : textIn(parseText(row.subject), locale),
      tags: row.tags,
      question: parseBankQuestion(row.question),
    }))
    .sort((one, other) => one.subject.localeCompare(other.subject, locale));
  if (query.as !== 'gift') {
    const columns: SpreadsheetRow = Object.fromEntries(spreadsheetColumns.map((column) => [column, column]));
    const sheet = {
      name: 'questions',
      words: { title: 'questions', columns },
      cells: (row: SpreadsheetRow) => row,
      page: async () => ({ items: told.map(spreadsheetRowOf), next: null }),
    };
    return sendExport(parts, actor, { reply, query: { format: query.as }, sheet });
  }
  await parts.db.transaction((tx) =>
    recordChange(tx, actor, {
      what: 'list.exported',
      subject: 'list',
      subjectId: 'questions',
      before: null,
      after: { list: 'questions', rows: told.length, isWhole: true, format: 'gift' },
      now: parts.clock.now(),
      id: parts.newId(),
    }),
  );
  return reply
    .type('text/plain; charset=utf-8')
    .header('content-disposition', 'attachment; filename="questions.gift"')
    .header('cache-control', 'no-store')
    .send(writeGift(told, { locale }));
}

type Listed = { query: z.output<(typeof wire.exportBankQuestions)['query']>; reply: FastifyReply };

/** The list of questions as an export, with how people answer them and without the answers (ADM-02). */
export function exportBankQuestions(parts: Parts, actor: Actor, { query, reply }: Listed): Promise<FastifyReply> {
  const { kinds, ...words } = exportWords(actor).questions;
  return sendExport(parts, actor, {
    reply,
    query,
    sheet: {
      name: 'bank_questions',
      words,
      page: (ask) => listBankQuestions(parts, actor, { ...query, ...ask }),
      cells: ({ prompt, kind, subject, tags, rightPercent, answers, tests, versionNumber, isActive, updatedAt }: wire.BankRow) => ({
        prompt,
        kind: kinds[kind],
        subject,
        tags: tags.join(', '),
        rightPercent,
        answers,
        tests,
        versionNumber,
        isActive,
        updatedAt,
      }),
    },
  });
}
