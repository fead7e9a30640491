import { multiplierOf, promotionsFor, ruleFor, type DatedPromotion, type PointsRule, type PricedProduct } from '../campaigns/index.ts';
import type { LocalDate } from '../kernel/index.ts';
import { amountOf, noPromotion, type Fraction } from '../ledger/index.ts';

/** A line of a sale as it was credited. `stands`: the sale was not refused. */
export type ReplayedLine = {
  memberId: string;
  storeId: string;
  productId: string;
  day: LocalDate;
  quantity: number;
  points: number;
  experience: number;
  stands: boolean;
};

/** Products and stores by id; the rules by which the lines were credited, and those that are tried. Promotions stay what they were. */
export type ReplayFacts = {
  products: ReadonlyMap<string, PricedProduct>;
  stores: ReadonlyMap<string, { retailerId: string }>;
  promotions: readonly DatedPromotion[];
  cap: Fraction;
  published: readonly PointsRule[];
  draft: readonly PointsRule[];
  minimums: { intermediate: number; highest: number } | null;
};

type Sums = { before: number; after: number };
/** `before`: what was credited; `after`: what the tried rules would have. */
export type ReplayResult = {
  lines: number;
  people: number;
  points: Sums;
  winners: number;
  losers: number;
  equal: number;
  /** Lines that the published rules price otherwise than they were credited: none, or the books and the rules do not agree. */
  differences: number;
  /** What the published rules give for all lines that stand. */
  published: number;
  stores: (Sums & { storeId: string; people: number })[];
  products: (Sums & { productId: string; quantity: number; was: number; now: number })[];
  /** How many people gain or lose how much, by the lower edge. */
  spread: { from: number; people: number }[];
  /** Who loses and who gains most. */
  losing: { memberId: string; points: number }[];
  winning: { memberId: string; points: number }[];
  /** People whose experience reaches a level, of those who sold. */
  levels: { rank: 1 | 2 | 3; before: number; after: number }[];
};

type Unit = { points: number; experience: number };
const nothing: Unit = { points: 0, experience: 0 };
const named = 20;

/** Prices the lines of a past campaign again, one after the other; what depends on few things is worked out once. */
export class Replay {
  readonly #facts: ReplayFacts;
  readonly #units = new Map<string, { published: Unit; draft: Unit }>();
  readonly #multipliers = new Map<string, Fraction>();
  readonly #members = new Map<string, Sums & { experienceBefore: number; experienceAfter: number }>();
  readonly #stores = new Map<string, Sums & { people: Set<string> }>();
  readonly #products = new Map<string, Sums & { quantity: number; was: number; now: number }>();
  #lines = 0;
  #differences = 0;
  #published = 0;

  constructor(facts: ReplayFacts) {
    this.#facts = facts;
  }

  add({ memberId, storeId, productId, day, quantity, points, experience, stands }: ReplayedLine): void {
    this.#lines += 1;
    const { published, draft } = this.#unitsOf(productId, storeId);
    const multiplier = this.#multiplierOf(productId, storeId, day);
    const again = amountOf({ base: published.points, quantity, multiplier });
    if (again !== points || published.experience * quantity !== experience) this.#differences += 1;
    if (!stands) return;
    this.#published += again;
    const after = amountOf({ base: draft.points, quantity, multiplier });
    const member = entryOf(this.#members, memberId, () => ({ before: 0, after: 0, experienceBefore: 0, experienceAfter: 0 }));
    member.before += points;
    member.after += after;
    member.experienceBefore += experience;
    member.experienceAfter += draft.experience * quantity;
    const store = entryOf(this.#stores, storeId, () => ({ before: 0, after: 0, people: new Set<string>() }));
    store.before += points;
    store.after += after;
    store.people.add(memberId);
    const product = entryOf(this.#products, productId, () => ({
      before: 0,
      after: 0,
      quantity: 0,
      was: published.points,
      now: draft.points,
    }));
    product.before += points;
    product.after += after;
    product.quantity += quantity;
  }

  result(): ReplayResult {
    const members = [...this.#members].map(([memberId, sums]) => ({ memberId, points: sums.after - sums.before, ...sums }));
    const sorted = members.toSorted((one, other) => one.points - other.points || (one.memberId < other.memberId ? -1 : 1));
    const toTell = (some: typeof sorted) => some.slice(0, named).map(({ memberId, points }) => ({ memberId, points }));
    const sum = (of: 'before' | 'after') => members.reduce((total, one) => total + one[of], 0);
    const winners = members.filter(({ points }) => points > 0).length;
    const losers = members.filter(({ points }) => points < 0).length;
    return {
      lines: this.#lines,
      people: members.length,
      points: { before: sum('before'), after: sum('after') },
      winners,
      losers,
      equal: members.length - winners - losers,
      differences: this.#differences,
      published: this.#published,
      stores: [...this.#stores]
        .map(([storeId, { before, after, people }]) => ({ storeId, before, after, people: people.size }))
        .toSorted((one, other) => other.after - other.before - (one.after - one.before) || (one.storeId < other.storeId ? -1 : 1)),
      products: [...this.#products]
        .map(([productId, sums]) => ({ productId, ...sums }))
        .filter(({ before, after, was, now }) => before !== after || was !== now)
        .toSorted((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before)),
      spread: spreadOf(members.map(({ points }) => points)),
      losing: toTell(sorted.filter(({ points }) => points < 0)),
      winning: toTell(sorted.filter(({ points }) => points > 0).toReversed()),
      levels: this.#levels([...this.#members.values()]),
    };
  }

  #levels(members: readonly { experienceBefore: number; experienceAfter: number }[]): ReplayResult['levels'] {
    const { minimums } = this.#facts;
    if (!minimums) return [];
    const rankOf = (experience: number) => (experience >= minimums.highest ? 3 : experience >= minimums.intermediate ? 2 : 1);
    return ([3, 2, 1] as const).map((rank) => ({
      rank,
      before: members.filter(({ experienceBefore }) => rankOf(experienceBefore) === rank).length,
      after: members.filter(({ experienceAfter }) => rankOf(experienceAfter) === rank).length,
    }));
  }

  #unitsOf(productId: string, storeId: string): { published: Unit; draft: Unit } {
    const retailerId = this.#facts.stores.get(storeId)?.retailerId ?? null;
    return entryOf(this.#units, `${productId} ${retailerId ?? ''}`, () => {
      const product = this.#facts.products.get(productId);
      const by = (rules: readonly PointsRule[]): Unit => (product ? (ruleFor(rules, product, retailerId) ?? nothing) : nothing);
      return { published: by(this.#facts.published), draft: by(this.#facts.draft) };
    });
  }

  #multiplierOf(productId: string, storeId: string, day: LocalDate): Fraction {
    const { promotions, products, stores, cap } = this.#facts;
    if (promotions.length === 0) return noPromotion;
    return entryOf(this.#multipliers, `${productId} ${storeId} ${day}`, () => {
      const product = products.get(productId);
      const store = stores.get(storeId);
      if (!product) return noPromotion;
      const at = { day, store: store ? { id: storeId, retailerId: store.retailerId } : null };
      return multiplierOf(promotionsFor(promotions, { product, at }), cap).multiplier;
    });
  }
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}

/** Eight bars: nobody moves in the middle one, three lose and four gain, by a width that most people fit into. */
function spreadOf(changes: readonly number[]): { from: number; people: number }[] {
  const most = Math.max(1, ...changes.map(Math.abs));
  const scale = 10 ** Math.floor(Math.log10(most));
  const width = Math.max(1, (scale * Math.max(1, Math.round((most / scale) * 2) / 2)) / 4);
  const barOf = (change: number) =>
    change === 0 ? 0 : Math.sign(change) * Math.min(change < 0 ? 3 : 4, Math.ceil(Math.abs(change) / width));
  return [-3, -2, -1, 0, 1, 2, 3, 4].map((bar) => ({
    from: Math.round(bar * width),
    people: changes.filter((change) => barOf(change) === bar).length,
  }));
}
