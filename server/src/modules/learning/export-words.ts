import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const words: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

/** What the exports of this room call their columns and choices, in the person's language. */
export const exportWords = (actor: Pick<Actor, 'locale'>): typeof ptBR => words[matchLocale(actor.locale, locales)];
