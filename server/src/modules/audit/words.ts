import { locales, matchLocale, textIn, type Locale } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const words = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR } satisfies Record<Locale, typeof ptBR>;

/** This room's words in the reader's language. */
export const wordsFor = ({ locale }: Pick<Actor, 'locale'>): typeof ptBR => words[matchLocale(locale, locales)];

/** A stored text in the reader's language. */
export const nameFor = ({ locale }: Pick<Actor, 'locale'>, stored: unknown): string =>
  textIn(parseText(stored), matchLocale(locale, locales));
