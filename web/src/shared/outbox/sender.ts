import { CallRefused } from '@vitrine/client';
import type { Item, Refusal } from './items.ts';

export type Refused = { id: string; refusal: string };
/** What became of a request. `kept`: what of it the server has for good; all of it, where it does not say. */
export type Answered = { kept?: readonly string[]; refused?: readonly Refused[]; answer?: unknown };
/** What a refusal means, and what it changes in the one that was refused. */
export type Judged<Body> = { refusal: Refusal; mend?(body: Body): Body };

/** How the room that knows a kind sends it. */
export type Sender<Body = unknown> = {
  /** Throws like a call. `keep`: what is known of the first after a step, so that the next try goes on from there. */
  send(items: readonly Item<Body>[], keep: (part: Partial<Body>) => Promise<void>): Promise<Answered | void>;
  /** Those with one word go with one request, the oldest first. Without it each goes alone. */
  together?(body: Body): string;
  /** Of those that go together a later one never goes before an earlier one. */
  isOrdered?: boolean;
  /** What it is a state of: a later state takes the place of an earlier one that was not sent. Without a revision the one that comes later is. */
  state?(body: Body): { of: string; revision?: number };
  /** What a refusal means; undefined where another try may find it otherwise. */
  judge?(fault: CallRefused, item: Item<Body>): Judged<Body> | undefined;
  /** A refused one stays here, until somebody corrects or discards it. */
  keepsRefused?: boolean;
  /** It left this device: what lies apart from it goes too. */
  forget?(item: Item<Body>): Promise<unknown>;
};
export type Senders = Readonly<Record<string, Sender>>;

type Done = { item: Item; answer: unknown };
type No = { item: Item } & Judged<unknown>;
/** What the server has for good, and what it never takes. */
export type Verdict = { done: readonly Done[]; refused: readonly No[] };

const batch = 100;
/** Statuses that another try may find otherwise; a lost network and a server that is down as well. */
const passing = [401, 408, 425, 429];

/** A refusal that trying again cannot change; undefined of those that may pass. */
export function judgeRefusal({ status, refusal, fields = {} }: CallRefused): Judged<never> | undefined {
  if (status >= 500 || passing.includes(status) || refusal === 'still_running') return undefined;
  return { refusal: { code: refusal, fields } };
}

/** Those that go together have one group; nobody else does. */
export function groupOf(senders: Senders, { kind, id, body }: Item): string {
  return `${kind}/${senders[kind]?.together?.(body) ?? id}`;
}

/** What goes with one request: of the group that failed least, the oldest first. So one that never gets through holds up nobody. */
export function nextUnit(senders: Senders, { waiting, faults }: { waiting: readonly Item[]; faults: ReadonlyMap<string, number> }): Item[] {
  const groups = waiting.map((item) => groupOf(senders, item));
  const fewest = Math.min(...groups.map((group) => faults.get(group) ?? 0));
  const first = groups.find((group) => (faults.get(group) ?? 0) === fewest);
  return waiting.filter((_, index) => groups[index] === first).slice(0, batch);
}

/** Sends one unit. Throws what may pass: a lost network, a busy server, a session that ended. */
export async function sendUnit(sender: Sender, unit: readonly Item[], keep: (part: object) => Promise<void>): Promise<Verdict> {
  try {
    const { kept, refused = [], answer } = (await sender.send(unit, keep)) ?? {};
    const no = unit.flatMap((item) => {
      const found = refused.find(({ id }) => id === item.id);
      return found ? [{ item, refusal: { code: found.refusal, fields: {} } }] : [];
    });
    const yes = unit.filter(({ id }) => (kept ? kept.includes(id) : !refused.some((one) => one.id === id)));
    return { done: yes.map((item) => ({ item, answer })), refused: no };
  } catch (fault) {
    const [item] = unit;
    if (!(fault instanceof CallRefused) || !item) throw fault;
    const judged = sender.judge ? sender.judge(fault, item) : judgeRefusal(fault);
    if (!judged) throw fault;
    // One that the server cannot read must not take ninety-nine with it.
    return unit.length > 1 ? halves(sender, unit, keep) : { done: [], refused: [{ item, ...judged }] };
  }
}

async function halves(...[sender, unit, keep]: Parameters<typeof sendUnit>): Promise<Verdict> {
  const middle = Math.ceil(unit.length / 2);
  const first = await sendUnit(sender, unit.slice(0, middle), keep);
  const second = await sendUnit(sender, unit.slice(middle), keep).catch((): Verdict => ({ done: [], refused: [] })); // tried again with the next round
  return { done: [...first.done, ...second.done], refused: [...first.refused, ...second.refused] };
}
