import { readGift, readQuestionSpreadsheet, type FileQuestion, type Ids } from '@vitrine/domain/assessment';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import { recordChange } from '../../../platform/audit/index.ts';
import { shuffled } from '../../../platform/clock/index.ts';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readHead, readSpreadsheet, SpreadsheetUnreadable } from '../../people/index.ts';
import { addToBank, subjectNamed } from './edit-bank.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'chance'>;
type Ask = { fileId: string; subjectId: string | null; isTrial: boolean };
type Outcome = { questions: number; imported: number; faults: { line: number; code: string; about: string }[] };

const mostQuestions = 1_000;
const mostFaults = 200;

/**
 * Takes the questions of a file that the person uploaded: bad ones are named by their line and the good ones come in, all of them in one transaction. A trial only says what would
 * come. Refuses `file_missing`, `bank_file_unreadable`, `bank_file_empty`, `bank_file_too_large`.
 */
export async function importQuestions(parts: Parts, actor: Actor, { fileId, subjectId, isTrial }: Ask): Promise<Outcome> {
  const { questions, faults } = await readFile(parts, actor, { fileId });
  if (questions.length === 0 && faults.length === 0) throw refusal('bank_file_empty');
  if (questions.length > mostQuestions) throw refusal('bank_file_too_large');
  const outcome = { questions: questions.length + faults.length, faults: faults.slice(0, mostFaults) };
  if (isTrial || questions.length === 0) return { ...outcome, imported: 0 };
  await parts.db.transaction(async (tx) => {
    const locale = matchLocale(actor.locale, locales);
    const subjects = new Map<string, string | null>([['', subjectId]]);
    for (const { subject, tags, question } of questions) {
      if (!subjects.has(subject)) subjects.set(subject, await subjectNamed(parts, tx, actor, { [locale]: subject }));
      const { id, ...asked } = question;
      await addToBank(parts, tx, actor, { id, form: { ...asked, subjectId: subjects.get(subject) ?? null, tags } });
    }
    const after = { imported: questions.length, faults: faults.length };
    await recordChange(tx, actor, {
      what: 'questions.imported',
      subject: 'question',
      subjectId: fileId,
      before: null,
      after,
      now: parts.clock.now(),
      id: parts.newId(),
    });
  });
  return { ...outcome, imported: questions.length };
}

type Found = { questions: FileQuestion[]; faults: Outcome['faults'] };

async function readFile(parts: Parts, actor: Actor, { fileId }: { fileId: string }): Promise<Found> {
  const { tenantId, personId } = actor;
  const [file] = await parts.storage.find(parts.db.read(), { tenantId, ids: [fileId], uploadedBy: personId });
  if (!file) throw refusal('file_missing');
  if (file.purpose !== 'sheet') throw refusal('file_of_wrong_kind');
  const content = await parts.storage.read(fileId);
  const ids = idsOf(parts);
  const format = file.contentType === 'text/csv' ? 'csv' : 'xlsx';
  if (format === 'csv' && looksLikeGift(content)) {
    const locale: Locale = matchLocale(actor.locale, locales);
    return readGift(textOf(content), { locale, ids });
  }
  try {
    const head = await readHead(content, { format, encoding: null, delimiter: null });
    if (head.problem) throw refusal(head.problem.refusal === 'sheet_empty' ? 'bank_file_empty' : 'bank_file_unreadable');
    const lines: { line: number; cells: string[] }[] = [];
    for await (const { line, cells } of readSpreadsheet(content, head)) {
      lines.push({ line, cells });
      if (lines.length > mostQuestions * 2) throw refusal('bank_file_too_large');
    }
    return readQuestionSpreadsheet(lines, { ids });
  } catch (fault) {
    if (fault instanceof SpreadsheetUnreadable) throw refusal('bank_file_unreadable');
    throw fault;
  }
}

const refusal = (code: string) => new Refusal(code, { fields: { fileId: code } });
const textOf = (content: Buffer) => content.toString('utf8');
/** A workbook's heading has no braces; a file in GIFT has them in its first question. */
const looksLikeGift = (content: Buffer) => {
  const [head = '', ...rest] = textOf(content.subarray(0, 20_000))
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//'));
  return !/(^|[;,\t"])kind([;,\t"]|$)/i.test(head) && [head, ...rest].some((line) => /[{}]|^\$CATEGORY:/i.test(line));
};

/** Ids of one question in an order of chance: files put what is right first, and an id tells its age (TST-09). */
const idsOf =
  ({ newId, chance }: Pick<Parts, 'newId' | 'chance'>): Ids =>
  (count) =>
    shuffled(Array.from({ length: count }, newId), chance);
