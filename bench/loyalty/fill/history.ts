/** What every seller of the filled ledger has behind them: 31 sales and 4 orders, as 101 entries in the order in which they happened. */
import type { Currency, EntryCode, Explanation } from '@vitrine/domain/ledger';
import { noPromotion } from '@vitrine/domain/ledger';
import { earns, skus } from '../../races/earnings.ts';

type Sku = (typeof skus)[number];
export type SoldLine = { sale: number; line: number; sku: Sku; points: number; experience: number };
/** An entry of every seller. `moment`: the transaction that wrote it; `place`: its place in there. `undoes`: the entry that it resolves or takes back. */
export type Step = {
  moment: number;
  place: number;
  code: EntryCode;
  currency: Currency;
  amount: number;
  position: number;
  sale: number | null;
  line: number | null;
  order: number | null;
  sku: Sku | null;
  undoes: { moment: number; place: number } | null;
  isConfirmed: boolean;
};
export type Sums = { credited: number; debited: number; earned: number; settled: number; takenBack: number; moves: number };

const sales = 31;
const refusedSale = 27;
/** Audited up to this one; those behind it wait, the refused one apart. */
const auditedSales = 26;
export const price = 120;

/** After how many sales an order was placed, and how and after how many it ended; the last one still waits. */
export const orders = [
  { placedAfter: 5, state: 'approved', endedAfter: 10 },
  { placedAfter: 12, state: 'approved', endedAfter: 20 },
  { placedAfter: 22, state: 'refused', endedAfter: 25 },
  { placedAfter: 31, state: 'awaiting_approval', endedAfter: null },
] as const;
const refusedAfter = 30;

const skusOf = (sale: number): readonly Sku[] => (sale % 2 === 0 ? skus : skus.slice(0, 1));
/** The lines of a sale: one product, or both. */
export const linesOf = (sale: number): SoldLine[] => skusOf(sale).map((sku, line) => ({ sale, line, sku, ...earns[sku] }));
export const saleNumbers: readonly number[] = Array.from({ length: sales }, (_, index) => index + 1);
export const stateOfSale = (sale: number) => (sale === refusedSale ? 'refused' : sale <= auditedSales ? 'approved' : 'under_audit');

/** Why a line earned this; `id` is the rule of the points table. */
export const explanationOf = (
  line: Pick<SoldLine, 'sku'>,
  { currency, ruleId }: { currency: 'points' | 'experience'; ruleId: string },
): Explanation => ({
  version: 1,
  base: earns[line.sku][currency],
  quantity: 1,
  multiplier: noPromotion,
  rounding: 'half_up',
  promotionIds: [],
  rule: { id: ruleId, by: 'sku', tableVersion: 1 },
  product: { sku: line.sku, name: 'Geladeira de ensaio' },
});

/** All entries, the moment of each sale and order, and what the sums of the accounts are at the end. */
export function historyOfSeller() {
  const steps: Step[] = [];
  const moves = { points: 0, experience: 0 };
  const momentOfSale = new Map<number, number>();
  const holds: { moment: number; place: number }[] = [];
  let moment = 0;
  let place = 0;
  const begin = () => {
    moment += 1;
    place = 0;
  };
  const write = (step: Pick<Step, 'code' | 'amount'> & { currency: 'points' | 'experience' } & Partial<Step>) => {
    moves[step.currency] += 1;
    const nothing = { sale: null, line: null, order: null, sku: null, undoes: null, isConfirmed: false };
    steps.push({ ...nothing, moment, place, position: moves[step.currency], ...step });
    place += 1;
  };
  for (const sale of saleNumbers) {
    begin();
    momentOfSale.set(sale, moment);
    const isConfirmed = stateOfSale(sale) === 'approved';
    for (const currency of ['points', 'experience'] as const)
      for (const line of linesOf(sale))
        write({ code: 'credit', currency, amount: line[currency], sale, line: line.line, sku: line.sku, isConfirmed });
    if (sale === refusedAfter) {
      begin();
      for (const credit of steps.filter((step) => step.sale === refusedSale && step.code === 'credit'))
        write({
          code: 'take_back',
          currency: credit.currency === 'points' ? 'points' : 'experience',
          amount: credit.amount,
          sale: refusedSale,
          line: credit.line,
          undoes: credit,
        });
    }
    for (const [order, { placedAfter, state, endedAfter }] of orders.entries()) {
      if (placedAfter === sale) {
        begin();
        holds[order] = { moment, place };
        write({ code: 'hold', currency: 'points', amount: price, order });
      }
      const undoes = holds[order];
      if (endedAfter === sale && undoes) {
        begin();
        write({ code: state === 'approved' ? 'capture' : 'release', currency: 'points', amount: price, order, undoes });
      }
    }
  }
  return { steps, moments: moment, momentOfSale, holds };
}

const routes = {
  credit: [null, 'available'],
  hold: ['available', 'held'],
  capture: ['held', null],
  release: ['held', 'available'],
  take_back: ['available', null],
} as const;

/** The stored sums of a seller's account, counted from their steps. */
export function sumsOf(steps: readonly Step[], { currency, role }: { currency: Currency; role: 'available' | 'held' | 'owed' }): Sums {
  const own = steps.filter((step) => step.currency === currency);
  const sum = (which: (step: Step) => boolean) => own.reduce((total, step) => total + (which(step) ? step.amount : 0), 0);
  const ends = (step: Step) => {
    const route = Object.entries(routes).find(([code]) => code === step.code);
    if (!route) throw new Error(`no seller of the bench has a ${step.code}`);
    return route[1];
  };
  const isWallet = role === 'available';
  const isTakenBack = (step: Step) => isWallet && step.code === 'take_back';
  return {
    credited: sum((step) => ends(step)[1] === role),
    debited: sum((step) => ends(step)[0] === role),
    earned: sum((step) => isWallet && step.code === 'credit'),
    settled: sum((step) => isWallet && step.isConfirmed) + sum(isTakenBack),
    takenBack: sum(isTakenBack),
    moves: isWallet ? own.length : 0,
  };
}
