import { call } from '@vitrine/client';
import { reportLearning, type LearningEvent } from '@vitrine/contract/learning';
import type { Item } from '../../../shared/outbox/items.ts';
import { openOutbox, type Outbox } from '../../../shared/outbox/outbox.ts';
import { judgeRefusal, type Sender } from '../../../shared/outbox/sender.ts';
import { upgradeEntry } from '../../../shared/outbox/upgrade.ts';
import type { HandedIn, KeptAnswer, KeptMove, KeptNote } from './kinds.ts';
import { tellOfRun } from './run-answers.ts';

/** How learning sends what it knows; most visits answer nothing and write no note, so the words for it come when they are needed. */
export type LearningCalls = {
  sendEvents(events: LearningEvent[]): Promise<{ kept: readonly string[]; refused: readonly { event_id: string; refusal: string }[] }>;
  sendAnswer(answer: KeptAnswer): Promise<unknown>;
  /** Of one run, in the order in which they were made. */
  sendMoves(moves: KeptMove[]): Promise<unknown>;
  sendNote(note: KeptNote): Promise<unknown>;
  sendLease(lease: HandedIn): Promise<unknown>;
};

const learningCalls: LearningCalls = {
  sendEvents: (events) => call(reportLearning, { body: { events } }),
  sendAnswer: async ({ attemptId, questionId, ...body }) => {
    const { saveAnswer } = await import('@vitrine/contract/assessment');
    return call(saveAnswer, { params: { attemptId, questionId }, body });
  },
  sendNote: async ({ noteId, ...body }) => {
    const { saveNote } = await import('@vitrine/contract/learning');
    return call(saveNote, { params: { noteId }, body });
  },
  sendLease: async (lease) => (await import('../leases/send-lease.ts')).sendLease(lease),
  sendMoves: async (moves) => {
    const [first] = moves;
    if (!first) return;
    const { makeMoves } = await import('@vitrine/contract/learning');
    const made = moves.map(({ seq, item, answer, spentMs }) => ({ seq, item, answer, spentMs }));
    const { runId, where, device } = first;
    tellOfRun(await call(makeMoves, { params: { ...where, runId }, body: { device, moves: made } }));
  },
};

/** The kinds of learning. */
export function learningSenders(calls: LearningCalls = learningCalls) {
  const alone = <Body>(sendOne: (body: Body) => Promise<unknown>) => ({
    send: async (items: readonly Item<Body>[]) => {
      for (const { body } of items) await sendOne(body);
    },
  });
  const event: Sender<LearningEvent> = {
    send: async (items) => {
      const { kept, refused } = await calls.sendEvents(items.map(({ body }) => body));
      return { kept, refused: refused.map(({ event_id, refusal }) => ({ id: event_id, refusal })) };
    },
    together: () => 'all',
    // Learning that is not found as a whole is a module that is switched off for now; single events that have no place are told apart in the answer.
    judge: (fault) => (fault.status === 404 ? undefined : judgeRefusal(fault)),
  };
  const move: Sender<KeptMove> = {
    send: async (items) => void (await calls.sendMoves(items.map(({ body }) => body))),
    together: ({ runId }) => runId,
    isOrdered: true,
  };
  const answer: Sender<KeptAnswer> = {
    ...alone((body: KeptAnswer) => calls.sendAnswer(body)),
    state: ({ attemptId, questionId, revision }) => ({ of: `${attemptId}/${questionId}`, revision }),
  };
  const note: Sender<KeptNote> = {
    ...alone((body: KeptNote) => calls.sendNote(body)),
    state: ({ noteId, revision }) => ({ of: noteId, revision }),
  };
  const lease: Sender<HandedIn> = alone((body: HandedIn) => calls.sendLease(body));
  return { event, move, answer, note, lease };
}

/** The outbox of what a person learns on this device (D03, PLY-14). */
export const openLearningOutbox = ({ personId }: { personId: string }): Outbox =>
  openOutbox({ lane: 'outbox', personId, senders: learningSenders(), before: { place: 'outbox', upgrade: upgradeEntry } });
