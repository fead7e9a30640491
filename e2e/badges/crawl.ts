import { listAwards, listBadgesToManage } from '@vitrine/contract/badges';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them: a badge of the demo that somebody was given by hand. */
export const badges: RoomScreens = {
  make: async () => {
    const { items } = await callAs('root', listBadgesToManage, { query: {} });
    for (const { id: badgeId } of items.filter(({ holders }) => holders > 0)) {
      const awards = await callAs('root', listAwards, { params: { badgeId }, query: {} });
      const given = awards.items.find(({ withdrawn }) => withdrawn === null);
      if (given) return { badgeId, code: given.code };
    }
    throw new Error('the demo has given nobody a badge');
  },
  public: [{ route: '/badges/verify/$code' }],
  member: [{ route: '/badges' }, { route: '/badges/$badgeId' }],
  console: [{ route: '/badges' }],
};
