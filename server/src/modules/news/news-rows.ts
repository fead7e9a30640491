import { NewsForm } from '@vitrine/contract/news';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { newsStates, type NewsState } from '@vitrine/domain/news';
import { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import { parseBlocks, storedBlocks } from '../../platform/rich-text/index.ts';
import { parseText } from '../tenancy/index.ts';

/** Version 1 is what the form is today; a later one gets a shape of its own, and what is older is brought up here. */
const Stored = z.discriminatedUnion('version', [z.object({ version: z.literal(1), form: NewsForm.omit({ blocks: true }) })]);

/** A form as it is stored, in the columns `draft` (or `content`) and `blocks`; its rich text is clean from here on. */
export function storedForm({ blocks, ...form }: NewsForm): { form: string; blocks: string } {
  return { form: JSON.stringify({ version: 1, form }), blocks: storedBlocks(blocks) };
}

export const parseForm = (stored: { form: unknown; blocks: unknown }): NewsForm => ({
  ...Stored.parse(stored.form).form,
  blocks: parseBlocks(stored.blocks),
});

/** A stored state, which only this room writes. */
export function stateIn(word: string): NewsState {
  const known = newsStates.find((state) => state === word);
  if (!known) throw new Error(`news: ${word} is no state`);
  return known;
}

export const localeOfReader = ({ locale }: Pick<Actor, 'locale'>) => matchLocale(locale, locales);

/** A stored text in the reader's language. */
export const textFor = (actor: Pick<Actor, 'locale'>, stored: unknown): string => textIn(parseText(stored), localeOfReader(actor));
