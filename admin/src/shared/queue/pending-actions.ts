/** Decisions that can be taken back for a while: kept here, sent once, each answer told for itself. Knows no screen. */
import { CallRefused } from '@vitrine/client';
import { instantIn, newId } from '../device/index.ts';

export const undoSeconds = 10;
/** How long a snackbar stays that only says: done. */
const doneSeconds = 4;

/** How a decision travels: under one key, however often, and also when its page is left before the answer. */
export type Sending = { key: string; keepalive: true };
/** One thing to decide: `name` is how people call it, `send` asks the server, the only judge. */
export type Step = { id: string; name: string; send: (how: Sending) => Promise<unknown> };
export type StepState = 'waiting' | 'sending' | 'done' | 'refused' | 'lost';
export type StepResult = { id: string; name: string; state: StepState; refusal: string | undefined };
export type PendingAction<Verb extends string = string> = {
  id: string;
  /** What is done, as its room words it. */
  verb: Verb;
  steps: readonly StepResult[];
  /** When it is sent; null once it was. */
  until: string | null;
};

type Kept<Verb extends string> = {
  pendingAction: PendingAction<Verb>;
  sends: ReadonlyMap<string, { key: string; send: Step['send'] }>;
  timer: ReturnType<typeof setTimeout> | undefined;
};
type Options = {
  /** Somebody else's session, or none, must not send what this person decided. */
  maySend: () => boolean;
};
type Answered<Verb> = (step: StepResult, verb: Verb) => void;

/**
 * What was decided and may still be undone. An action is sent when its time is over, or at once by `sendAll`, when the page is left. Each step has one idempotency key for good
 * and is begun once: sending again after a lost network repeats that key, so nothing is decided twice. Only the server's answer makes it done.
 */
export function createPendingActions<Verb extends string>({ maySend }: Options) {
  let kept: readonly Kept<Verb>[] = [];
  let shown: readonly PendingAction<Verb>[] = [];
  let onAnswered: Answered<Verb> = () => {};
  const listeners = new Set<() => void>();

  const put = (next: readonly Kept<Verb>[]) => {
    kept = next;
    shown = kept.map(({ pendingAction }) => pendingAction);
    for (const listener of listeners) listener();
  };
  const change = (id: string, to: (pendingAction: PendingAction<Verb>) => PendingAction<Verb>) =>
    put(kept.map((one) => (one.pendingAction.id === id ? { ...one, pendingAction: to(one.pendingAction) } : one)));
  const tell = (id: string, stepId: string, told: Partial<StepResult>) =>
    change(id, (pendingAction) => ({
      ...pendingAction,
      steps: pendingAction.steps.map((step) => (step.id === stepId ? { ...step, ...told } : step)),
    }));
  const find = (id: string) => kept.find(({ pendingAction }) => pendingAction.id === id);
  const dismiss = (id: string) => put(kept.filter(({ pendingAction }) => pendingAction.id !== id));

  async function sendStep(id: string, stepId: string): Promise<void> {
    const one = find(id);
    const sending = one?.sends.get(stepId);
    const step = one?.pendingAction.steps.find((each) => each.id === stepId);
    if (!one || !sending || !step || !['waiting', 'lost'].includes(step.state)) return;
    tell(id, stepId, { state: 'sending' });
    const told = maySend() ? await answerOf(sending.send({ key: sending.key, keepalive: true })) : ended;
    tell(id, stepId, told);
    onAnswered({ ...step, ...told }, one.pendingAction.verb);
  }

  /** One after the other, so that many do not stand in each other's way; all at once where no later moment is certain. */
  async function send(id: string, isLeaving = false): Promise<void> {
    const one = find(id);
    if (!one) return;
    clearTimeout(one.timer);
    change(id, (pendingAction) => ({ ...pendingAction, until: null }));
    const ids = one.pendingAction.steps.map((step) => step.id);
    if (isLeaving) await Promise.all(ids.map((stepId) => sendStep(id, stepId)));
    else for (const stepId of ids) await sendStep(id, stepId);
    if (find(id)?.pendingAction.steps.every(({ state }) => state === 'done')) setTimeout(() => dismiss(id), doneSeconds * 1_000);
  }

  return {
    get: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Who hears of each answer; the newest replaces the one before. */
    tellAnswers: (to: Answered<Verb>): void => {
      onAnswered = to;
    },
    add: (verb: Verb, steps: readonly Step[]): void => {
      const id = newId();
      const pendingAction: PendingAction<Verb> = {
        id,
        verb,
        steps: steps.map((step) => ({ id: step.id, name: step.name, state: 'waiting', refusal: undefined })),
        until: instantIn(undoSeconds),
      };
      const timer = setTimeout(() => void send(id), undoSeconds * 1_000);
      const sends = new Map(steps.map((step) => [step.id, { key: newId(), send: step.send }]));
      put([...kept.filter(({ pendingAction: before }) => !isAllDone(before)), { pendingAction, sends, timer }]);
    },
    /** Takes the newest back that waits, or the named one; answers what it would have decided. */
    undo: (id?: string): readonly StepResult[] => {
      const one = id === undefined ? kept.findLast(({ pendingAction }) => pendingAction.until !== null) : find(id);
      if (!one || one.pendingAction.until === null) return [];
      clearTimeout(one.timer);
      dismiss(one.pendingAction.id);
      return one.pendingAction.steps;
    },
    /** What did not reach the server, once more. */
    sendAgain: (id: string) => void send(id),
    /** As `sendAgain`, for all of them: the network is back. */
    sendLost: () => {
      for (const { pendingAction } of kept) if (pendingAction.until === null && hasUnsent(pendingAction)) void send(pendingAction.id);
    },
    dismiss,
    /** Whatever waits goes now; `isLeaving` as the page may be gone before the answer. */
    sendAll: (isLeaving: boolean): void => {
      for (const { pendingAction } of kept) if (hasUnsent(pendingAction)) void send(pendingAction.id, isLeaving);
    },
  };
}

/** Something in it has not begun its way to the server, or did not arrive. */
export const hasUnsent = (pendingAction: PendingAction): boolean =>
  pendingAction.steps.some(({ state }) => state === 'waiting' || state === 'lost');
const isAllDone = (pendingAction: PendingAction): boolean => pendingAction.steps.every(({ state }) => state === 'done');

const ended = { state: 'refused', refusal: 'session_ended' } as const;

async function answerOf(answer: Promise<unknown>): Promise<Pick<StepResult, 'state' | 'refusal'>> {
  try {
    await answer;
    return { state: 'done', refusal: undefined };
  } catch (error) {
    // A server that failed, or still works on it, may have decided: the same key asks again.
    const isJudged = error instanceof CallRefused && error.status < 500 && error.retryAfterSeconds === undefined;
    return isJudged ? { state: 'refused', refusal: error.refusal } : { state: 'lost', refusal: 'network_lost' };
  }
}
