import type { Attempt } from '@vitrine/contract/assessment';
import type { PlayerPage } from '@vitrine/contract/learning';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceId } from '../../../../shared/device/ids.ts';
import { wait } from '../../../../shared/device/wait.ts';
import { currentOutbox } from '../../../../shared/outbox/current.ts';

const theCalls = () => import('./calls.ts');

export const attemptKey = (id: string | null) => ['learning', 'attempt', id];

type AttemptOf = { page: PlayerPage; attemptId: string | null; onAttempt: (attemptId: string | null) => void };

/** Answers that lie on the device go first, so that the attempt comes back with them; a dead network does not hold it up longer. */
const sendFirstMs = 2_000;

/** The attempt as the server keeps it, and what can be done to it. */
export function useAttempt({ page, attemptId, onAttempt }: AttemptOf) {
  const queries = useQueryClient();
  const params = { courseId: page.courseId, hierarchy_order: page.activity.hierarchy_order };
  const show = (attempt: Attempt) => {
    queries.setQueryData(attemptKey(attempt.id), attempt);
    onAttempt(attempt.id);
  };
  const attempt = useQuery({
    queryKey: attemptKey(attemptId),
    queryFn: async () => {
      await Promise.race([currentOutbox()?.drain(), new Promise((soon) => wait(() => soon(undefined), sendFirstMs))]);
      return (await theCalls()).fetchAttempt({ attemptId: attemptId ?? '', device: deviceId() });
    },
    enabled: attemptId !== null,
    staleTime: 30_000,
  });
  const start = useMutation({
    mutationFn: async () => (await theCalls()).beginAttempt(params, deviceId()),
    onSuccess: show,
  });
  const finish = useMutation({
    mutationFn: async (id: string) => (await theCalls()).endAttempt({ ...params, attemptId: id }, deviceId()),
    onSuccess: (finished) => {
      show(finished.attempt);
      void queries.invalidateQueries({ queryKey: ['learning', 'course', page.courseId] });
      void queries.invalidateQueries({ queryKey: ['learning', 'courses'] });
      void queries.invalidateQueries({ queryKey: ['certificates'] });
    },
  });
  const takeOver = useMutation({
    mutationFn: async () => (await theCalls()).takeOverAttempt({ attemptId: attemptId ?? '', device: deviceId() }),
    onSuccess: show,
    onError: () => attempt.refetch(),
  });
  return { attempt, start, finish, takeOver };
}

export type AttemptActions = ReturnType<typeof useAttempt>;
