/** After the crash: is everything there that was acknowledged, and is nothing there twice? */
import { lastLineOf } from '../races/run-part.ts';
import { inRepository } from '../../scripts/setup/places.mjs';
import { runningUrls } from '../../server/src/platform/postgres/index.ts';
import type { Session } from './calls.ts';
import { actUntilAnswered, rooms, resultOf, type Sent } from './action.ts';
import { auditorsOf, type Floor } from './floor.ts';
import { countCalled, isThere, listOwn, readBalance, readOrder, readReward, readSale } from './read-back.ts';
import { balanceOf, bySubject, compareDone, countLive, countLost, type Status } from './tally.ts';

type Scene = { floor: Floor; people: readonly Session[]; sent: readonly Sent[] };
/** By sale or order, as it stands; undefined: it is not there. */
export type Found = ReadonlyMap<string, Status | undefined>;

const atOnce = 8;

/** Acknowledged actions that are not there, by room. */
export async function findLost(scene: Scene): Promise<Record<string, number>> {
  const found = await findAll(scene);
  const lost: Record<string, number> = { learning: 0, people: 0, sales: 0, orders: 0 };
  for (const [subject, actions] of bySubject(scene.sent)) {
    const room = rooms[actions[0]?.kind ?? 'create_course'];
    lost[room] = (lost[room] ?? 0) + (found.has(subject) ? countLost(actions, found.get(subject)) : 0);
  }
  const written = scene.sent.filter(isWritten);
  await inTurns(written, async (one) => {
    const told = resultOf(one);
    const author = scene.people.at(-1);
    if (told && author && !(await isThere(author, { kind: one.kind, id: told.id })))
      lost[rooms[one.kind]] = (lost[rooms[one.kind]] ?? 0) + 1;
  });
  return lost;
}

/** Each action that nobody answered is done again, twice, by its own key: both are told the same. Answers what was not; the record knows them as answered. */
export async function repeatUnanswered({ people, sent }: Scene): Promise<string[]> {
  const wrong: string[] = [];
  for (const one of sent.filter(({ outcome }) => 'unanswered' in outcome)) {
    const session = people[one.who];
    if (!session) continue;
    const [first, second] = [await actUntilAnswered(session, one), await actUntilAnswered(session, one)];
    one.outcome = first;
    if ('unanswered' in first || JSON.stringify(first) !== JSON.stringify(second))
      wrong.push(`${one.kind} repeated: ${JSON.stringify(first)}, then ${JSON.stringify(second)}`);
    if (isWritten(one) && (await countCalled(session, one)) !== 1) wrong.push(`${one.subject} is there more or less than once`);
  }
  return wrong;
}

/** When all is answered: every sale and order has exactly what was acknowledged; lists, stock, counters and points follow from them. */
export async function compareAll(scene: Scene): Promise<{ lost: number; doubled: number; wrong: string[] }> {
  const { floor, people, sent } = scene;
  const found = await findAll(scene);
  const sum = { lost: 0, doubled: 0, wrong: new Array<string>() };
  const subjects = bySubject(sent);
  for (const [subject, now] of found) {
    const { lost, doubled } = compareDone(subjects.get(subject) ?? [], now);
    sum.lost += lost;
    sum.doubled += doubled;
    if (lost + doubled > 0) sum.wrong.push(`${subject}: ${JSON.stringify(now)}`);
  }
  const begun = (kind: Sent['kind'], { who, subject }: { who?: number; subject?: string }) =>
    sent
      .filter((one) => one.kind === kind && (who === undefined || one.who === who) && (subject === undefined || one.subject === subject))
      .flatMap((one) => resultOf(one)?.id ?? []);
  const status = (ids: readonly string[]) => ids.flatMap((id) => found.get(id) ?? []);
  await inTurns(floor.tokens.slice(0, floor.sellers), async (_, who) => {
    const seller = people[who];
    if (!seller) return;
    const [sales, orders] = [begun('report_sale', { who }), begun('redeem_reward', { who })];
    differ(sum.wrong, `what seller ${who} has`, [sorted(await listOwn(seller, floor.campaignId)), sorted({ sales, orders })]);
    const wanted = balanceOf(status(sales), status(orders));
    differ(sum.wrong, `points of seller ${who}`, [await readBalance(seller, floor.campaignId), wanted]);
    for (const { rewardId, units } of floor.rewards) {
      const used = countLive(status(begun('redeem_reward', { who, subject: rewardId })));
      const stock = units - countLive(status(begun('redeem_reward', { subject: rewardId })));
      const shown = await readReward(seller, { rewardId, campaignId: floor.campaignId });
      differ(sum.wrong, `reward ${rewardId} for seller ${who}`, [shown, { stock, used }]);
    }
  });
  return sum;
}

/** `npm run ledger verify` on the round's database, the chain included: what it found, or nothing. */
export async function verifyLedger(dataDir: string): Promise<{ said: string; wrong: string[] }> {
  const urls = runningUrls(dataDir);
  if (!urls) return { said: '', wrong: ['the database does not run'] };
  await lastLineOf(inRepository('bench/crash/testing/seal.ts'), [urls.appUrl]);
  return lastLineOf(inRepository('server/src/ledger-command.ts'), ['verify', '--whole'], { DATA_DIR: dataDir }).then(
    (said) => ({ said, wrong: [] }),
    (fault: unknown) => ({ said: '', wrong: [String(fault)] }),
  );
}

const isWritten = ({ kind }: Pick<Sent, 'kind'>): boolean => kind === 'create_course' || kind === 'create_person';

async function findAll({ floor, people, sent }: Scene): Promise<Found> {
  const found = new Map<string, Status | undefined>();
  const auditor = people[auditorsOf(floor)[0] ?? 0];
  if (!auditor) throw new Error('the floor has no auditor');
  await inTurns([...bySubject(sent.filter((one) => !isWritten(one)))], async ([subject, actions]) => {
    const isSale = actions.some(({ kind }) => rooms[kind] === 'sales');
    found.set(subject, await (isSale ? readSale(auditor, subject) : readOrder(auditor, subject)));
  });
  return found;
}

/** So many at once, each in its turn. */
async function inTurns<T>(things: readonly T[], work: (thing: T, at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < things.length; at = next++) {
      const thing = things[at];
      if (thing !== undefined) await work(thing, at);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const sorted = ({ sales, orders }: { sales: string[]; orders: string[] }) => ({ sales: sales.toSorted(), orders: orders.toSorted() });

function differ(wrong: string[], what: string, [shown, wanted]: readonly [unknown, unknown]): void {
  if (JSON.stringify(shown) !== JSON.stringify(wanted))
    wrong.push(`${what}: shows ${JSON.stringify(shown)}, must be ${JSON.stringify(wanted)}`);
}
