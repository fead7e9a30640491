/** Words of a bank that go into the gaps of a text. */
import { locales, textIn, type Locale, type Text } from '../kernel/index.ts';
import { askIn, begunIn, gapsIn, textsIn, when, type GameCheck, type Texts } from './checks.ts';
import { foldText, graphemesOf } from './compare-text.ts';
import { gapIdsOf, partsOf, readText } from './gapped-text.ts';
import { frameGaps, type GameFrame, type GameRules } from './rules.ts';
import { dealt, helped, itemIn, tried, waitingIn, type GameState } from './state.ts';
import { canGetStuck } from './stuck.ts';

/** A gap: the word that stood there, others of the bank that are right there too, and what is said when another was tried. */
export type WordGap = { id: string; word: Text; also: Texts; reason: Text };
/** `{{id}}` marks a gap of the text, in each language. `before` is what somebody says first; `extra` words belong nowhere. */
export type DragTheWordsContent = GameFrame & {
  before: Text;
  text: Text;
  gaps: WordGap[];
  extra: { id: string; word: Text; reason: Text }[];
};
export type DragTheWordsBoard = {
  before: string;
  parts: (
    | { kind: 'text'; text: string }
    | { kind: 'gap'; id: string; piece: string | null; word: string; tries: number; isHinted: boolean }
  )[];
  /** The number of a piece tells nothing about its gap. */
  bank: { piece: string; word: string; isPlaced: boolean }[];
  /** Signs of the longest word: every gap is as wide. */
  widest: number;
  hasHints: boolean;
};

export const dragTheWordsLimits = { before: 120, text: 600, gaps: 8, word: 24, also: 5, reason: 90, extra: 6, bank: 9 } as const;

export const dragTheWords: GameRules<DragTheWordsContent, DragTheWordsBoard> = {
  isWholeOffline: false,
  itemsOf: ({ gaps }) => gaps.map(({ id }) => id),
  // Without chance the bank goes by the alphabet (see `bankIn`): the order of the text would tell.
  deal: ({ gaps, extra, shuffle: isShuffled }, { shuffle, carried }) =>
    dealt(
      gaps.map(({ id }) => id),
      { others: isShuffled ? shuffle([...gaps, ...extra].map(({ id }) => id)) : [], carried },
    ),
  judge: (content, state, { item, answer: place }, asked) => {
    const locale = playedIn(content.text, asked);
    const ask = askIn(item);
    const gap = content.gaps.find(({ id }) => id === (ask?.item ?? place));
    if (!gap || itemIn(state, gap.id)?.mark !== 'open' || ask?.ask === 'show') return null;
    if (ask) return content.hints ? { state: helped(state, gap.id), right: null, reason: hintFor(gap, locale) } : null;
    const piece = bankIn(content, state, locale).find((one) => one.piece === item);
    if (!piece || piece.isPlaced) return null;
    const isRight = acceptedIn(gap, locale).has(folded(piece.word));
    const extra = content.extra.find(({ id }) => id === piece.id);
    return {
      state: tried(state, gap.id, { isRight, answer: piece.id, mark: isRight ? 'right' : 'open' }),
      right: isRight,
      reason: isRight ? null : both(extra?.reason ?? {}, gap.reason),
    };
  },
  solve: (content, state, asked) => {
    const locale = playedIn(content.text, asked);
    const gap = content.gaps.find(({ id }) => id === waitingIn(state)[0]);
    const piece =
      gap && bankIn(content, state, locale).find(({ word, isPlaced }) => !isPlaced && acceptedIn(gap, locale).has(folded(word)));
    return piece ? { item: piece.piece, answer: gap.id } : null;
  },
  boardOf: (content, state, { locale: asked, say }) => {
    const locale = playedIn(content.text, asked);
    const bank = bankIn(content, state, locale);
    return {
      hasHints: content.hints,
      before: say(content.before),
      parts: partsOf(content.text[locale] ?? '').flatMap((part): DragTheWordsBoard['parts'] => {
        if (part.kind === 'text') return [part];
        const { id } = part;
        const stands = itemIn(state, id);
        if (!stands) return [];
        const placed = stands.mark === 'right' ? bank.find((piece) => piece.id === (stands.answer || id)) : undefined;
        return [
          {
            kind: 'gap',
            id,
            piece: placed?.piece ?? null,
            word: placed?.word ?? '',
            tries: stands.tries,
            isHinted: state.hinted.includes(id),
          },
        ];
      }),
      bank: bank.map(({ piece, word, isPlaced }) => ({ piece, word, isPlaced })),
      widest: Math.max(0, ...bank.map(({ word }) => graphemesOf(word, locale).length)),
    };
  },
  tell: ({ gaps, text }, id, say) => {
    const gap = gaps.find((one) => one.id === id);
    const around = readText(say(text), (other) => (other === id ? '…' : say(gaps.find((one) => one.id === other)?.word ?? {})));
    return { text: gap ? sentenceWith(around) : '', right: gap ? say(gap.word) : '', reason: gap ? say(gap.reason) : '' };
  },
  picturesOf: () => [],
  missingOf: (content) => [...new Set([...frameGaps(content, {}), ...gapsIn(checkWords(content))])],
};

/** What an author should see to, in each language that is begun. */
export function checkWords(content: Pick<DragTheWordsContent, 'text' | 'gaps' | 'extra'>): GameCheck[] {
  const { text, gaps, extra } = content;
  const begun = begunIn([text, ...gaps.map(({ word }) => word)]);
  return [
    ...when(begun.length === 0, 'text_missing'),
    ...when(begun.length > 0 && gaps.length === 0, 'nothing_to_solve'),
    ...when(gaps.length + extra.length > dragTheWordsLimits.bank, 'bank_too_large'),
    ...begun.flatMap((locale): GameCheck[] => {
      const inText = gapIdsOf(text[locale] ?? '');
      const visible = readText(text[locale] ?? '', (id) => gaps.find((gap) => gap.id === id)?.word[locale] ?? '');
      const words = [...gaps, ...extra].map(({ id, word }) => ({ id, word: folded(word[locale] ?? '') }));
      const isExtraRight = (word: string) => word !== '' && gaps.some((gap) => acceptedIn(gap, locale).has(word));
      return [
        ...when(!text[locale], 'language_missing', { locale }),
        ...when(Array.from(visible).length > dragTheWordsLimits.text, 'text_too_long', { locale }),
        ...gaps.flatMap(({ id, reason }) => [
          ...when(Boolean(text[locale]) && inText.filter((other) => other === id).length !== 1, 'gap_not_in_text', { at: id, locale }),
          ...when(!reason[locale], 'no_reason', { at: id, locale }),
        ]),
        ...words.flatMap(({ id, word }) => [
          ...when(word === '', 'language_missing', { at: id, locale }),
          ...when(word !== '' && words.some((other) => other.id !== id && other.word === word), 'equal_pieces', { at: id, locale }),
        ]),
        ...extra.flatMap(({ id, word }) => when(isExtraRight(folded(word[locale] ?? '')), 'extra_is_right', { at: id, locale })),
        ...when(
          canGetStuck(
            words.map(({ word }) => word),
            gaps.map((gap) => acceptedIn(gap, locale)),
          ),
          'can_get_stuck',
          { locale },
        ),
      ];
    }),
  ];
}

/** The language in which a text is played: the one asked for where it is written, else the first that is. */
export const playedIn = (text: Text, asked: Locale): Locale => (text[asked] ? asked : (locales.find((locale) => text[locale]) ?? asked));

const folded = (word: string) => foldText(word, { accentsCount: true });
const acceptedIn = ({ word, also }: WordGap, locale: Locale): ReadonlySet<string> =>
  new Set([word[locale] ?? '', ...textsIn(also, locale)].map(folded).filter(Boolean));

/** The bank in the order in which it was dealt, with what lies right already. */
function bankIn({ gaps, extra, text }: DragTheWordsContent, state: GameState, locale: Locale) {
  const words = [...gaps, ...extra].map(({ id, word }) => ({ id, word: word[locale] ?? textIn(word, playedIn(text, locale)) }));
  const byAlphabet = words.toSorted((one, other) => one.word.localeCompare(other.word, locale));
  const order = state.others.length > 0 ? state.others.flatMap((id) => words.filter((word) => word.id === id)) : byAlphabet;
  const placed = state.order.flatMap((id) => {
    const stands = itemIn(state, id);
    return stands?.mark === 'right' ? [stands.answer || id] : [];
  });
  return order.map((word, place) => ({ ...word, piece: String(place + 1), isPlaced: placed.includes(word.id) }));
}

/** Why, or where nobody wrote that, how the word begins. */
const hintFor = ({ reason, word }: WordGap, locale: Locale): Text =>
  textIn(reason, locale) ? reason : { [locale]: `${graphemesOf(word[locale] ?? '', locale)[0] ?? ''}…` };

const both = (one: Text, other: Text): Text =>
  Object.fromEntries(locales.map((locale) => [locale, [one[locale], other[locale]].filter(Boolean).join(' ')]).filter(([, said]) => said));

/** The sentence in which a gap stands. */
const sentenceWith = (text: string) => (/[^.!?]*…[^.!?]*[.!?]?/u.exec(text)?.[0] ?? text).trim();
