/** Cards that are true or false: one answer each, with its reason. */
import type { Text } from '../kernel/index.ts';
import { frameGaps, isEmpty, shown, type GameFrame, type GameRules, type Picture, type ShownPicture } from './rules.ts';
import { dealt, itemIn, tried, waitingIn } from './state.ts';

export type TrueOrFalseCard = { id: string; text: Text; isTrue: boolean; reason: Text; picture: Picture };
export type TrueOrFalseContent = GameFrame & { secondsACard: number; cards: TrueOrFalseCard[] };
export type TrueOrFalseBoard = {
  secondsACard: number;
  /** `isTrue` once the card was answered. */
  cards: { id: string; text: string; picture: ShownPicture; isTrue: boolean | null }[];
  waiting: string[];
};

export const trueOrFalse: GameRules<TrueOrFalseContent, TrueOrFalseBoard> = {
  isWholeOffline: false,
  itemsOf: ({ cards }) => cards.map(({ id }) => id),
  deal: ({ cards }, { shuffle, carried }) => dealt(shuffle(cards.map(({ id }) => id)), { carried }),
  judge: ({ cards }, state, { item, answer }) => {
    const card = cards.find(({ id }) => id === item);
    if (!card || itemIn(state, item)?.mark !== 'open' || !['true', 'false', 'late'].includes(answer)) return null;
    const isRight = answer === String(card.isTrue);
    return { state: tried(state, item, { isRight, answer, mark: isRight ? 'right' : 'wrong' }), right: isRight, reason: card.reason };
  },
  solve: ({ cards }, state) => {
    const card = cards.find(({ id }) => id === waitingIn(state)[0]);
    return card ? { item: card.id, answer: String(card.isTrue) } : null;
  },
  boardOf: ({ cards, secondsACard }, state, telling) => ({
    secondsACard,
    cards: state.order.flatMap((id) => {
      const card = cards.find((one) => one.id === id);
      if (!card) return [];
      const isOpen = itemIn(state, id)?.mark === 'open';
      return [{ id, text: telling.say(card.text), picture: shown(card.picture, telling), isTrue: isOpen ? null : card.isTrue }];
    }),
    waiting: waitingIn(state),
  }),
  tell: ({ cards }, item, say) => {
    const card = cards.find(({ id }) => id === item);
    return { text: card ? say(card.text) : '', right: String(card?.isTrue ?? ''), reason: card ? say(card.reason) : '' };
  },
  picturesOf: ({ cards }) => cards.map(({ picture }, index) => ({ path: `cards.${index}.picture.fileId`, picture })),
  missingOf: (content) =>
    frameGaps(
      content,
      {
        too_few: content.cards.length < 4,
        text_missing: content.cards.some(({ text }) => isEmpty(text)),
        reason_missing: content.cards.some(({ reason }) => isEmpty(reason)),
      },
      content.cards,
    ),
};
