import type { Result } from './action.ts';

export type Paper = Result & { seller: number; decider?: number };

/** What people of a round know of each other's sales and orders: each list waits for somebody. */
export class WorkList {
  readonly salesToDecide: Paper[] = [];
  readonly claimedSales: Paper[] = [];
  readonly salesToRevise: Paper[] = [];
  readonly ordersToDecide: Paper[] = [];
  readonly proposedOrders: Paper[] = [];
  readonly approvedOrders: Paper[] = [];
  readonly heldOrders: Paper[] = [];

  /** Takes one that waits; now and then it stays, so that two people act on it at once. */
  take(from: Paper[], { of = () => true }: { of?: (paper: Paper) => boolean } = {}): Paper | undefined {
    const at = from.findIndex(of);
    const paper = from[at];
    if (paper && Math.random() > 1 / 6) from.splice(at, 1);
    return paper;
  }
}
