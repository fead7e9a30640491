import type { LearningEvent, PlayerPage } from '@vitrine/contract/learning';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { nowInstant } from '../../shared/device/clock.ts';
import { deviceId, newId } from '../../shared/device/ids.ts';
import { keep, kept } from '../../shared/device/storage.ts';
import { useOutboxState } from '../../shared/outbox/current.ts';
import { addEvent } from './outbox/kinds.ts';

type Seen = Pick<LearningEvent, 'courseId' | 'activityId' | 'what' | 'spent' | 'run'>;

/** Puts what the person did into the outbox; it stays on the device until the server has it (D03, PLY-14). Resolves once it lies on the device. */
export async function reportSeen(seen: Seen): Promise<void> {
  if (kept('downloads') === 'yes' && seen.what.kind !== 'opened')
    void import('./downloads/play-own.ts').then(({ noteSeen }) => noteSeen(seen.activityId, seen.what)).catch(() => undefined);
  await addEvent({ ...seen, event_id: newId(), device_id: deviceId(), seq: nextSeq(), client_time: nowInstant() });
}

/** How many things wait for the server. */
export const useWaitingReports = (): number => useOutboxState().pending;

/** Asks the server for its word when this device thinks that the activity is complete and all of it was sent: completion is the server's. */
export function useServersWord({ courseId, activity }: PlayerPage, isComplete: boolean): void {
  const queries = useQueryClient();
  const { isSaved } = useOutboxState();
  const isOpen = isComplete && activity.state !== 'completed';
  useEffect(() => {
    if (isOpen && isSaved) void queries.invalidateQueries({ queryKey: ['learning', 'player', courseId, activity.hierarchy_order] });
  }, [isOpen, isSaved, queries, courseId, activity.hierarchy_order]);
  useEffect(() => {
    if (isSaved)
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'learning' && /^courses?$/.test(String(queryKey[1])) });
  }, [isSaved, queries]);
}

/** Numbers rise through reloads, so that the server can order what one device saw. */
export function nextSeq(): number {
  const seq = Number(kept('seq') ?? 0) + 1;
  keep('seq', String(seq));
  return seq;
}
