import { locales, type Locale, type Text } from '../kernel/index.ts';
import type { Picture } from './rules.ts';
import { lacksAlt } from './rules.ts';
import type { GameGap } from './words.ts';

/** A list of texts a language, as the other answers that are accepted. */
export type Texts = Partial<Record<Locale, string[]>>;

/** The texts of a list in one language. */
export const textsIn = (texts: Texts, locale: Locale): string[] => texts[locale] ?? [];

/** What warns only: the game can be published, and an author may still want to know. */
export const gameWarnings = ['no_reason', 'equal_pieces', 'extra_is_right', 'no_picture'] as const;
export type GameWarning = (typeof gameWarnings)[number];

/** Something that an author should see to, where it stands and in which language. */
export type GameCheck = { code: GameGap | GameWarning; at?: string; locale?: Locale };

const isWarning = (code: GameCheck['code']): code is GameWarning => gameWarnings.some((warning) => warning === code);

/** Codes that keep the game from being published, each once. */
export const gapsIn = (checks: readonly GameCheck[]): GameGap[] => [
  ...new Set(checks.flatMap(({ code }) => (isWarning(code) ? [] : [code]))),
];
export const warningsIn = (checks: readonly GameCheck[]): GameCheck[] => checks.filter(({ code }) => isWarning(code));

/** A check where the condition holds, else none. */
export const when = (isSo: boolean, code: GameCheck['code'], where: Omit<GameCheck, 'code'> = {}): GameCheck[] =>
  isSo ? [{ code, ...where }] : [];

/** Languages in which any of these texts is written. */
export const begunIn = (texts: readonly Text[]): Locale[] => locales.filter((locale) => texts.some((text) => text[locale]));

/** Whoever does not see a photo needs words, in each language. */
export const altChecks = (picture: Picture, at: string): GameCheck[] => when(lacksAlt(picture), 'alt_missing', { at });

/** What is asked for instead of a move: a hint for an item, or its answer. */
export const asks = ['hint', 'show'] as const;
export type Ask = (typeof asks)[number];
export const askFor = (ask: Ask, item: string): string => `${ask}:${item}`;
export function askIn(item: string): { ask: Ask; item: string } | null {
  const ask = asks.find((one) => item.startsWith(`${one}:`));
  return ask ? { ask, item: item.slice(ask.length + 1) } : null;
}
