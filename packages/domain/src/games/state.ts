import type { Mark } from './words.ts';

/** Hands back the same things in an order that chance gives. */
export type Shuffle = <T>(items: readonly T[]) => T[];

/** What is known of one graded item. `isFirst`: right at the first try. */
export type ItemState = { mark: Mark; tries: number; isFirst: boolean; answer: string };

/**
 * How a run stands (stored; law 11), alike for every game. `order`: graded items as they are dealt; `others`: what else is dealt, in its order;
 * `seen`: what the learner has opened so far; `hinted`: items for which help was asked; `carried`: right in an earlier run, not asked again.
 */
export type GameState = {
  version: 1;
  order: string[];
  others: string[];
  items: Record<string, ItemState>;
  seen: string[];
  hinted: string[];
  carried: string[];
};

/** One act of a learner: what was taken, and where it was put or what was said of it. */
export type Move = { item: string; answer: string };

/** Right, wrong, or nothing to be right about; `near`: a slip of the pen, which costs no try. */
export type Judged<Reason> = { state: GameState; right: boolean | null; near?: boolean; reason: Reason | null };

/** A run that begins. What was right in an earlier run lies there already. */
export function dealt(
  items: readonly string[],
  { others = [], carried = [] }: { others?: string[]; carried?: readonly string[] } = {},
): GameState {
  const kept = items.filter((id) => carried.includes(id));
  const itemOf = (id: string): ItemState =>
    kept.includes(id) ? { mark: 'right', tries: 1, isFirst: true, answer: '' } : { mark: 'open', tries: 0, isFirst: false, answer: '' };
  return {
    version: 1,
    order: [...items],
    others,
    items: Object.fromEntries(items.map((id) => [id, itemOf(id)])),
    seen: [],
    hinted: [],
    carried: kept,
  };
}

/** The state after a try at an item; only the first try counts for the score. */
export function tried(
  state: GameState,
  id: string,
  { isRight, answer, mark }: { isRight: boolean; answer: string; mark: Mark },
): GameState {
  const before = itemIn(state, id);
  if (!before) return state;
  const after: ItemState = { mark, tries: before.tries + 1, isFirst: before.tries === 0 ? isRight : before.isFirst, answer };
  return { ...state, items: { ...state.items, [id]: after } };
}

/** The state after help was asked for an item: it counts half. */
export const helped = (state: GameState, id: string): GameState =>
  state.hinted.includes(id) ? state : { ...state, hinted: [...state.hinted, id] };

/** An item of the run; undefined for a name that it does not have, those of JavaScript's own objects too. */
export const itemIn = (state: GameState, id: string): ItemState | undefined =>
  Object.hasOwn(state.items, id) ? state.items[id] : undefined;

/** Items that still wait for an answer, those that come again last. */
export const waitingIn = (state: GameState): string[] =>
  (['open', 'again'] as const).flatMap((mark) => state.order.filter((id) => itemIn(state, id)?.mark === mark));

/** Rounded down: only all right is 100. */
export type Score = { right: number; items: number; percent: number };

/** Right at the first try; with help an item counts half. */
export function scoreOf(state: GameState): Score {
  const right = state.order.reduce((sum, id) => sum + (itemIn(state, id)?.isFirst ? (state.hinted.includes(id) ? 0.5 : 1) : 0), 0);
  const items = state.order.length;
  return { right, items, percent: items === 0 ? 0 : Math.floor((right * 100) / items) };
}

/** An order that a number gives: the same number, the same order (mulberry32). */
export function shuffleBy(seed: number): Shuffle {
  let at = seed >>> 0;
  const next = () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return (items) => {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(next() * (last + 1));
      const [a, b] = [order[last], order[other]];
      if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a];
    }
    return order;
  };
}
