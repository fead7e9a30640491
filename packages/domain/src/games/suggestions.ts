/** What would make a game better: for its author, who may leave it as it is. Nothing here keeps a game from being published. */
import { locales, type Text } from '../kernel/index.ts';
import { graphemesOf } from './compare-text.ts';
import type { DragAndDropContent } from './drag-and-drop.ts';
import type { DragTheWordsContent } from './drag-the-words.ts';
import type { EnigmaContent } from './enigma.ts';
import type { FillInTheBlanksContent } from './fill-in-the-blanks.ts';
import type { PairsContent } from './find-the-pairs.ts';
import type { FlashcardsContent } from './flashcards.ts';
import { isEmpty, type GameFrame, type Picture } from './rules.ts';
import type { ThisOrThatContent } from './this-or-that.ts';
import type { TrueOrFalseContent } from './true-or-false.ts';

export const suggestionCodes = [
  'few_rows',
  'no_picture',
  'too_long_for_phone',
  'one_sided',
  'same_text',
  'no_reason',
  'short_clock',
  'no_wrong_words',
  'no_help',
  'no_done_line',
  'no_points',
] as const;
export type SuggestionCode = (typeof suggestionCodes)[number];
/** `at` is the field, `row` the id of the row in which it stands. */
export type Suggestion = { code: SuggestionCode; at: string; row?: string };

const most = 5;
/** Less, and nobody reads what they solve. */
const secondsARow = 5;

/** Graphemes of the longest text, in whatever language. */
const lengthOf = (text: Text) => Math.max(0, ...locales.map((locale) => graphemesOf(text[locale] ?? '', locale).length));
/** The longest word without a place to break it. */
const longestWord = (text: Text) =>
  Math.max(0, ...locales.flatMap((locale) => (text[locale] ?? '').split(/\s+/).map((word) => graphemesOf(word, locale).length)));

type Row = { id: string };
type List<R extends Row> = {
  name: string;
  rows: readonly R[];
  /** With fewer a game is over before it began. */
  few: number;
  picture?: { at: string; of: (row: R) => Picture }[];
  reason?: { at: string; of: (row: R) => Text };
  /** What a card shows of it on a phone of 360 px. */
  card?: { at: string; of: (row: R) => Text; fits: number };
};

const suggestion = (code: SuggestionCode, at: string, row?: string): Suggestion => (row === undefined ? { code, at } : { code, at, row });

function inRows<R extends Row>({ name, rows, few, picture = [], reason, card }: List<R>): Suggestion[] {
  const at = (place: number, part: string) => `${name}.${place}.${part}`;
  const last = rows.at(-1);
  const hasPictures = picture.some(({ of }) => rows.some((row) => of(row) !== null));
  const seen = new Set<string>();
  const doubled = rows.flatMap((row, place) => {
    const said = card ? JSON.stringify(card.of(row)) : '{}';
    if (!card || said === '{}' || !seen.has(said)) {
      seen.add(said);
      return [];
    }
    return [suggestion('same_text', at(place, card.at), row.id)];
  });
  return [
    ...(last && rows.length < few ? [suggestion('few_rows', name, last.id)] : []),
    ...(hasPictures
      ? rows.flatMap((row, place) =>
          picture.every(({ of }) => of(row) === null) ? [suggestion('no_picture', at(place, picture[0]?.at ?? ''), row.id)] : [],
        )
      : []),
    ...(card
      ? rows.flatMap((row, place) =>
          lengthOf(card.of(row)) > card.fits ? [suggestion('too_long_for_phone', at(place, card.at), row.id)] : [],
        )
      : []),
    ...doubled,
    ...(reason
      ? rows.flatMap((row, place) => (isEmpty(reason.of(row)) ? [suggestion('no_reason', at(place, reason.at), row.id)] : []))
      : []),
  ];
}

function ofFrame({ help, doneLine, points, clock, limitSeconds }: GameFrame, rows: number): Suggestion[] {
  return [
    ...(clock === 'limit' && limitSeconds < rows * secondsARow ? [suggestion('short_clock', 'limitSeconds')] : []),
    ...(isEmpty(help) ? [suggestion('no_help', 'help')] : []),
    ...(isEmpty(doneLine) ? [suggestion('no_done_line', 'doneLine')] : []),
    ...(points === 0 ? [suggestion('no_points', 'points')] : []),
  ];
}

/** The first five, one of each kind before a second of any: an author sees what is different, not the same ten times. */
function chosen(all: readonly Suggestion[]): Suggestion[] {
  const times = new Map<SuggestionCode, number>();
  return all
    .map((one) => {
      const turn = times.get(one.code) ?? 0;
      times.set(one.code, turn + 1);
      return { one, turn };
    })
    .toSorted((a, b) => a.turn - b.turn || suggestionCodes.indexOf(a.one.code) - suggestionCodes.indexOf(b.one.code))
    .slice(0, most)
    .map(({ one }) => one);
}

const oneSided = <R extends Row>(rows: readonly R[], { of, at }: { of: (row: R) => unknown; at: string }): Suggestion[] => {
  const last = rows.length - 1;
  const row = rows[last];
  return row && last > 0 && new Set(rows.map(of)).size === 1 ? [suggestion('one_sided', `cards.${last}.${at}`, row.id)] : [];
};

export const suggestFlashcards = (content: FlashcardsContent): Suggestion[] =>
  chosen([
    ...inRows({
      name: 'cards',
      rows: content.cards,
      few: 5,
      picture: [{ at: 'picture', of: ({ picture }) => picture }],
      card: { at: 'front', of: ({ front }) => front, fits: 60 },
    }),
    ...ofFrame(content, content.cards.length),
  ]);

export const suggestTrueOrFalse = (content: TrueOrFalseContent): Suggestion[] =>
  chosen([
    ...inRows({
      name: 'cards',
      rows: content.cards,
      few: 5,
      picture: [{ at: 'picture', of: ({ picture }) => picture }],
      card: { at: 'text', of: ({ text }) => text, fits: 90 },
      reason: { at: 'reason', of: ({ reason }) => reason },
    }),
    ...oneSided(content.cards, { of: ({ isTrue }) => isTrue, at: 'text' }),
    ...ofFrame(content, content.cards.length),
  ]);

export const suggestThisOrThat = (content: ThisOrThatContent): Suggestion[] =>
  chosen([
    ...inRows({
      name: 'cards',
      rows: content.cards,
      few: 6,
      picture: [{ at: 'picture', of: ({ picture }) => picture }],
      card: { at: 'text', of: ({ text }) => text, fits: 45 },
      reason: { at: 'reason', of: ({ reason }) => reason },
    }),
    ...oneSided(content.cards, { of: ({ side }) => side, at: 'text' }),
    ...ofFrame(content, content.cards.length),
  ]);

export const suggestPairs = (content: PairsContent): Suggestion[] =>
  chosen([
    ...inRows({
      name: 'pairs',
      rows: content.pairs,
      few: 4,
      picture: [
        { at: 'a.picture', of: ({ a }) => a.picture },
        { at: 'b.picture', of: ({ b }) => b.picture },
      ],
      card: { at: 'a.text', of: ({ a }) => a.text, fits: 24 },
    }),
    ...content.pairs.flatMap(({ id, b }, place) =>
      lengthOf(b.text) > 24 ? [suggestion('too_long_for_phone', `pairs.${place}.b.text`, id)] : [],
    ),
    ...ofFrame(content, content.pairs.length),
  ]);

export const suggestDragAndDrop = (content: DragAndDropContent): Suggestion[] =>
  chosen([
    ...inRows({
      name: 'items',
      rows: content.items,
      few: 4,
      picture: [{ at: 'picture', of: ({ picture }) => picture }],
      card: { at: 'name', of: ({ name }) => name, fits: 14 },
      reason: { at: 'reason', of: ({ reason }) => reason },
    }),
    ...ofFrame(content, content.items.length),
  ]);

export const suggestDragTheWords = (content: DragTheWordsContent): Suggestion[] =>
  chosen([
    ...(content.gaps.length > 0 && content.gaps.length < 3 ? [suggestion('few_rows', 'text')] : []),
    ...content.gaps.flatMap(({ word }) => (longestWord(word) > 16 ? [suggestion('too_long_for_phone', 'text')] : [])),
    ...(content.gaps.length > 0 && content.extra.length === 0 ? [suggestion('no_wrong_words', 'extra')] : []),
    ...inRows({ name: 'extra', rows: content.extra, few: 0, reason: { at: 'reason', of: ({ reason }) => reason } }),
    ...ofFrame(content, content.gaps.length),
  ]);

export const suggestBlanks = (content: FillInTheBlanksContent): Suggestion[] =>
  chosen([
    ...(content.gaps.length > 0 && content.gaps.length < 3 ? [suggestion('few_rows', 'text')] : []),
    ...(content.gaps.length > 0 && content.picture === null ? [suggestion('no_picture', 'picture')] : []),
    ...ofFrame(content, content.gaps.length),
  ]);

export const suggestEnigma = (content: EnigmaContent): Suggestion[] =>
  chosen([
    ...(longestWord(content.answer) > 10 ? [suggestion('too_long_for_phone', 'answer')] : []),
    ...(isEmpty(content.answer) || content.picture !== null ? [] : [suggestion('no_picture', 'picture')]),
    ...inRows({ name: 'clues', rows: content.clues, few: 3, card: { at: 'text', of: ({ text }) => text, fits: 70 } }),
    ...ofFrame(content, content.clues.length),
  ]);
