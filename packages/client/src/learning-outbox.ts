import { reportLearning, type LearningEvent, type RunAnswer } from '@vitrine/contract/learning';
import { call } from './call.ts';
import { openKept, type Outbox } from './outbox.ts';
import type { HandedIn } from './send-lease.ts';

export type LearningOutbox = Outbox<LearningEvent, HandedIn>;

const runListeners = new Set<(answer: RunAnswer) => void>();
const tellOfRun = (answer: RunAnswer) => {
  for (const listener of runListeners) listener(answer);
};

/** Calls back with what the server says of moves that this page sent. Hands back how to stop. */
export function onRunAnswer(listener: (answer: RunAnswer) => void): () => void {
  runListeners.add(listener);
  return () => runListeners.delete(listener);
}

/** The outbox of what a person learns on this device (D03, PLY-14). */
export const createOutbox = ({ personId }: { personId: string }): LearningOutbox =>
  openKept({
    personId,
    senders: {
      sendEvents: (events: LearningEvent[]) => call(reportLearning, { body: { events } }),
      sendAnswer: async ({ attemptId, questionId, ...body }) => {
        const { saveAnswer } = await import('@vitrine/contract/assessment'); // most visits answer nothing
        return call(saveAnswer, { params: { attemptId, questionId }, body });
      },
      sendNote: async ({ noteId, ...body }) => {
        const { saveNote } = await import('@vitrine/contract/learning'); // with most visits nobody writes one
        return call(saveNote, { params: { noteId }, body });
      },
      sendLease: async (lease: HandedIn) => (await import('./send-lease.ts')).sendLease(lease), // one small file, fetched by those who have one
      sendMoves: async (moves) => {
        const [first] = moves;
        if (!first) return;
        const { makeMoves } = await import('@vitrine/contract/learning');
        const made = moves.map(({ seq, item, answer, spentMs }) => ({ seq, item, answer, spentMs }));
        const { runId, where, device } = first;
        tellOfRun(await call(makeMoves, { params: { ...where, runId }, body: { device, moves: made } }));
      },
    },
  });
