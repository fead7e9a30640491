import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { openStream } from '@vitrine/client';
import { useEffect, useEffectEvent } from 'react';
import { meQuery } from './me.ts';

/** Wears and allows what another administrator saves while this page is open (ADM-03): who I am is asked for again, and the gate runs anew. What another instructor opens in a live class shows, too (LIV-02). */
export function useLiveSettings(): void {
  const queries = useQueryClient();
  const router = useRouter();
  const hear = useEffectEvent(async (version: string) => {
    if (queries.getQueryData(meQuery.queryKey)?.client.settings === version) return;
    await queries.query({ ...meQuery, staleTime: 0 });
    await router.invalidate();
  });
  // A refused look leaves the screen as it is; the next call tells what it was.
  const follow = useEffectEvent(
    ({ classId }: { classId: string }) => void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(classId) }),
  );
  useEffect(
    () => openStream({ onSettings: (version) => void hear(version).catch(() => undefined), onLiveClass: (news) => follow(news) }),
    [],
  );
}
