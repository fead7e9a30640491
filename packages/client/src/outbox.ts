import { saveAnswer } from '@vitrine/contract/assessment';
import { reportLearning, type LearningEvent } from '@vitrine/contract/learning';
import { call } from './call.ts';
import { CallRefused } from './call-refused.ts';
import { configured } from './configuration.ts';

export type KeptAnswer = { attemptId: string; questionId: string; device: string; options: string[]; revision: number };
type Entry = { id: string; personId: string } & ({ kind: 'event'; event: LearningEvent } | { kind: 'answer'; answer: KeptAnswer });
export type Refused = { id: string; refusal: string };
export type OutboxState = {
  pending: number;
  /** True when the server has acknowledged all. */ isSaved: boolean;
  refused: readonly Refused[];
};

export type Outbox = {
  /** Resolves once it lies on the device; the server gets it when it can be reached (D03, PLY-14). */
  addEvent(event: LearningEvent): Promise<void>;
  /** As `addEvent`; a later answer to the same question takes the place of one that was not sent. */
  addAnswer(answer: KeptAnswer): Promise<void>;
  /** Sends what waits; resolves when nothing is left, or the server cannot be reached. */
  drain(): Promise<void>;
  state(): OutboxState;
  subscribe(listener: () => void): () => void;
  /** Stops listening for the network. What waits stays. */
  close(): void;
};

const place = 'outbox';
const batch = 100;
const longestPause = 60_000;

/** What this person's device has to tell, kept until the server said that it is durable. Entries of somebody else wait for them. */
export function createOutbox({ personId }: { personId: string }): Outbox {
  const { device } = configured();
  const listeners = new Set<() => void>();
  let state: OutboxState = { pending: 0, isSaved: true, refused: [] };
  let draining: Promise<void> | undefined;

  const entries = async () => (await device.kept.get<Entry[]>(place)) ?? [];
  const show = (all: Entry[], refused: Refused[] = []) => {
    const pending = all.filter((entry) => entry.personId === personId).length;
    state = { pending, isSaved: pending === 0, refused: [...state.refused, ...refused] };
    for (const listener of listeners) listener();
  };
  /** Tabs share one list, so each change of it takes its turn. */
  const change = (by: (all: Entry[]) => Entry[], refused: Refused[] = []) =>
    device.lock('vitrine-outbox-list', async () => {
      const next = by(await entries());
      await device.kept.set(place, next);
      show(next, refused);
    });
  const add = async (entry: Entry, replaces: (other: Entry) => boolean = () => false) => {
    await change((all) => [...all.filter((other) => !replaces(other)), entry]);
    void drain();
  };

  const drain = () => (draining ??= device.lock('vitrine-outbox-send', sendAll).finally(() => (draining = undefined)));
  const sendAll = async () => {
    for (let failures = 0; device.isOnline();) {
      const mine = (await entries()).filter((entry) => entry.personId === personId);
      if (mine.length === 0) return;
      try {
        const { done, refused } = await sendSome(mine);
        await change((all) => all.filter(({ id }) => !done.has(id)), refused);
        failures = 0;
      } catch (fault) {
        if (fault instanceof CallRefused && fault.status === 401) return;
        failures += 1;
        if (failures > 6) return;
        const asked = fault instanceof CallRefused ? (fault.retryAfterSeconds ?? 0) * 1_000 : 0;
        await device.wait(Math.max(asked, Math.min(longestPause, 1_000 * 2 ** failures) * (0.5 + device.fraction())));
      }
    }
  };

  const stop = device.onReachable(() => void drain());
  void entries().then((all) => {
    show(all);
    return drain();
  });
  return {
    addEvent: (event) => add({ id: event.event_id, personId, kind: 'event', event }),
    addAnswer: (answer) =>
      add({ id: `${answer.attemptId}/${answer.questionId}/${answer.revision}`, personId, kind: 'answer', answer }, (other) =>
        isOlder(other, answer),
      ),
    drain,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stop,
  };
}

const isOlder = (entry: Entry, { attemptId, questionId, revision }: KeptAnswer) =>
  entry.kind === 'answer' &&
  entry.answer.attemptId === attemptId &&
  entry.answer.questionId === questionId &&
  entry.answer.revision <= revision;

type Sent = { done: ReadonlySet<string>; refused: Refused[] };

/** A batch of events together, else one answer. What the server refuses for good is done too, and told. */
async function sendSome(mine: readonly Entry[]): Promise<Sent> {
  const [first] = mine;
  if (first?.kind === 'answer') return sendAnswer(first.id, first.answer);
  const events = mine.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : [])).slice(0, batch);
  const ids = new Set(events.map(({ event_id }) => event_id));
  try {
    const report = await call(reportLearning, { body: { events } });
    const refused = report.refused.map(({ event_id, refusal }) => ({ id: event_id, refusal }));
    return { done: new Set([...report.kept, ...refused.map(({ id }) => id)]), refused };
  } catch (fault) {
    return { done: ids, refused: [...ids].map((id) => ({ id, refusal: finalRefusal(fault) })) };
  }
}

async function sendAnswer(id: string, { attemptId, questionId, ...body }: KeptAnswer): Promise<Sent> {
  try {
    await call(saveAnswer, { params: { attemptId, questionId }, body });
    return { done: new Set([id]), refused: [] };
  } catch (fault) {
    return { done: new Set([id]), refused: [{ id, refusal: finalRefusal(fault) }] };
  }
}

/** The code of a refusal that trying again cannot change; anything else is thrown on, to be tried again. */
function finalRefusal(fault: unknown): string {
  if (
    fault instanceof CallRefused &&
    fault.status < 500 &&
    ![401, 408, 425, 429].includes(fault.status) &&
    fault.refusal !== 'still_running'
  )
    return fault.refusal;
  throw fault;
}
