import type { Locale } from '../kernel/index.ts';
import { readNumber } from './read-number.ts';

/** How a typed answer stands to what the author accepts. `near` is a slip of the pen: it costs no try. */
export const likenesses = ['right', 'near', 'wrong'] as const;
export type Likeness = (typeof likenesses)[number];

export type TextRule = {
  locale: Locale;
  /** True where the author asks for accents; case never counts. */
  accentsCount?: boolean;
};
export type NumberRule = {
  locale: Locale;
  /** As far as a number may be off, in its own unit. */
  tolerance: number;
  /** Units that stand beside the gap: they may be typed or left out. */
  units?: readonly string[];
};

/** Words shorter than this have no near miss: one other letter makes another word of them. */
const shortestNear = 5;

/** Signs that nobody sees: marks of direction, soft hyphens, spaces without width. The joiners of scripts and emoji are none of them. */
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** Accents of Latin, Greek and Cyrillic letters. Vowels of other scripts are letters and stay. */
const accents = /[\u0300-\u036F]/g;

/** A text as it is compared: NFC, trimmed, one space, without case, `ß` as ss, quotes and hyphens folded, accents only where they count. */
export function foldText(text: string, { accentsCount = false }: Pick<TextRule, 'accentsCount'> = {}): string {
  const plain = text
    .replace(unseen, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ς/g, 'σ')
    .replace(/[\u2018-\u201B\u2032\u00B4\u0060\u02BC]/g, "'")
    .replace(/[\u201C-\u201F\u2033\u00AB\u00BB]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  // NFC again: what was taken out may let signs meet that were apart
  return accentsCount ? plain.normalize('NFC') : plain.normalize('NFD').replace(accents, '').normalize('NFC').trim();
}

/** A text in the letters that people see: one emoji, one syllable of a combining script, one letter with its accent. */
export const graphemesOf = (text: string, locale: Locale): string[] =>
  Array.from(segmenterOf(locale).segment(text.normalize('NFC')), ({ segment }) => segment);

/** A typed text against those that are accepted. A near miss is one letter too many, too few or another, in five letters or more; digits never are. */
export function compareText(given: string, accepted: readonly string[], { locale, accentsCount = false }: TextRule): Likeness {
  const typed = foldText(given, { accentsCount });
  if (typed === '') return 'wrong';
  const wanted = accepted.map((text) => foldText(text, { accentsCount })).filter(Boolean);
  if (wanted.includes(typed)) return 'right';
  return wanted.some((text) => isNear(typed, text, locale)) ? 'near' : 'wrong';
}

/** A typed number against those that are accepted, as its language writes numbers. */
export function compareNumber(given: string, accepted: readonly string[], { locale, tolerance, units = [] }: NumberRule): Likeness {
  const typed = readNumber(given, locale);
  if (!typed) return 'wrong';
  const isRight = accepted.some((text) => {
    const wanted = readNumber(text, locale);
    if (!wanted) return foldText(text) === foldText(given);
    const known = ['', foldUnit(wanted.unit), ...(wanted.unit === '' ? units.map(foldUnit) : [])];
    return known.includes(foldUnit(typed.unit)) && isWithin(typed.value - wanted.value, tolerance);
  });
  return isRight ? 'right' : 'wrong';
}

/** True for one insertion, deletion or substitution between two folded texts of enough letters. */
function isNear(typed: string, wanted: string, locale: Locale): boolean {
  const [a, b] = [graphemesOf(typed, locale), graphemesOf(wanted, locale)];
  if (b.length < shortestNear || Math.abs(a.length - b.length) > 1) return false;
  if (digitsOf(typed) !== digitsOf(wanted)) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return Math.max(a.length, b.length) - start - end === 1;
}

const digitsOf = (text: string) => text.replace(/\P{Nd}/gu, '');
/** Binary fractions are off by less than anybody writes. */
const isWithin = (difference: number, tolerance: number) => Math.abs(difference) <= tolerance + 1e-9 * Math.max(1, tolerance);
const foldUnit = (unit: string) => foldText(unit).replace(/[\s.]/g, '');

const segmenters = new Map<Locale, Intl.Segmenter>();
function segmenterOf(locale: Locale): Intl.Segmenter {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'grapheme' });
  segmenters.set(locale, known);
  return known;
}
