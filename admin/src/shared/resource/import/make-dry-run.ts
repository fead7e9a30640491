import { parse } from 'papaparse';
import type { Locale } from '@vitrine/domain/kernel';
import type { z } from 'zod';
import { newId } from '../../device/index.ts';
import type { FieldFacts } from '../field-kinds.ts';
import { readCell } from './read-cell.ts';

type Named = { value: string | number | boolean; label: string };
export type Fault = { field: string | undefined; value: string; code: string };
/** A line of the file: what it says, what it means, and why it cannot be taken. */
export type ImportLine = { line: number; cells: string[]; values: Record<string, unknown>; faults: Fault[]; key: string };
export type DryRun = { header: string[]; lines: ImportLine[]; unknownColumns: string[]; missingColumns: FieldFacts[] };

type Ask = {
  schema: z.ZodObject;
  fields: readonly FieldFacts[];
  empty: Record<string, unknown>;
  /** Names under which a column may stand: its key or its label. */
  labelOf: (field: FieldFacts) => string;
  choicesOf: (field: FieldFacts) => readonly Named[];
  /** In which language the file's texts are. */
  locale?: Locale;
  /** What a cell means that hangs on another cell of its line. */
  meant?: (values: Record<string, unknown>) => Record<string, unknown>;
  /** What a line says that no field alone can tell. */
  alsoWrong?: (values: Record<string, unknown>) => { field: string; code: string } | undefined;
};

/** Reads a CSV (comma, semicolon or tab) and judges each line by the schema of the form. Nothing is sent. */
export function makeDryRun(text: string, ask: Ask): DryRun {
  const { data } = parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [header = [], ...rows] = data;
  const columns = header.map((name) => columnNamed(name, ask));
  const present = new Set(columns.flatMap((field) => (field ? [field.key] : [])));
  return {
    header,
    unknownColumns: header.filter((_, place) => columns[place] === undefined),
    missingColumns: ask.fields.filter(({ key }) => !present.has(key) && neededOf(ask).has(key)),
    lines: rows.map((cells, place) => judge(cells, { line: place + 2, columns, ask })),
  };
}

/** Fields that nobody can leave as they begin. */
const neededOf = ({ schema, empty }: Ask) => new Set((schema.safeParse(empty).error?.issues ?? []).map(({ path }) => String(path[0])));

function judge(cells: string[], { line, columns, ask }: { line: number; columns: (FieldFacts | undefined)[]; ask: Ask }): ImportLine {
  const read = columns.flatMap((field, place): [string, unknown][] => {
    const cell = cells[place] ?? '';
    if (!field || (cell.trim() === '' && !isEmpty(ask.empty[field.key]))) return [];
    return [[field.key, readCell(cell, field, ask.choicesOf(field), ask.locale)]];
  });
  const written = { ...ask.empty, ...Object.fromEntries(read) };
  const values = { ...written, ...ask.meant?.(written) };
  const parsed = ask.schema.safeParse(values);
  const at = (field: string, code: string): Fault => {
    const place = columns.findIndex((column) => column?.key === field);
    return { field, value: cells[place] ?? '', code };
  };
  const unknown = columns.flatMap((field) => (field && isUnknown(values[field.key], ask.choicesOf(field)) ? [field.key] : []));
  const others = (parsed.error?.issues ?? [])
    .map((issue) => ({ field: String(issue.path[0] ?? ''), issue }))
    .filter(({ field }) => !unknown.includes(field));
  const also = unknown.length > 0 || others.length > 0 ? undefined : ask.alsoWrong?.(values);
  const faults = [
    ...unknown.map((field) => at(field, 'unknown_name')),
    ...others.map(({ field, issue }) => at(field, codeOf(issue, values[field]))),
    ...(also ? [at(also.field, also.code)] : []),
  ];
  return { line, cells, values: parsed.data ?? values, faults, key: newId() };
}

/** A name that the list does not have: people write names, the system wants what they stand for. */
function isUnknown(value: unknown, choices: readonly Named[]): boolean {
  if (choices.length === 0 || isEmpty(value)) return false;
  const named = Array.isArray(value) ? value : [value];
  return named.some((one) => !choices.some((choice) => choice.value === one));
}

/** Schemas name most codes themselves; the rest are choices and types. */
function codeOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (isEmpty(value)) return 'required';
  if (/^[a-z_]+$/.test(issue.message)) return issue.message;
  return issue.code === 'invalid_value' ? 'invalid_choice' : 'invalid';
}

function columnNamed(name: string, { fields, labelOf }: Ask): FieldFacts | undefined {
  const wanted = plain(name);
  return fields.find((field) => plain(field.key) === wanted || plain(labelOf(field)) === wanted);
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
const isEmpty = (value: unknown) => value === '' || value === undefined || value === null || (Array.isArray(value) && value.length === 0);
