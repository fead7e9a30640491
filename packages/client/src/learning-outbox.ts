import { reportLearning, type LearningEvent } from '@vitrine/contract/learning';
import { call } from './call.ts';
import { openKept, type Outbox } from './outbox.ts';

export type LearningOutbox = Outbox<LearningEvent>;

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
    },
  });
