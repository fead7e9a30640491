import { listMessages } from '@vitrine/contract/messages';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them: what the demo sent to everybody, and a draft. */
export const messages: RoomScreens = {
  make: async () => {
    const { items } = await callAs('root', listMessages, { query: { limit: 100 } });
    const sent = items.find(({ state, groups }) => state === 'sent' && groups === '');
    if (!sent) throw new Error('the demo has sent no message to everybody');
    return { messageId: sent.id };
  },
  member: [{ route: '/messages/$messageId' }],
  console: [{ route: '/messages' }, { route: '/messages', at: '/messages?open=new' }, { route: '/messages/$messageId' }],
};
