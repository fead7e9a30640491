import type { Page } from '@playwright/test';
import { listMessages } from '@vitrine/contract/messages';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** How many get it, and when. */
async function askToSend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('dialog').getByText('Em outra hora').click();
  await page.getByLabel('Dia').waitFor();
}

/** The screens of this room, as the crawl for accessibility visits them: what the demo sent to everybody, and a draft. */
export const messages: RoomScreens = {
  make: async () => {
    const { items } = await callAs('root', listMessages, { query: { limit: 100 } });
    const sent = items.find(({ state, groups }) => state === 'sent' && groups === '');
    const draft = items.find(({ state }) => state === 'draft');
    if (!sent || !draft) throw new Error('the demo has no message that everybody got, or no draft');
    return { messageId: sent.id, draftId: draft.id };
  },
  member: [{ route: '/messages/$messageId' }],
  console: [
    { route: '/messages' },
    { route: '/messages', at: '/messages?open=new' },
    { route: '/messages/$messageId' },
    { route: '/messages/$messageId', at: '/messages/$draftId' },
    { route: '/messages/$messageId', at: '/messages/$draftId', open: askToSend },
  ],
};
