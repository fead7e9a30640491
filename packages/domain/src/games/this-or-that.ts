/** One card, two piles. */
import type { Text } from '../kernel/index.ts';
import { frameGaps, isEmpty, shown, type GameFrame, type GameRules, type Picture, type ShownPicture } from './rules.ts';
import { dealt, itemIn, tried, waitingIn } from './state.ts';

export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];
export type ThisOrThatContent = GameFrame & {
  left: Text;
  right: Text;
  cards: { id: string; text: Text; side: Side; reason: Text; picture: Picture }[];
};
export type ThisOrThatBoard = {
  left: string;
  right: string;
  /** `side` once the card was judged. */
  cards: { id: string; text: string; picture: ShownPicture; side: Side | null; given: string }[];
  waiting: string[];
};

export const thisOrThat: GameRules<ThisOrThatContent, ThisOrThatBoard> = {
  isWholeOffline: false,
  itemsOf: ({ cards }) => cards.map(({ id }) => id),
  deal: ({ cards }, { shuffle, carried }) => dealt(shuffle(cards.map(({ id }) => id)), { carried }),
  judge: ({ cards }, state, { item, answer }) => {
    const card = cards.find(({ id }) => id === item);
    if (!card || itemIn(state, item)?.mark !== 'open' || !sides.some((side) => side === answer)) return null;
    const isRight = answer === card.side;
    return { state: tried(state, item, { isRight, answer, mark: isRight ? 'right' : 'wrong' }), right: isRight, reason: card.reason };
  },
  solve: ({ cards }, state) => {
    const card = cards.find(({ id }) => id === waitingIn(state)[0]);
    return card ? { item: card.id, answer: card.side } : null;
  },
  boardOf: ({ cards, left, right }, state, telling) => ({
    left: telling.say(left),
    right: telling.say(right),
    cards: state.order.flatMap((id) => {
      const card = cards.find((one) => one.id === id);
      const item = itemIn(state, id);
      if (!card || !item) return [];
      const isOpen = item.mark === 'open';
      return [
        { id, text: telling.say(card.text), picture: shown(card.picture, telling), side: isOpen ? null : card.side, given: item.answer },
      ];
    }),
    waiting: waitingIn(state),
  }),
  tell: ({ cards, left, right }, item, say) => {
    const card = cards.find(({ id }) => id === item);
    if (!card) return { text: '', right: '', reason: '' };
    return { text: say(card.text), right: say(card.side === 'left' ? left : right), reason: say(card.reason) };
  },
  picturesOf: ({ cards }) => cards.map(({ picture }, index) => ({ path: `cards.${index}.picture.fileId`, picture })),
  missingOf: (content) =>
    frameGaps(
      content,
      {
        too_few: content.cards.length < 4,
        text_missing: isEmpty(content.left) || isEmpty(content.right) || content.cards.some(({ text }) => isEmpty(text)),
        reason_missing: content.cards.some(({ reason }) => isEmpty(reason)),
        equal_places: sameText(content.left, content.right),
        nothing_to_solve: new Set(content.cards.map(({ side }) => side)).size === 1,
      },
      content.cards,
    ),
};

const sameText = (a: Text, b: Text) => !isEmpty(a) && JSON.stringify(a) === JSON.stringify(b);
