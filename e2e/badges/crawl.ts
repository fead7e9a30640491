import { listBadgesToManage } from '@vitrine/contract/badges';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them. */
export const badges: RoomScreens = {
  make: async () => {
    const { items } = await callAs('root', listBadgesToManage, { query: {} });
    return { badgeId: items[0]?.id ?? '', code: 'none-has-this-code-at-all' };
  },
  public: [{ route: '/badges/verify/$code' }],
  member: [{ route: '/badges' }, { route: '/badges/$badgeId' }],
  console: [{ route: '/badges' }],
};
