/** Two faces that belong together: memory with closed cards, or a match with open ones. */
import type { Text } from '../kernel/index.ts';
import { frameGaps, isEmpty, shown, type GameFrame, type GameRules, type Picture, type ShownPicture } from './rules.ts';
import { dealt, itemIn, tried, type GameState } from './state.ts';

export type Face = { text: Text; picture: Picture };
export type PairsContent = GameFrame & {
  pairs: { id: string; a: Face; b: Face; hint: Text }[];
  mode: 'memory' | 'match';
  /** Tenths of a second for which two cards that are no pair stay open; null: until they are touched. */
  closeAfter: number | null;
};
export type PairsBoard = {
  mode: PairsContent['mode'];
  closeAfter: number | null;
  /** `kin` is alike on cards that may be a pair: a device without a network checks by it. */
  cards: { id: string; side: 'a' | 'b'; kin: string; text: string; picture: ShownPicture; foundIn: string | null }[];
  found: number;
  moves: number;
};

type Pair = PairsContent['pairs'][number];
const cardIds = ({ id }: Pair) => [`${id}:a`, `${id}:b`];
const keyOf = ({ text, picture }: Face) => JSON.stringify([text, picture?.fileId ?? null, picture?.object ?? null]);

function cardIn(pairs: readonly Pair[], card: string) {
  const pair = pairs.find((one) => cardIds(one).includes(card));
  if (!pair) return null;
  const side: 'a' | 'b' = card.endsWith(':a') ? 'a' : 'b';
  return { pair, side, face: pair[side], partner: pair[side === 'a' ? 'b' : 'a'] };
}

/** Cards that were found, by the pair under which they count: equal faces are interchangeable. */
const foundIn = (state: GameState): Map<string, string> =>
  new Map(
    state.order.flatMap((id): [string, string][] => {
      const item = itemIn(state, id);
      if (item?.mark !== 'right') return [];
      return (item.answer ? item.answer.split(' ') : [`${id}:a`, `${id}:b`]).map((card) => [card, id]);
    }),
  );

export const findThePairs: GameRules<PairsContent, PairsBoard> = {
  isWholeOffline: true,
  itemsOf: ({ pairs }) => pairs.map(({ id }) => id),
  deal: ({ pairs }, { shuffle, carried }) =>
    dealt(
      pairs.map(({ id }) => id),
      { others: shuffle(pairs.flatMap(cardIds)), carried },
    ),
  judge: ({ pairs, mode }, state, { item, answer }) => {
    const [one, other] = [cardIn(pairs, item), cardIn(pairs, answer)];
    const found = foundIn(state);
    if (!one || !other || item === answer || found.has(item) || found.has(answer)) return null;
    const isPair = one.side !== other.side && (one.pair === other.pair || keyOf(one.partner) === keyOf(other.face));
    if (isPair) {
      const id = one.side === 'a' ? one.pair.id : other.pair.id;
      const cards = one.side === 'a' ? `${item} ${answer}` : `${answer} ${item}`;
      return {
        state: opened(tried(state, id, { isRight: true, answer: cards, mark: 'right' }), item, answer),
        right: true,
        reason: one.pair.hint,
      };
    }
    // Whoever never saw the other face had no chance to know.
    const partner = `${one.pair.id}:${one.side === 'a' ? 'b' : 'a'}`;
    const couldKnow = mode === 'match' || state.seen.includes(partner);
    const id = one.pair.id;
    const isFound = itemIn(state, id)?.mark === 'right';
    const missed = couldKnow && !isFound ? tried(state, id, { isRight: false, answer: '', mark: 'open' }) : state;
    return { state: opened(missed, item, answer), right: false, reason: one.pair.hint };
  },
  solve: ({ pairs }, state) => {
    const found = foundIn(state);
    const free = pairs.flatMap(cardIds).filter((id) => !found.has(id));
    const item = free.find((id) => id.endsWith(':a'));
    const mine = item === undefined ? null : cardIn(pairs, item);
    const answer = free.find((id) => id.endsWith(':b') && mine && keyOf(cardIn(pairs, id)?.face ?? mine.face) === keyOf(mine.partner));
    return item !== undefined && answer !== undefined ? { item, answer } : null;
  },
  boardOf: ({ pairs, mode, closeAfter }, state, telling) => {
    const found = foundIn(state);
    const kin = kinOf(pairs);
    return {
      mode,
      closeAfter,
      cards: state.others.flatMap((id) => {
        const card = cardIn(pairs, id);
        if (!card) return [];
        const { pair, side, face } = card;
        const picture = shown(face.picture, telling);
        return [{ id, side, kin: kin.get(pair.id) ?? pair.id, text: telling.say(face.text), picture, foundIn: found.get(id) ?? null }];
      }),
      found: found.size / 2,
      moves: state.seen.filter((id) => id === '.').length,
    };
  },
  tell: ({ pairs }, item, say) => {
    const pair = pairs.find(({ id }) => id === item);
    const nameOf = ({ text, picture }: Face) => say(text) || (picture ? say(picture.alt) : '');
    return { text: pair ? nameOf(pair.a) : '', right: pair ? nameOf(pair.b) : '', reason: pair ? say(pair.hint) : '' };
  },
  picturesOf: ({ pairs }) =>
    pairs.flatMap(({ a, b }, index) => [
      { path: `pairs.${index}.a.picture.fileId`, picture: a.picture },
      { path: `pairs.${index}.b.picture.fileId`, picture: b.picture },
    ]),
  missingOf: (content) =>
    frameGaps(
      content,
      {
        too_few: content.pairs.length < 3,
        text_missing: content.pairs.some(({ a, b }) =>
          [a, b].some(({ text, picture }) => isEmpty(text) && (!picture || isEmpty(picture.alt))),
        ),
      },
      content.pairs.flatMap(({ a, b }) => [a, b]),
    ),
};

/** Both faces are known from now on; a dot for each move. */
const opened = (state: GameState, ...cards: string[]): GameState => ({
  ...state,
  seen: [...state.seen, ...cards.filter((card) => !state.seen.includes(card)), '.'],
});

/** One name for all pairs that share an equal face. */
function kinOf(pairs: readonly Pair[]): Map<string, string> {
  const kin = new Map(pairs.map(({ id }) => [id, id]));
  for (const pair of pairs)
    for (const other of pairs) {
      const [mine, theirs] = [kin.get(pair.id), kin.get(other.id)];
      const areAlike = keyOf(pair.a) === keyOf(other.a) || keyOf(pair.b) === keyOf(other.b);
      if (mine !== theirs && areAlike && mine !== undefined) for (const [id, name] of kin) if (name === theirs) kin.set(id, mine);
    }
  return kin;
}
