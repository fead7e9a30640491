import type { Notice } from '@vitrine/contract/notices';
import type { Locale } from '@vitrine/domain/kernel';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

export const words: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

/** A text with its places filled; an unknown place is empty. */
export const say = (text: string, values: Record<string, string> = {}): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => values[word] ?? '');

/** A notice as one sentence, in this language. */
export function sentenceOf({ kind, facts }: Pick<Notice, 'kind' | 'facts'>, locale: Locale): string {
  const values = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value ?? '')]));
  return say(words[locale].kinds[kind], { title: '', ...values });
}
