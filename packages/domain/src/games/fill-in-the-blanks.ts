/** A text whose gaps are typed. */
import { textIn, type Locale, type Text } from '../kernel/index.ts';
import { askIn, begunIn, gapsIn, textsIn, when, type GameCheck, type Texts } from './checks.ts';
import { compareNumber, compareText, graphemesOf, type Likeness } from './compare-text.ts';
import { playedIn } from './drag-the-words.ts';
import { besides, gapIdsOf, partsOf, readText } from './gapped-text.ts';
import { readNumber } from './read-number.ts';
import { frameGaps, shown, type GameFrame, type GameRules, type Picture, type ShownPicture } from './rules.ts';
import { dealt, helped, itemIn, tried, waitingIn } from './state.ts';

export const blankKinds = ['text', 'number'] as const;
export type BlankKind = (typeof blankKinds)[number];
/** A gap. `hasDots` tells how many letters are left; `accentsCount` where spelling matters; the tolerance is of numbers. */
export type Blank = {
  id: string;
  accepts: Texts;
  kind: BlankKind;
  tolerance: number;
  hasDots: boolean;
  accentsCount: boolean;
  reason: Text;
};
export type FillInTheBlanksContent = GameFrame & { text: Text; picture: Picture; gaps: Blank[] };
export type FillInTheBlanksBoard = {
  hasHints: boolean;
  picture: ShownPicture;
  parts: (
    | { kind: 'text'; text: string }
    | {
        kind: 'gap';
        id: string;
        /** What is typed: words or a number. */
        type: BlankKind;
        dots: number | null;
        /** As it was typed last; the author's answer once it was asked for. */
        typed: string;
        stands: 'open' | 'right' | 'wrong' | 'shown';
        isHinted: boolean;
      }
  )[];
};

export const fillLimits = { text: 500, gaps: 8, accepts: 8, accept: 24, reason: 90, typed: 60 } as const;

export const fillInTheBlanks: GameRules<FillInTheBlanksContent, FillInTheBlanksBoard> = {
  isWholeOffline: false,
  itemsOf: ({ gaps }) => gaps.map(({ id }) => id),
  deal: ({ gaps }, { carried }) =>
    dealt(
      gaps.map(({ id }) => id),
      { carried },
    ),
  judge: (content, state, { item, answer }, asked) => {
    const locale = playedIn(content.text, asked);
    const ask = askIn(item);
    const gap = content.gaps.find(({ id }) => id === (ask?.item ?? item));
    if (!gap || itemIn(state, gap.id)?.mark !== 'open') return null;
    if (ask?.ask === 'hint') return content.hints ? { state: helped(state, gap.id), right: null, reason: hintFor(gap, locale) } : null;
    // Given up: complete without credit, though an earlier try may have failed already.
    if (ask) return { state: tried(state, gap.id, { isRight: false, answer: '', mark: 'wrong' }), right: null, reason: gap.reason };
    const typed = answer.trim();
    if (typed === '' || Array.from(typed).length > fillLimits.typed) return null;
    const likeness = likenessOf(content, { gap, typed, locale });
    if (likeness === 'near') return { state, right: false, near: true, reason: null };
    const isRight = likeness === 'right';
    return {
      state: tried(state, gap.id, { isRight, answer: typed, mark: isRight ? 'right' : 'open' }),
      right: isRight,
      reason: isRight ? null : gap.reason,
    };
  },
  solve: ({ text, gaps }, state, asked) => {
    const gap = gaps.find(({ id }) => id === waitingIn(state)[0]);
    return gap ? { item: gap.id, answer: firstOf(gap, playedIn(text, asked)) } : null;
  },
  boardOf: ({ text, gaps, picture, hints }, state, telling) => {
    const locale = playedIn(text, telling.locale);
    return {
      hasHints: hints,
      picture: shown(picture, telling),
      parts: partsOf(text[locale] ?? '').flatMap((part): FillInTheBlanksBoard['parts'] => {
        if (part.kind === 'text') return [part];
        const gap = gaps.find(({ id }) => id === part.id);
        const item = itemIn(state, part.id);
        if (!gap || !item) return [];
        const first = firstOf(gap, locale);
        const stands = item.mark === 'right' ? 'right' : item.mark === 'wrong' ? 'shown' : item.tries > 0 ? 'wrong' : 'open';
        const typed = stands === 'shown' || (stands === 'right' && item.answer === '') ? first : item.answer;
        const isHinted = state.hinted.includes(gap.id);
        return [{ kind: 'gap', id: gap.id, type: gap.kind, dots: dotsOf(gap, locale), typed, stands, isHinted }];
      }),
    };
  },
  tell: ({ text, gaps }, id, say) => {
    const gap = gaps.find((one) => one.id === id);
    const first = (one: Blank | undefined) => (one ? say(firsts(one)) : '');
    const whole = readText(say(text), (other) => (other === id ? '…' : first(gaps.find((one) => one.id === other))));
    return { text: gap ? whole : '', right: first(gap), reason: gap ? say(gap.reason) : '' };
  },
  picturesOf: ({ picture }) => [{ path: 'picture.fileId', picture }],
  missingOf: (content) => [...new Set([...frameGaps(content, {}, [content]), ...gapsIn(checkBlanks(content))])],
};

/** What an author should see to, in each language that is begun. */
export function checkBlanks({ text, gaps }: Pick<FillInTheBlanksContent, 'text' | 'gaps'>): GameCheck[] {
  const begun = begunIn([text]);
  return [
    ...when(begun.length === 0, 'text_missing'),
    ...when(begun.length > 0 && gaps.length === 0, 'nothing_to_solve'),
    ...begun.flatMap((locale): GameCheck[] => {
      const inText = gapIdsOf(text[locale] ?? '');
      const visible = readText(text[locale] ?? '', (id) =>
        firstOf(
          gaps.find((gap) => gap.id === id),
          locale,
        ),
      );
      return [
        ...when(Array.from(visible).length > fillLimits.text, 'text_too_long', { locale }),
        ...gaps.flatMap(({ id, accepts, kind, reason }) => {
          const answers = textsIn(accepts, locale).filter((answer) => answer.trim() !== '');
          return [
            ...when(inText.filter((other) => other === id).length !== 1, 'gap_not_in_text', { at: id, locale }),
            ...when(answers.length === 0, 'language_missing', { at: id, locale }),
            ...when(kind === 'number' && answers.some((answer) => !readNumber(answer, locale)), 'number_unread', { at: id, locale }),
            ...when(!reason[locale], 'no_reason', { at: id, locale }),
          ];
        }),
      ];
    }),
  ];
}

/** How a typed answer stands to those of a gap. A unit that the text writes beside the gap may be typed too. */
export function likenessOf(
  content: Pick<FillInTheBlanksContent, 'text'>,
  { gap, typed, locale }: { gap: Blank; typed: string; locale: Locale },
): Likeness {
  const accepted = textsIn(gap.accepts, locale);
  if (gap.kind === 'text') return compareText(typed, accepted, { locale, accentsCount: gap.accentsCount });
  return compareNumber(typed, accepted, { locale, tolerance: gap.tolerance, units: besides(content.text[locale] ?? '', gap.id) });
}

const firstOf = (gap: Blank | undefined, locale: Locale) => (gap ? (textsIn(gap.accepts, locale)[0] ?? '') : '');
const firsts = ({ accepts }: Blank): Text =>
  Object.fromEntries(Object.entries(accepts).map(([locale, answers]) => [locale, answers?.[0] ?? '']));
const dotsOf = (gap: Blank, locale: Locale) =>
  gap.hasDots && gap.kind === 'text' ? graphemesOf(firstOf(gap, locale), locale).length : null;

/** Why, or where nobody wrote that, how the answer begins. */
const hintFor = (gap: Blank, locale: Locale): Text =>
  textIn(gap.reason, locale) ? gap.reason : { [locale]: `${graphemesOf(firstOf(gap, locale), locale)[0] ?? ''}…` };
