import type { Locale } from '@vitrine/domain/kernel';
import { choiceWords } from './choice-words.ts';

/** What a person calls what this room keeps about them, by the table. */
export const keptByIdentity = (locale: Locale): Readonly<Record<string, string>> => choiceWords[locale].kept;
