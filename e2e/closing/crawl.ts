import { listCampaignsToManage } from '@vitrine/contract/campaigns';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them. */
export const closing: RoomScreens = {
  make: async () => {
    const { items } = await callAs('root', listCampaignsToManage, { query: { state: 'closed' } });
    return { campaignId: items[0]?.id ?? '' };
  },
  console: [{ route: '/campaigns/$campaignId/close' }, { route: '/campaigns/$campaignId/simulation' }],
};
