import { listEventsToManage } from '@vitrine/contract/events';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them: the event of the demo whose doors are open. */
export const events: RoomScreens = {
  make: async () => {
    const { items } = await callAs('root', listEventsToManage, { query: { state: 'published' } });
    const open = items.find(({ beginsAt, endsAt }) => Date.parse(beginsAt) < Date.now() && Date.parse(endsAt) > Date.now());
    if (!open) throw new Error('the demo has no event that is open');
    return { eventId: open.id };
  },
  member: [{ route: '/events' }, { route: '/events/$eventId' }, { route: '/events/$eventId/check-in' }],
  console: [{ route: '/events' }, { route: '/events/$eventId/door' }],
};
