import type { Locale } from '../kernel/index.ts';
import { shuffleBy } from './state.ts';
import { foldText, graphemesOf } from './compare-text.ts';

/** One place of the hidden word; what is `open` (space, hyphen, digit) is shown from the beginning. */
export type Slot = { kind: 'hidden' } | { kind: 'open'; sign: string };

const isGlue = (grapheme: string) => /^[\s\p{Pd}]+$/u.test(grapheme);
const isOpen = (grapheme: string) => isGlue(grapheme) || !/\p{L}/u.test(grapheme);

/** Letters and digits of a word, without what only joins them: people type `air fryer` and `airfryer`. */
export const lettersOf = (text: string, locale: Locale): string[] =>
  graphemesOf(text.trim(), locale).filter((grapheme) => !isGlue(grapheme));

/** The places of a word, a letter that people see each. */
export const slotsOf = (answer: string, locale: Locale): Slot[] =>
  graphemesOf(answer, locale).map((grapheme) => (isOpen(grapheme) ? { kind: 'open', sign: grapheme } : { kind: 'hidden' }));

/** Places of the word whose letter a guess has right, with that letter. */
export function lettersInPlace(guess: string, answer: string, locale: Locale): { place: number; letter: string }[] {
  const typed = lettersOf(guess, locale);
  let nth = -1;
  return graphemesOf(answer, locale).flatMap((letter, place) => {
    if (isGlue(letter)) return [];
    nth += 1;
    const isSame = foldText(letter) !== '' && foldText(typed[nth] ?? '') === foldText(letter);
    return isSame && !isOpen(letter) ? [{ place, letter: upper(letter, locale) }] : [];
  });
}

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const rowLength = 7;

/** Letters to tap: those of the word and others, in whole rows. Null where single letters make no word: in scripts that combine, and in others than ours. */
export function bankOf(answer: string, { locale, seed }: { locale: Locale; seed: number }): string[] | null {
  const letters = graphemesOf(answer, locale).filter((grapheme) => !isOpen(grapheme));
  if (!letters.every((letter) => /^\p{Script=Latin}$/u.test(letter))) return null;
  const shown = letters.map((letter) => upper(letter, locale));
  const size = Math.max(2 * rowLength, Math.ceil((shown.length + 3) / rowLength) * rowLength);
  const own = new Set(letters.map((letter) => foldText(letter)));
  const shuffle = shuffleBy(seed);
  const others = shuffle(alphabet.filter((letter) => !own.has(letter.toLowerCase())));
  return shuffle([...shown, ...others.slice(0, size - shown.length)]);
}

/** In capitals, where a capital is one letter too. */
export function upper(letter: string, locale: Locale): string {
  const capital = letter.toLocaleUpperCase(locale);
  return graphemesOf(capital, locale).length === 1 ? capital : letter;
}
