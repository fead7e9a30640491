/** What one seller's sales, points and orders must look like: a few numbers, without a database. Everything real is compared with it after each step. */
export type ModelSale = {
  id: string;
  version: number;
  key: string;
  state: 'under_audit' | 'approved' | 'reproved';
  isCorrectable: boolean;
  points: number;
  experience: number;
};
export type OrderState = 'awaiting_approval' | 'on_hold' | 'approved' | 'refused' | 'cancelled';
export type ModelOrder = { id: string; version: number; state: OrderState; reward: number; points: number; isProposed: boolean };

export const sumOf = (things: readonly { points: number }[]): number => things.reduce((sum, { points }) => sum + points, 0);

/** One member in one campaign. */
export class ModelMember {
  isRegistered = false;
  isClosed = false;
  /** Points came back after the close and may be spent. */
  isUsable = false;
  /** Sums that are not there until something was credited. */
  available = 0;
  owed = 0;
  expired = 0;
  sales: ModelSale[] = [];
  orders: ModelOrder[] = [];

  get held(): number {
    return sumOf(this.orders.filter(({ state }) => state === 'awaiting_approval'));
  }
  get underAudit(): number {
    return sumOf(this.sales.filter(({ state }) => state === 'under_audit'));
  }
  get experience(): number {
    return this.sales.reduce((sum, { state, experience }) => sum + (state === 'reproved' ? 0 : experience), 0);
  }
  /** Confirmed credits that have not left for good. */
  get audited(): number {
    return this.available + this.held - this.underAudit;
  }
  used(reward: number): number {
    return this.orders.filter((order) => order.reward === reward && isLive(order)).length;
  }
  hasInvoice(key: string, but?: ModelSale): boolean {
    return this.sales.some((sale) => sale !== but && sale.key === key);
  }

  credit(points: number): void {
    const repaid = Math.min(this.owed, this.available + points);
    this.owed -= repaid;
    this.available += points - repaid;
  }

  /** Available first, then unapproved orders from the newest on, then after the close what had expired; the rest is owed while it lasts. */
  takeBack({ points }: { points: number }): void {
    let freed = 0;
    for (const order of this.orders.filter(({ state }) => state === 'awaiting_approval').toReversed()) {
      if (this.available + freed >= points) break;
      freed += order.points;
      Object.assign(order, { state: 'on_hold', version: order.version + 1, isProposed: false });
    }
    if (freed > 0 && this.isClosed) this.isUsable = true;
    this.available += freed;
    const shortage = Math.max(0, points - this.available);
    this.available = Math.max(0, this.available - points);
    if (this.isClosed) this.expired -= Math.min(shortage, this.expired);
    else this.owed += shortage;
  }

  /** What `hold` would refuse. */
  whyNotHold(points: number): 'campaign_closed' | 'points_short' | undefined {
    if (this.isClosed && !this.isUsable) return 'campaign_closed';
    return this.available < points ? 'points_short' : undefined;
  }

  end(order: ModelOrder, { state, isByMember }: { state: 'refused' | 'cancelled'; isByMember: boolean }): void {
    const wasHeld = order.state === 'awaiting_approval';
    Object.assign(order, { state, version: order.version + 1, isProposed: false });
    if (!wasHeld) return;
    this.available += order.points;
    if (!this.isClosed) return;
    if (isByMember) {
      this.expired += order.points;
      this.available -= order.points;
    } else this.isUsable = true;
  }

  putOnHold(order: ModelOrder): void {
    Object.assign(order, { state: 'on_hold', version: order.version + 1, isProposed: false });
    this.available += order.points;
    if (this.isClosed) this.isUsable = true;
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.expired += this.available;
    this.available = 0;
    this.owed = 0;
  }
}

const isLive = ({ state }: ModelOrder): boolean => state !== 'refused' && state !== 'cancelled';

/** What the books show of a member. */
export const shownBy = (member: ModelMember) => ({
  available: member.available,
  held: member.held,
  owed: member.owed,
  underAudit: member.underAudit,
  experience: member.experience,
  sales: Object.fromEntries(member.sales.map(({ id, state, version, key }) => [id, `${state} ${version} ${key}`])),
  orders: Object.fromEntries(member.orders.map(({ id, state, version }) => [id, `${state} ${version}`])),
});
export type Shown = ReturnType<typeof shownBy>;

/** Units that nobody ordered, by reward. */
export const stockLeft = (received: readonly number[], members: readonly ModelMember[]): number[] =>
  received.map((units, reward) => units - members.reduce((sum, member) => sum + member.used(reward), 0));
