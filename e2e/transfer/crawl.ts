import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them. */
export const transfer: RoomScreens = { member: [{ route: '/transfer' }], console: [{ route: '/transfer' }] };
