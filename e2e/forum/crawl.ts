import { listBoards, listForumReports, listTopics } from '@vitrine/contract/forum';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them. */
export const forum: RoomScreens = {
  make: async () => {
    const { items: boards } = await callAs('root', listBoards, {});
    const boardId = boards[0]?.id ?? '';
    const { items: topics } = await callAs('root', listTopics, { params: { boardId }, query: {} });
    const { items: reports } = await callAs('root', listForumReports, { query: {} });
    const spoken = topics.find(({ title }) => title?.startsWith('Cliente quer side by side'));
    return { boardId, topicId: spoken?.id ?? topics[0]?.id ?? '', forumCaseId: reports[0]?.id ?? '' };
  },
  member: [
    { route: '/forum' },
    { route: '/forum/$boardId' },
    { route: '/forum/$boardId/new' },
    { route: '/forum/topics/$topicId' },
    {
      route: '/forum/topics/$topicId',
      open: async (page) => {
        await page
          .getByRole('button', { name: /^Opções: / })
          .last()
          .click();
        await page.getByRole('dialog').getByRole('button', { name: 'Denunciar' }).click();
      },
    },
  ],
  console: [
    { route: '/forum', at: '/forum?open=$forumCaseId' },
    { route: '/forum/boards' },
    { route: '/forum/mutes' },
    { route: '/forum/words' },
  ],
};
