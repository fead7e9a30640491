import type { Attempt } from '@vitrine/contract/assessment';
import { useEffect, useEffectEvent, useState } from 'react';
import { deviceId } from '../../../../shared/device/ids.ts';
import { currentOutbox, useOutboxState } from '../../../../shared/outbox/current.ts';
import { addAnswer } from '../../outbox/kinds.ts';
import type { Given, GivenAnswer } from './given-answer.ts';

/**
 * The answers of a running attempt. Each goes into the outbox as it is given, and counts as saved only when the server said so (D03): what
 * could not be sent stays on the device, through a reload too. A refused one means that the attempt stands otherwise than this screen thinks.
 */
export function useAnswers({ attempt, onStale }: { attempt: Attempt; onStale: () => void }) {
  const [answers, setAnswers] = useState<Record<string, GivenAnswer>>(() =>
    Object.fromEntries(attempt.questions.flatMap(({ id, answer }) => (answer ? [[id, answer]] : []))),
  );
  const { pending, refused } = useOutboxState();
  const refusedHere = refused.filter(({ id }) => id.startsWith(attempt.id)).length;
  const stale = useEffectEvent(onStale);
  useEffect(() => {
    if (refusedHere > 0) stale();
  }, [refusedHere]);
  return {
    answers,
    waiting: pending,
    give: (questionId: string, { options, entries }: Given) => {
      const revision = (answers[questionId]?.revision ?? 0) + 1;
      setAnswers({ ...answers, [questionId]: { options, entries, revision } });
      void addAnswer({ attemptId: attempt.id, questionId, device: deviceId(), options, entries, revision });
    },
    /** True when all that was given is on the server. */
    settle: async () => {
      await currentOutbox()?.drain();
      return currentOutbox()?.state().isSaved ?? true;
    },
  };
}
