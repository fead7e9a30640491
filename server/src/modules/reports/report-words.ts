import { locales, matchLocale, textIn, type Locale } from '@vitrine/domain/kernel';
import type { ReportKind } from '@vitrine/domain/reports';
import type { Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

export type ReportWords = {
  title: string;
  hint: string;
  columns: Readonly<Record<string, string>>;
  totals: Readonly<Record<string, string>>;
  states: Readonly<Record<string, string>>;
};
const words: Record<Locale, { reports: Record<ReportKind, ReportWords> }> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

type Reader = Pick<Actor, 'locale'>;
const localeOf = ({ locale }: Reader): Locale => matchLocale(locale, locales);

/** What a report, its columns and its totals are called. */
export const wordsOf = (reader: Reader, kind: ReportKind): ReportWords => words[localeOf(reader)].reports[kind];

/** How the rows of a report say where a thing stands; a word that nobody wrote stays as it is stored. */
export const stateWord = (reader: Reader, kind: ReportKind, stored: string): string => wordsOf(reader, kind).states[stored] ?? stored;

/** A stored text in the reader's language. */
export const nameFor = (reader: Reader, stored: unknown): string => textIn(parseText(stored), localeOf(reader));
