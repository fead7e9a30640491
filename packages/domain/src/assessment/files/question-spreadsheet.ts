import { locales, type Locale, type Text } from '../../kernel/index.ts';
import { numberIn } from '../questions/typed.ts';
import { gapsOfQuestion } from '../readiness.ts';
import type { Area, Option, Question } from '../test.ts';
import { questionKinds } from '../words.ts';
import { BadQuestion, refuseTooMuch, type FileQuestion, type Ids, type Read } from './question-file.ts';
import { truthOf } from './read-gift.ts';

/** The console's own workbook: a question a line; its answers stand in one cell, each on a line of its own, `*` before those that are right. */
export const spreadsheetColumns = [
  'kind',
  'subject',
  'tags',
  'picture',
  ...locales.flatMap((locale) => [`question ${locale}`, `answers ${locale}`, `why ${locale}`] as const),
] as const;
export type SpreadsheetColumn = (typeof spreadsheetColumns)[number];
export type SpreadsheetRow = Record<string, string>;

/** A question as a line of the workbook. */
export function spreadsheetRowOf({ subject, tags, question }: Omit<FileQuestion, 'line'>): SpreadsheetRow {
  const texts = locales.flatMap((locale): [string, string][] => {
    const answers =
      question.kind === 'true_false' ? truthLine(question) : question.options.map((option) => lineOf(question, option, locale)).join('\n');
    const numbers = question.number ? `${question.number.value} ± ${question.number.tolerance}` : answers;
    const isSaid = Boolean(question.prompt[locale]);
    return [
      [`question ${locale}`, question.prompt[locale] ?? ''],
      [`answers ${locale}`, isSaid ? numbers : ''],
      [`why ${locale}`, question.explanation[locale] ?? ''],
    ];
  });
  return { kind: question.kind, subject, tags: tags.join(', '), picture: question.imageFileId ?? '', ...Object.fromEntries(texts) };
}

const truthLine = ({ options }: Question) => (options[0]?.isRight ? 'true' : 'false');

function lineOf({ kind }: Question, { text, isRight, pair, area }: Option, locale: Locale): string {
  const said = text[locale] ?? '';
  if (kind === 'matching') return `${said} => ${pair?.text[locale] ?? ''}`;
  if (kind === 'ordering' || kind === 'cloze' || kind === 'short_text') return said;
  const place = area ? ` @ ${[area.x, area.y, area.width, area.height].join(' ')}` : '';
  return `${isRight ? '* ' : ''}${said}${place}`;
}

/** Reads the workbook, its heading first; columns are known by their names and may stand in any order. What is wrong is told by its line. */
export function readQuestionSpreadsheet(lines: readonly { line: number; cells: readonly string[] }[], { ids }: { ids: Ids }): Read {
  const [head, ...rest] = lines;
  const places = new Map((head?.cells ?? []).map((name, place) => [name.trim().toLowerCase(), place]));
  const hasQuestion = locales.some((locale) => places.has(`question ${locale}`.toLowerCase()));
  if (!places.has('kind') || !hasQuestion)
    return {
      questions: [],
      faults: [{ line: head?.line ?? 1, code: 'columns_missing', about: (head?.cells ?? []).join(', ').slice(0, 80) }],
    };
  const read: Read = { questions: [], faults: [] };
  for (const { line, cells } of rest) {
    const cell = (name: SpreadsheetColumn) => unquoted(cells[places.get(name.toLowerCase()) ?? -1] ?? '');
    if (spreadsheetColumns.every((name) => cell(name) === '')) continue;
    try {
      const question = questionIn(cell, ids);
      refuseTooMuch(question);
      const [gap] = gapsOfQuestion(question);
      if (gap) throw new BadQuestion(gap);
      const tags = cell('tags')
        .split(/[,;]/)
        .map((tag) => tag.trim().slice(0, 40))
        .filter(Boolean);
      read.questions.push({ line, subject: cell('subject').slice(0, 80), tags: [...new Set(tags)].slice(0, 20), question });
    } catch (fault) {
      if (!(fault instanceof BadQuestion)) throw fault;
      const about = locales.map((locale) => cell(`question ${locale}`)).find(Boolean) ?? cell('kind');
      read.faults.push({ line, code: fault.code, about: about.slice(0, 80) });
    }
  }
  return read;
}

/** A spreadsheet puts an apostrophe before what would begin like a formula. */
const unquoted = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

function questionIn(cell: (name: SpreadsheetColumn) => string, ids: Ids): Question {
  const kind = questionKinds.find((one) => one === cell('kind').toLowerCase());
  if (!kind) throw new BadQuestion('kind_unknown');
  const texts = (what: 'question' | 'why'): Text => textOf((locale) => cell(`${what} ${locale}`));
  const base = { id: ids(1)[0] ?? '', kind, topic: {}, prompt: texts('question'), explanation: texts('why') };
  const answers = new Map(locales.map((locale) => [locale, linesIn(cell(`answers ${locale}`))]));
  const written = [...answers.values()].find((some) => some.length > 0) ?? [];
  const imageFileId = /^[0-9a-f-]{36}$/i.test(cell('picture')) ? cell('picture') : null;
  if (kind === 'essay') return { ...base, options: [] };
  if (kind === 'numeric') return { ...base, options: [], number: numberOf(written[0] ?? '') };
  if (kind === 'true_false') return { ...base, options: truthOf(isTrue(written[0] ?? ''), ids) };
  if (written.length === 0) throw new BadQuestion('answers_missing');
  // Every language that says anything has as many answers, in the same order.
  if ([...answers.values()].some((some) => some.length > 0 && some.length !== written.length)) throw new BadQuestion('answers_missing');
  const names = ids(written.length * 2);
  const options = written.map((first, place) => {
    const at = (read: (line: string) => string) => textOf((locale) => read(answers.get(locale)?.[place] ?? ''));
    const option = {
      id: names[place * 2] ?? '',
      isRight: isMarked(first) || kind === 'ordering' || kind === 'cloze' || kind === 'short_text',
    };
    if (kind === 'matching') {
      if (!first.includes('=>')) throw new BadQuestion('pair_wrong');
      return {
        ...option,
        isRight: true,
        text: at((line) => side(line, 0)),
        pair: { id: names[place * 2 + 1] ?? '', text: at((line) => side(line, 1)) },
      };
    }
    if (kind === 'hotspot') return { ...option, text: at((line) => unmarked(side(line, 0, '@'))), area: areaIn(side(first, 1, '@')) };
    return { ...option, text: at(unmarked) };
  });
  return { ...base, options, ...(imageFileId ? { imageFileId } : {}) };
}

const linesIn = (cell: string) =>
  cell
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
const isMarked = (line: string) => line.startsWith('*');
const unmarked = (line: string) => line.replace(/^\*\s*/, '');
const side = (line: string, place: 0 | 1, sign = '=>') => (line.split(sign)[place] ?? '').trim();
const textOf = (said: (locale: Locale) => string): Text =>
  Object.fromEntries(locales.flatMap((locale) => (said(locale) ? [[locale, said(locale)]] : [])));

function isTrue(line: string): boolean {
  const said = unmarked(line).toLowerCase();
  if (['true', 'verdadeiro', 'verdadero', 'vrai', 't', 'v'].includes(said)) return true;
  if (['false', 'falso', 'faux', 'f'].includes(said)) return false;
  throw new BadQuestion('right_option_missing');
}

function numberOf(line: string): { value: number; tolerance: number } {
  const [said = '', about = '0'] = line.split('±');
  const [value, tolerance] = [numberIn(said), numberIn(about)];
  if (value === undefined || tolerance === undefined || tolerance < 0) throw new BadQuestion('number_wrong');
  return { value, tolerance };
}

function areaIn(text: string): Area {
  const [x, y, width, height] = text.split(/\s+/).map(Number);
  const isArea = [x, y, width, height].every((one) => one !== undefined && one >= 0 && one <= 100);
  if (!isArea || x === undefined || y === undefined || !width || !height) throw new BadQuestion('area_wrong');
  return { x, y, width, height };
}
