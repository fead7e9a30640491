import type { MoveVerdict, Run } from '@vitrine/contract/games';
import type { PlayerPage } from '@vitrine/contract/learning';
import type { Pace } from '@vitrine/domain/games';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceId } from '../../../shared/device/ids.ts';
import { wait } from '../../../shared/device/wait.ts';
import { currentOutbox } from '../../../shared/outbox/current.ts';

const theCalls = () => import('./calls.ts');

/** A run as this page knows it, and the last verdict that came for it. */
export type KnownRun = { run: Run; verdict: MoveVerdict | null };
type RunOf = { page: PlayerPage; runId: string | null; onRun: (runId: string) => void };

/** Moves that lie on the device go first, so that the run comes back with them; a dead network does not hold it up longer. */
const sendFirstMs = 2_000;

export const runKey = (runId: string | null) => ['learning', 'run', runId] as const;

/** The run as the server keeps it, and how one begins or comes to this device. */
export function useRun({ page, runId, onRun }: RunOf) {
  const queries = useQueryClient();
  const where = { courseId: page.courseId, hierarchy_order: page.activity.hierarchy_order };
  const show = (run: Run) => {
    queries.setQueryData<KnownRun>(runKey(run.id), { run, verdict: null });
    onRun(run.id);
  };
  const known = useQuery({
    queryKey: runKey(runId),
    queryFn: async (): Promise<KnownRun> => {
      await Promise.race([currentOutbox()?.drain(), new Promise((soon) => wait(() => soon(undefined), sendFirstMs))]);
      return { run: await (await theCalls()).fetchRun({ ...where, runId: runId ?? '' }, deviceId()), verdict: null };
    },
    enabled: runId !== null,
    staleTime: Infinity,
    retry: false,
  });
  const start = useMutation({
    mutationFn: async ({ onlyMissed = false, pace }: { onlyMissed?: boolean; pace: Pace }) =>
      (await theCalls()).beginRun(where, { device: deviceId(), onlyMissed, pace }),
    onSuccess: show,
  });
  return { known, start };
}

export type RunActions = ReturnType<typeof useRun>;
