import type { Locale } from '@vitrine/domain/kernel';
import type { FieldFacts } from '../field-kinds.ts';

type Named = { value: string | number | boolean; label: string };

/** What a cell of the file means for a field; a text that means nothing goes on as it is, so that the schema says what is wrong with it. */
export function readCell(text: string, field: FieldFacts, choices: readonly Named[], locale: Locale = 'pt-BR'): unknown {
  const typed = text.trim();
  if (field.kind === 'choices') return typed === '' ? [] : typed.split(/[;,|]/).map((part) => choiceNamed(part.trim(), choices));
  if (field.kind === 'texts') return typed === '' ? {} : { [locale]: typed };
  if (typed === '') return field.isNullable ? null : '';
  if (choices.length > 0) return choiceNamed(typed, choices);
  if (field.kind === 'day') return dayOf(typed);
  if (field.kind === 'number') return Number(typed.replace(',', '.'));
  if (field.kind === 'switch') return /^(1|true|sim|yes|sí|si|oui)$/i.test(typed);
  return typed;
}

/** By value or by the word that the screen shows, whatever its case, accents and spaces; a value goes before a word. */
export function choiceNamed(text: string, choices: readonly Named[]): string | number | boolean {
  const wanted = plain(text);
  const found = choices.find(({ value }) => plain(String(value)) === wanted) ?? choices.find(({ label }) => plain(label) === wanted);
  return found?.value ?? text;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** 31/12/1990 as 1990-12-31; ISO days stay. Spreadsheets of our countries write the day first. */
function dayOf(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}
