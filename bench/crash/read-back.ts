/** What is there after a crash, over HTTP, as the people of the round see it. */
import { getCourseDraft, listCourseDrafts } from '@vitrine/contract/catalog';
import { getPerson } from '@vitrine/contract/identity';
import { listPeople } from '@vitrine/contract/people';
import { getPoints } from '@vitrine/contract/ledger';
import { getOrderToDecide, getReward, listOrders } from '@vitrine/contract/rewards';
import { getSaleToAudit, listSales } from '@vitrine/contract/sales';
import { send, type Session } from './calls.ts';
import type { Action } from './action.ts';
import type { Balance, Status } from './tally.ts';

/** Undefined when the sale is not there. */
export async function readSale(auditor: Session, saleId: string): Promise<Status | undefined> {
  const { status, body } = await send(auditor, getSaleToAudit, { params: { saleId } });
  if (status !== 200) return absent(status);
  const { id, version, state, points, experience, revision } = body.sale;
  const done = { reported: 1, revised: revision - 1, decided: version - revision };
  return { id, version, state, points, experience, isClaimed: body.claim !== null, done };
}

/** Undefined when the order is not there. What puts orders on hold by itself, a refused sale, is nobody's action. */
export async function readOrder(auditor: Session, orderId: string): Promise<Status | undefined> {
  const { status, body } = await send(auditor, getOrderToDecide, { params: { orderId } });
  if (status !== 200) return absent(status);
  const { id, version, state, points, history } = body.order;
  const byPeople = history.filter(({ event, by }) => event !== 'put_on_hold' || by !== null);
  const done = Object.fromEntries([...Map.groupBy(byPeople, ({ event }) => event)].map(([event, all]) => [event, all.length]));
  return { id, version, state, points, experience: 0, isClaimed: false, done };
}

/** Everything that a seller has, by their own lists. */
export async function listOwn(seller: Session, campaignId: string): Promise<{ sales: string[]; orders: string[] }> {
  const query = (after: string | undefined) => ({ campaignId, limit: 100, ...(after === undefined ? {} : { after }) });
  return {
    sales: await idsOf(async (after) => (await send(seller, listSales, { query: query(after) })).body),
    orders: await idsOf(async (after) => (await send(seller, listOrders, { query: query(after) })).body),
  };
}

type Page = { items: readonly { id: string }[]; next: string | null };

async function idsOf(read: (after: string | undefined) => Promise<Page>): Promise<string[]> {
  const { items, next } = await read(undefined);
  const ids = items.map(({ id }) => id);
  for (let after = next; after !== null;) {
    const page = await read(after);
    ids.push(...page.items.map(({ id }) => id));
    after = page.next;
  }
  return ids;
}

export async function readBalance(seller: Session, campaignId: string): Promise<Balance> {
  const { points, experience } = (await send(seller, getPoints, { query: { campaignId } })).body;
  const { credited, underAudit, held, available, owed } = points;
  return { credited, experience: experience.credited, underAudit, held, left: available - owed };
}

/** Units that are left of a reward, and how many the seller has of its category. */
export async function readReward(seller: Session, { rewardId, campaignId }: { rewardId: string; campaignId: string }) {
  const { stock, categoryUse } = (await send(seller, getReward, { params: { rewardId }, query: { campaignId } })).body;
  return { stock, used: categoryUse.used };
}

/** Whether the course or person of this id is there. */
export async function isThere(author: Session, { kind, id }: { kind: Action['kind']; id: string }): Promise<boolean> {
  const answered =
    kind === 'create_course'
      ? await send(author, getCourseDraft, { params: { courseId: id } })
      : await send(author, getPerson, { params: { memberId: id } });
  return answered.status === 200 && answered.body.id === id;
}

/** How many courses or people are called just this; a search forgives a letter, and these names differ in less. */
export async function countCalled(author: Session, { kind, subject }: Pick<Action, 'kind' | 'subject'>): Promise<number> {
  if (kind !== 'create_course') return (await send(author, listPeople, { query: { search: subject } })).body.items.length;
  const { items } = (await send(author, listCourseDrafts, { query: { search: subject, limit: 100 } })).body;
  return items.filter(({ title }) => title === subject).length;
}

/** A server that does not say whether it is there proves nothing. */
function absent(status: number): undefined {
  if (status !== 404) throw new Error(`asked what is there, the server answered ${status}`);
}
