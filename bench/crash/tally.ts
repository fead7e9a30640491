/** What a round's record and what is there afterwards say of each other. Pure: the round reads, this counts. */
import { resultOf, type ActionKind, type Sent } from './action.ts';

/** A sale or an order as the console shows it. `done`: how often each thing happened to it by its own history, what nobody asked for left out. */
export type Status = {
  id: string;
  version: number;
  state: string;
  points: number;
  experience: number;
  isClaimed: boolean;
  done: Readonly<Record<string, number>>;
};

/** How an order's history, and a sale's version and revision, tell of what was done; a claim leaves no trace there. */
const traces: Partial<Record<ActionKind, string>> = {
  report_sale: 'reported',
  revise_sale: 'revised',
  approve_sale: 'decided',
  refuse_sale: 'decided',
  redeem_reward: 'placed',
  cancel_order: 'cancelled',
  resume_order: 'resumed',
  approve_order: 'approved',
  approve_exception: 'approved',
  refuse_order: 'refused',
  hold_order: 'put_on_hold',
  propose_exception: 'exception_proposed',
  ship_order: 'shipped',
};

/** By sale or order: what began one is known by the id that it was answered. */
export const bySubject = (sent: readonly Sent[]): Map<string, Sent[]> => {
  const begins: readonly ActionKind[] = ['report_sale', 'redeem_reward', 'create_course', 'create_person'];
  const named = sent.flatMap((one) => {
    const subject = begins.includes(one.kind) ? resultOf(one)?.id : one.subject;
    return subject === undefined ? [] : [{ one, subject }];
  });
  return new Map([...Map.groupBy(named, ({ subject }) => subject)].map(([subject, all]) => [subject, all.map(({ one }) => one)]));
};

/** Right after the crash: how many acknowledged actions on one sale or order are not there any more. Those that nobody answered may be there or not. */
export function countLost(actions: readonly Sent[], now: Status | undefined): number {
  const acknowledged = actions.flatMap((one) => resultOf(one) ?? []).filter(({ id }) => id !== '');
  if (!now) return actions.filter((one) => resultOf(one)).length;
  const newest = acknowledged.toSorted((one, other) => other.version - one.version)[0];
  if (!newest) return 0;
  if (now.version < newest.version) return newest.version - now.version;
  if (now.version === newest.version && now.state !== newest.state) return 1;
  return isClaimLost(actions, now) ? 1 : 0;
}

/** Only where the last thing that anybody did with the sale was to claim it, or to let it go, and nothing else was under way. */
function isClaimLost(actions: readonly Sent[], now: Status): boolean {
  const [last, before] = actions.toSorted((one, other) => other.from - one.from);
  if (!last || !resultOf(last) || actions.some((one) => 'unanswered' in one.outcome)) return false;
  if (before && (before.to ?? Infinity) > last.from) return false;
  return (last.kind === 'claim_sale' && !now.isClaimed) || (last.kind === 'release_sale' && now.isClaimed);
}

/** When everything was answered: what happened less often than it was acknowledged is lost, and more often, doubled. */
export function compareDone(actions: readonly Sent[], now: Status | undefined): { lost: number; doubled: number } {
  const wanted = new Map<string, number>();
  for (const one of actions) {
    const trace = traces[one.kind];
    if (trace && resultOf(one)) wanted.set(trace, (wanted.get(trace) ?? 0) + 1);
  }
  const sum = { lost: 0, doubled: 0 };
  for (const trace of new Set([...wanted.keys(), ...Object.keys(now?.done ?? {})])) {
    const more = (now?.done[trace] ?? 0) - (wanted.get(trace) ?? 0);
    if (more < 0) sum.lost -= more;
    else sum.doubled += more;
  }
  return sum;
}

/** What a seller must have, from what became of their sales and orders. */
export type Balance = { credited: number; experience: number; underAudit: number; held: number; left: number };

export function balanceOf(sales: readonly Status[], orders: readonly Status[]): Balance {
  const sumOf = (all: readonly Status[], states: readonly string[], of: 'points' | 'experience' = 'points') =>
    all.filter(({ state }) => states.includes(state)).reduce((sum, one) => sum + one[of], 0);
  const status = ['under_audit', 'approved'];
  const held = sumOf(orders, ['awaiting_approval']);
  const credited = sumOf(sales, status);
  return {
    credited,
    experience: sumOf(sales, status, 'experience'),
    underAudit: sumOf(sales, ['under_audit']),
    held,
    /** Available less owed. */
    left: credited - held - sumOf(orders, ['approved', 'shipped', 'delivered']),
  };
}

/** Orders that hold a unit of stock and a place in their category (decision D28). */
export const countLive = (orders: readonly Status[]): number =>
  orders.filter(({ state }) => state !== 'refused' && state !== 'cancelled').length;
