/** Cards that a learner turns and judges; those not known come back once in the same run (decision D77). */
import type { Text } from '../kernel/index.ts';
import { frameGaps, isEmpty, shown, type GameFrame, type GameRules, type Picture, type ShownPicture } from './rules.ts';
import { dealt, itemIn, tried, waitingIn } from './state.ts';

export type FlashcardsContent = GameFrame & { cards: { id: string; front: Text; back: Text; say: Text; picture: Picture }[] };
export type FlashcardsBoard = {
  cards: { id: string; front: string; back: string; say: string; picture: ShownPicture }[];
  waiting: string[];
};

export const flashcards: GameRules<FlashcardsContent, FlashcardsBoard> = {
  isWholeOffline: true,
  itemsOf: ({ cards }) => cards.map(({ id }) => id),
  deal: ({ cards }, { shuffle, carried }) => dealt(shuffle(cards.map(({ id }) => id)), { carried }),
  judge: ({ cards }, state, { item, answer }) => {
    const card = cards.find(({ id }) => id === item);
    const mark = itemIn(state, item)?.mark;
    if (!card || (mark !== 'open' && mark !== 'again') || (answer !== 'known' && answer !== 'unknown')) return null;
    const isKnown = answer === 'known';
    const after = isKnown ? 'right' : mark === 'open' ? 'again' : 'wrong';
    return { state: tried(state, item, { isRight: isKnown, answer, mark: after }), right: null, reason: card.back };
  },
  solve: ({ cards }, state) => {
    const card = cards.find(({ id }) => id === waitingIn(state)[0]);
    return card ? { item: card.id, answer: 'known' } : null;
  },
  boardOf: ({ cards }, state, telling) => ({
    cards: state.order.flatMap((id) => {
      const card = cards.find((one) => one.id === id);
      if (!card) return [];
      const { say } = telling;
      return [{ id, front: say(card.front), back: say(card.back), say: say(card.say), picture: shown(card.picture, telling) }];
    }),
    waiting: waitingIn(state),
  }),
  tell: ({ cards }, item, say) => {
    const card = cards.find(({ id }) => id === item);
    return { text: card ? say(card.front) : '', right: card ? say(card.back) : '', reason: card ? say(card.say) : '' };
  },
  picturesOf: ({ cards }) => cards.map(({ picture }, index) => ({ path: `cards.${index}.picture.fileId`, picture })),
  missingOf: (content) =>
    frameGaps(
      content,
      { too_few: content.cards.length < 3, text_missing: content.cards.some(({ front, back }) => isEmpty(front) || isEmpty(back)) },
      content.cards,
    ),
  isPassed: (_content, state) => waitingIn(state).length === 0,
};
