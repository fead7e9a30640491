import type { MoveVerdict, Run } from '@vitrine/contract/games';
import type { PlayerPage } from '@vitrine/contract/learning';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deviceId } from '../../../shared/device/ids.ts';
import { useIsOnline } from '../../../shared/device/network.ts';
import { wait } from '../../../shared/device/wait.ts';
import { currentOutbox, useOutboxState } from '../../../shared/outbox/current.ts';
import { addMove } from '../outbox/kinds.ts';
import { ownVerdict, playOn } from './play-on.ts';
import { runKey, type KnownRun } from './use-run.ts';

type Made = { seq: number; item: string; answer: string };
/** After so long without the server's word play goes on, and what was said lies here. */
const patienceMs = 2_500;

/**
 * The moves of a run. Each goes into the outbox as it is made, and counts when the server said so (D03): what could not be sent stays on the device,
 * through a reload too. A refused one means that the run stands otherwise than this screen thinks.
 */
export function useMoves({ page, known, spent }: { page: PlayerPage; known: KnownRun; spent: () => number }) {
  const queries = useQueryClient();
  const isOnline = useIsOnline();
  const { run } = known;
  const [made, setMade] = useState<Made[]>([]);
  const [isLate, setLate] = useState(false);
  const [own, setOwn] = useState<MoveVerdict | null>(null);
  /** The number of the last move: several may be made before the screen is drawn anew. */
  const lastSeq = useRef(0);
  const pending = made.filter(({ seq }) => seq > run.seq);
  const { refused, isSaved } = useOutboxState();
  const refusedHere = refused.filter(({ id }) => id.startsWith(`${run.id}/`)).length;

  const take = (answered: Run, verdicts: readonly MoveVerdict[]) => {
    if (answered.id !== run.id) return;
    setLate(false);
    queries.setQueryData<KnownRun>(runKey(run.id), (before) => ({ run: answered, verdict: verdicts.at(-1) ?? before?.verdict ?? null }));
    if (!answered.result) return;
    void queries.invalidateQueries({ queryKey: ['learning', 'course', page.courseId] });
    void queries.invalidateQueries({ queryKey: ['learning', 'courses'] });
    void queries.invalidateQueries({ queryKey: ['learning', 'player', page.courseId] });
    void queries.invalidateQueries({ queryKey: ['certificates'] });
  };
  const heard = useEffectEvent(take);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void import('./calls.ts').then(({ onRunAnswer }) => {
      if (!isGone) stop = onRunAnswer(({ run: answered, verdicts }) => heard(answered, verdicts));
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  const again = useEffectEvent(() => {
    setMade([]);
    lastSeq.current = 0;
    void queries.invalidateQueries({ queryKey: runKey(run.id) });
  });
  useEffect(() => (refusedHere > 0 ? wait(again, 0) : undefined), [refusedHere]);
  const waiting = pending.length;
  // Another tab may have sent them: then nobody told this one.
  const isSilent = isSaved && waiting > 0;
  useEffect(() => (isSilent ? wait(again, patienceMs) : undefined), [isSilent, waiting]);
  useEffect(() => (waiting > 0 ? wait(() => setLate(true), patienceMs) : undefined), [waiting]);

  const shown = playOn(run, pending);
  return {
    run: shown,
    pending,
    verdict: own && own.seq > (known.verdict?.seq ?? 0) ? own : known.verdict,
    isKept: !run.isWholeOffline && waiting > 0 && (isLate || !isOnline),
    isOnline,
    move: (item: string, answer: string) => {
      const seq = Math.max(run.seq + pending.length, lastSeq.current) + 1;
      lastSeq.current = seq;
      const right = ownVerdict(shown, { item, answer });
      if (right !== undefined) setOwn({ seq, item, answer, right, isNear: false, reason: '' });
      setMade((before) => [...before, { seq, item, answer }]);
      void addMove({
        runId: run.id,
        where: { courseId: page.courseId, hierarchy_order: page.activity.hierarchy_order },
        device: deviceId(),
        seq,
        item,
        answer,
        spentMs: Math.min(3_600_000, Math.round(spent())),
      });
    },
    endByTime: async () => {
      await currentOutbox()?.drain();
      const { endByTime } = await import('./calls.ts');
      const where = { courseId: page.courseId, hierarchy_order: page.activity.hierarchy_order, runId: run.id };
      const answered = await endByTime(where, deviceId());
      take(answered.run, answered.verdicts);
    },
  };
}
