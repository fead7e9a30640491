import { call, openStreamOf, type StreamState } from '@vitrine/client';
import { followRanking, getOwnPlace, getRanking, nameInRanking } from '@vitrine/contract/ranking';
import { orKnown } from '../../shared/or-known.ts';
import type { RankingWish } from './wish.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchRanking = (wish: RankingWish) =>
  orKnown('ranking', ['moving', wish.by ?? '', wish.period, wish.scope, wish.scopeId ?? ''].join('/'), () =>
    call(getRanking, { query: wish }),
  );
export const fetchOwnPlace = () => orKnown('ranking', 'own', () => call(getOwnPlace, { query: {} }));
export const sendNamed = (isNamed: boolean) => call(nameInRanking, { body: { isNamed } });

/** Follows a ranking until the returned function is called. */
export const openRankingStream = (wish: RankingWish, hearing: { onMove: () => void; onState: (state: StreamState) => void }) =>
  openStreamOf(
    { endpoint: followRanking, ask: { query: wish }, onEvent: ({ event }) => (event === 'ranking' ? hearing.onMove() : undefined) },
    { onState: hearing.onState },
  );
