import type { PlayerPage } from '@vitrine/contract/learning';
import { judgeStay } from '@vitrine/domain/activities/html';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nowInstant, nowMs } from '../../../../shared/device/clock.ts';
import { isVisible, onLeaving, onVisibility } from '../../../../shared/device/page-life.ts';
import { reportSeen } from '../../reports.ts';

const reportEveryMs = 10_000;

export type Staying = { isConfirmed: boolean; stayedSeconds: number; requiredSeconds: number | null };

/** How long something was really before the person, and their word that they are through; `isShown` when there is something to see. */
export function useStay({ page, content, isShown }: { page: PlayerPage; content: Staying; isShown: boolean }) {
  const [isConfirmed, setConfirmed] = useState(content.isConfirmed);
  const [stayed, setStayed] = useState(0);
  const since = useRef<number | null>(null);
  const where = { courseId: page.courseId, activityId: page.activity.id };
  const note = useEffectEvent(() => {
    const [from, to] = [since.current, nowMs()];
    since.current = isShown && isVisible() ? to : null;
    if (from === null || to - from < 500) return;
    setStayed((before) => before + (to - from) / 1_000);
    const spent: [string, string] = [new Date(from).toISOString(), nowInstant()];
    void reportSeen({ ...where, spent, what: { kind: 'stayed', from: from / 1_000, to: to / 1_000 } });
  });
  useEffect(() => {
    note();
    const timer = setInterval(note, reportEveryMs);
    const stops = [onLeaving(note), onVisibility(note)];
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
      note();
    };
  }, [isShown]);
  const total = Math.max(content.stayedSeconds, stayed + content.stayedSeconds);
  return {
    confirm: () => {
      setConfirmed(true);
      void reportSeen({ ...where, what: { kind: 'confirmed' } });
    },
    ...judgeStay({ isConfirmed, stayed: total, requiredSeconds: content.requiredSeconds }),
  };
}
