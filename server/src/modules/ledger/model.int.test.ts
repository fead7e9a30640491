import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../../platform/http/index.ts';
import { openHouse } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import {
  capture,
  chainInvariant,
  closeBook,
  compareSums,
  confirmCredits,
  ledgerInvariants,
  release,
  sealEntries,
  verifyLedger,
} from './index.ts';
import { aBook, aCredit, aHold, pointsOf, takeSaleBack } from './testing.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let auditor: BuiltPerson;
let second: BuiltPerson;

beforeAll(async () => {
  house = await openHouse();
  auditor = await aPerson(house.platform);
  second = await aPerson(house.platform, { tenantId: auditor.tenantId });
});
afterAll(() => house.close());

type Sale = { saleId: string; amount: number; state: 'open' | 'confirmed' | 'taken_back' };
type Order = { orderId: string; holdId: string; amount: number; state: 'held' | 'spent' | 'returned' };

/** The ledger of one member as a few numbers: what the real one must agree with after every step. */
class Model {
  sales: Sale[] = [];
  orders: Order[] = [];
  available = 0;
  owed = 0;
  expired = 0;
  isClosed = false;
  usable = false;

  get held(): number {
    return sum(this.orders.filter(({ state }) => state === 'held'));
  }
  get underAudit(): number {
    return sum(this.sales.filter(({ state }) => state === 'open'));
  }
  get status() {
    const credited = sum(this.sales.filter(({ state }) => state !== 'taken_back'));
    return { available: this.available, held: this.held, owed: this.owed, underAudit: this.underAudit, credited };
  }
  credit(amount: number): void {
    const repaid = Math.min(this.owed, this.available + amount);
    this.owed -= repaid;
    this.available += amount - repaid;
  }
  /** Newest first, until enough came free. */
  ordersFor(missing: number): Order[] {
    const put: Order[] = [];
    for (const order of this.orders.filter(({ state }) => state === 'held').toReversed()) if (sum(put) < missing) put.push(order);
    return put;
  }
  takeBack(sale: Sale): void {
    const put = sale.amount > this.available ? this.ordersFor(sale.amount - this.available) : [];
    for (const order of put) order.state = 'returned';
    if (put.length > 0 && this.isClosed) this.usable = true;
    this.available += sum(put);
    const shortage = Math.max(0, sale.amount - this.available);
    const reinstated = this.isClosed ? Math.min(shortage, this.expired) : 0;
    this.expired -= reinstated;
    this.available = Math.max(0, this.available - sale.amount);
    if (!this.isClosed) this.owed += shortage;
    sale.state = 'taken_back';
  }
  close(): void {
    this.isClosed = true;
    this.expired += this.available;
    this.available = 0;
    this.owed = 0;
  }
}

const sum = (things: readonly { amount: number }[]) => things.reduce((total, { amount }) => total + amount, 0);
const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (fault: unknown) => (fault instanceof Refusal ? fault.code : String(fault)),
  );

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('credit' as const), amount: fc.integer({ min: 1, max: 100 }) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('hold' as const), amount: fc.integer({ min: 1, max: 120 }) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('confirm' as const, 'takeBack' as const), pick: fc.nat(50) }) },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constantFrom('capture' as const, 'exception' as const, 'release' as const, 'abandon' as const),
      pick: fc.nat(50),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function play(seller: BuiltPerson, campaignId: string, model: Model, one: Step): Promise<void> {
  const { platform } = house;
  if (one.kind === 'credit') {
    const saleId = platform.newId();
    const answer = await answerOf(aCredit(platform, seller, { campaignId, amount: one.amount, saleId }));
    expect(answer).toBe(model.isClosed ? 'campaign_closed' : 'ok');
    if (answer !== 'ok') return;
    model.sales.push({ saleId, amount: one.amount, state: 'open' });
    model.credit(one.amount);
    return;
  }
  if (one.kind === 'hold') {
    const orderId = platform.newId();
    const held = aHold(platform, seller, { campaignId, amount: one.amount, orderId });
    const answer = await answerOf(held);
    const isUsable = !model.isClosed || model.usable;
    expect(answer).toBe(!isUsable ? 'campaign_closed' : model.available >= one.amount ? 'ok' : 'points_short');
    if (answer !== 'ok') return;
    model.available -= one.amount;
    model.orders.push({ orderId, holdId: (await held).holdId, amount: one.amount, state: 'held' });
    return;
  }
  if (one.kind === 'close') {
    await closeBook(platform, { tenantId: seller.tenantId, campaignId });
    if (!model.isClosed) model.close();
    return;
  }
  const { kind, pick } = one;
  await (kind === 'confirm' || kind === 'takeBack' ? judge(model, { kind, pick }) : resolve(model, { kind, pick }));
}

async function judge(model: Model, { kind, pick }: { kind: 'confirm' | 'takeBack'; pick: number }): Promise<void> {
  const { platform, db } = house;
  const sale = model.sales[pick % Math.max(1, model.sales.length)];
  if (!sale) return;
  const { saleId } = sale;
  if (kind === 'confirm') {
    const ask = { groupId: saleId, auditorId: auditor.memberId };
    expect(await db.transaction((tx) => confirmCredits(platform, tx, auditor.actor, ask))).toEqual({
      confirmed: sale.state === 'open' ? 1 : 0,
    });
    if (sale.state === 'open') sale.state = 'confirmed';
    return;
  }
  const before = sale.state;
  const { takenBack } = await takeSaleBack(platform, auditor, {
    saleId,
    putOrdersOnHold: async (tx, actor, { missing }) => {
      const put = model.ordersFor(missing);
      for (const { holdId } of put) await release(platform, tx, actor, { holdId, why: 'pontos recusados' });
      return put.map(({ orderId }) => orderId);
    },
  });
  expect(takenBack.points).toBe(before === 'taken_back' ? 0 : sale.amount);
  if (before !== 'taken_back') model.takeBack(sale);
}

async function resolve(
  model: Model,
  { kind, pick }: { kind: 'capture' | 'exception' | 'release' | 'abandon'; pick: number },
): Promise<void> {
  const { platform, db } = house;
  const order = model.orders[pick % Math.max(1, model.orders.length)];
  if (!order) return;
  const { holdId, amount } = order;
  const approvers = kind === 'exception' ? [auditor.memberId, second.memberId] : [auditor.memberId];
  const isCapture = kind === 'capture' || kind === 'exception';
  const answer = await answerOf(
    db.transaction((tx) =>
      isCapture
        ? capture(platform, tx, auditor.actor, { holdId, approvers })
        : release(platform, tx, auditor.actor, { holdId, why: '', for: kind === 'abandon' ? 'member' : 'program' }),
    ),
  );
  const isAudited = model.available + model.held - model.underAudit >= amount;
  expect(answer).toBe(order.state !== 'held' ? 'already_resolved' : kind === 'capture' && !isAudited ? 'points_not_audited' : 'ok');
  if (answer !== 'ok') return;
  order.state = isCapture ? 'spent' : 'returned';
  if (isCapture) return;
  model.available += amount;
  if (!model.isClosed) return;
  if (kind === 'release') model.usable = true;
  else {
    model.expired += amount;
    model.available -= amount;
  }
}

test(
  'PTS-04 any sequence of credits, audits, holds and closes leaves what a model of a few numbers says, and every rule holds',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const seller = await aPerson(house.platform, { tenantId: auditor.tenantId });
        const campaignId = await aBook(house.platform, seller);
        const model = new Model();
        for (const one of steps) {
          await play(seller, campaignId, model, one);
          expect(await pointsOf(house.platform, seller, { campaignId })).toMatchObject(model.status);
        }
      }),
      { numRuns: 30 },
    );
    await sealEntries(house.platform, { restSeconds: 0 });
    expect((await compareSums(house.db.write())).differences).toEqual([]);
    const verified = await verifyLedger(house.db.write(), {
      invariants: [...ledgerInvariants, chainInvariant],
      sizeOf: async () => 0,
      milliseconds: () => 0,
    });
    expect(verified.filter(({ violations }) => violations.length > 0)).toEqual([]);
  },
);

test('PTS-04 whatever is asked at once, no account is overdrawn and every sum is counted again', { timeout: 60_000 }, async () => {
  const { platform, db } = house;
  const seller = await aPerson(platform, { tenantId: auditor.tenantId });
  const campaignId = await aBook(platform, seller);
  const sales = await Promise.all(Array.from({ length: 6 }, () => aCredit(platform, seller, { campaignId, amount: 50 })));
  const work: Promise<string>[] = [];
  for (const { saleId } of sales) {
    work.push(answerOf(aHold(platform, seller, { campaignId, amount: 60 })));
    work.push(
      answerOf(db.transaction((tx) => confirmCredits(platform, tx, auditor.actor, { groupId: saleId, auditorId: auditor.memberId }))),
    );
    work.push(answerOf(takeSaleBack(platform, auditor, { saleId })));
    work.push(answerOf(takeSaleBack(platform, second, { saleId })));
    work.push(answerOf(aCredit(platform, seller, { campaignId, amount: 5 })));
  }
  const answers = await Promise.all(work);
  expect(answers.filter((answer) => !['ok', 'points_short'].includes(answer))).toEqual([]);
  const held = answers.filter((answer, i) => i % 5 === 0 && answer === 'ok').length * 60;
  const has = await pointsOf(platform, seller, { campaignId });
  expect(has.available - has.owed + has.held).toBe(30);
  expect(has.held).toBe(held);
  expect((await compareSums(db.write())).differences).toEqual([]);
});
