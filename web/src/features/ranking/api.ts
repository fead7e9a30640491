import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RankingWish } from './wish.ts';

const theCalls = () => import('./calls.ts');
/** Many credits in a row are one look. */
const calmMilliseconds = 1_500;

/** A ranking; without a network what this device knows of it. The one before stays until the next one is there. */
export const rankingQuery = (wish: RankingWish) =>
  queryOptions({
    queryKey: ['ranking', wish],
    queryFn: async () => (await theCalls()).fetchRanking(wish),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });

/** The member's own place in the whole of their campaign, or of trainings. */
export const ownPlaceQuery = queryOptions({
  queryKey: ['ranking', 'own'],
  queryFn: async () => (await theCalls()).fetchOwnPlace(),
  networkMode: 'always',
});

/** Chooses whether others read the member's name. */
export function useNamed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (isNamed: boolean) => (await theCalls()).sendNamed(isNamed),
    onSettled: () => queries.invalidateQueries({ queryKey: ['ranking'] }),
  });
}

/** Asks again, calmly, whenever somebody of this ranking earns or loses points, and when the line was away; answers whether the line is open. */
export function useLiveRanking({ scope, scopeId, period, by }: RankingWish): boolean {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  const ask = useEffectEvent(() => void queries.invalidateQueries({ queryKey: ['ranking'] }));
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let wasOpen = false;
    const askSoon = () =>
      (waiting ??= setTimeout(() => {
        waiting = undefined;
        ask();
      }, calmMilliseconds));
    const opening = theCalls().then(({ openRankingStream }) =>
      openRankingStream(
        { scope, scopeId, period, by },
        {
          onMove: askSoon,
          onState: (state) => {
            setLive(state === 'open');
            if (state === 'open' && wasOpen) askSoon();
            wasOpen ||= state === 'open';
          },
        },
      ),
    );
    opening.catch(() => undefined); // the next visit tries again
    return () => {
      clearTimeout(waiting);
      void opening.then((close) => close()).catch(() => undefined);
    };
  }, [scope, scopeId, period, by]);
  return isLive;
}
