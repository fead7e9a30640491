import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { News } from '../../platform/events/index.ts';
import type { StreamEvent } from '../../platform/realtime/index.ts';
import { boardFor, type RankingWish } from './board.ts';
import { isAnyAmong } from './standings.ts';

/**
 * What a stream of a ranking hears: whose points moved in its campaign, kept until the next look; the look tells it only where one of them is in this ranking, that of
 * an area, a group or a store too. Refuses `not_found` as `boardFor` does.
 */
export async function followRanking(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  wish: RankingWish,
): Promise<{ concerns: (news: News) => boolean; look: () => Promise<StreamEvent[]> }> {
  const board = await boardFor({ clock }, db.read(), actor, wish);
  const moved = new Set<string>();
  return {
    concerns: ({ event, tenantId, ids }) => {
      if (event !== 'ledger.earned' || tenantId !== actor.tenantId) return false;
      if (board.bookId !== null && ids['bookId'] !== board.bookId) return false;
      moved.add(ids['memberId'] ?? '');
      return true;
    },
    look: async () => {
      if (moved.size === 0) return [];
      const memberIds = [...moved];
      moved.clear();
      return (await isAnyAmong(db.read(), actor, board, memberIds)) ? [{ event: 'ranking', data: {} }] : [];
    },
  };
}
