import { listCampaignsToManage } from '@vitrine/contract/campaigns';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them. */
export const photos: RoomScreens = {
  make: async () => {
    const { items } = await callAs('root', listCampaignsToManage, { query: {} });
    return { campaignId: items[0]?.id ?? '' };
  },
  member: [{ route: '/upload-photos' }],
  console: [{ route: '/photos' }, { route: '/campaigns/$campaignId/photos' }],
};
