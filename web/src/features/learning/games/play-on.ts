import type { Run } from '@vitrine/contract/games';

type Made = { item: string; answer: string };

/** The run as it will be once the server has these moves, where a device may tell by itself: pairs and flash cards play whole without a network. */
export function playOn(run: Run, pending: readonly Made[]): Run {
  return run.isWholeOffline ? pending.reduce(withMove, run) : run;
}

function withMove(run: Run, { item, answer }: Made): Run {
  const { board } = run;
  if (board.kind === 'flashcards') {
    const before = run.items.find(({ id }) => id === item);
    if (!before) return run;
    const mark: Run['items'][number]['mark'] = answer === 'known' ? 'right' : before.mark === 'open' ? 'again' : 'wrong';
    const after = { ...before, mark, tries: before.tries + 1, isFirst: before.tries === 0 ? answer === 'known' : before.isFirst };
    const items = run.items.map((one) => (one === before ? after : one));
    const others = board.waiting.filter((id) => id !== item);
    return { ...run, items, board: { ...board, waiting: mark === 'again' ? [...others, item] : others } };
  }
  if (board.kind === 'find_the_pairs') {
    const [one, other] = [board.cards.find(({ id }) => id === item), board.cards.find(({ id }) => id === answer)];
    if (!isPair(one, other)) return { ...run, board: { ...board, moves: board.moves + 1 } };
    const pairId = (one?.side === 'a' ? item : answer).replace(/:a$/, '');
    return {
      ...run,
      items: run.items.map((each) => (each.id === pairId ? { ...each, mark: 'right' as const, tries: each.tries + 1 } : each)),
      board: {
        ...board,
        cards: board.cards.map((card) => (card === one || card === other ? { ...card, foundIn: pairId } : card)),
        found: board.found + 1,
        moves: board.moves + 1,
      },
    };
  }
  return run;
}

type Card = { side: string; kin: string; foundIn: string | null };
/** What this device can say of two cards. */
export const isPair = (one: Card | undefined, other: Card | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other && one.side !== other.side && one.kin === other.kin;

/** What this device can say of a move before the server does; null where it cannot. */
export function ownVerdict({ board }: Run, { item, answer }: Made): boolean | null | undefined {
  if (board.kind === 'flashcards') return null;
  if (board.kind !== 'find_the_pairs') return undefined;
  return isPair(
    board.cards.find(({ id }) => id === item),
    board.cards.find(({ id }) => id === answer),
  );
}
