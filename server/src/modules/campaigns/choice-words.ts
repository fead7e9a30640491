import type { ProductType } from '@vitrine/domain/campaigns';
import { locales, matchLocale, textIn, type Locale } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

type Words = Pick<typeof ptBR, 'reminder' | 'exports'> & { productTypes: Record<ProductType, string> };
const words: Record<Locale, Words> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

/** The language in which this person reads names. */
export const localeOf = (actor: Pick<Actor, 'locale'>): Locale => matchLocale(actor.locale, locales);

/** What a product type is called. */
export const productTypeName = (actor: Pick<Actor, 'locale'>, type: ProductType): string => words[localeOf(actor)].productTypes[type];

/** What a reminder in the person's calendar says. */
export const reminderWords = (actor: Pick<Actor, 'locale'>): Words['reminder'] => words[localeOf(actor)].reminder;

/** What the sheets of this room call their columns and choices. */
export const exportWords = (actor: Pick<Actor, 'locale'>): Words['exports'] => words[localeOf(actor)].exports;

/** Names of a type in every language, for searches. */
export const productTypeNames = (type: ProductType): string[] => Object.values(words).map(({ productTypes }) => productTypes[type]);

/** A stored text in the person's language. */
export const nameFor = (actor: Pick<Actor, 'locale'>, stored: unknown): string => textIn(parseText(stored), localeOf(actor));
