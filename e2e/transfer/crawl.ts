import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them. */
export const transfer: RoomScreens = {
  member: [{ route: '/points-transfer' }],
  console: [{ route: '/transfer' }, { route: '/transfer/documents' }, { route: '/transfer/partner' }],
};
