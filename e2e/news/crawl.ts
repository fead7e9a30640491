import { createNews, getNewsDraft, publishNews, saveNews } from '@vitrine/contract/news';
import { aMark, callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them: a piece of news with blocks of several kinds. */
export const news: RoomScreens = {
  make: async () => {
    const title = { 'pt-BR': `Notícia ${aMark()}` };
    const { id: newsId } = await callAs('root', createNews, { body: { title } });
    const { news: empty } = await callAs('root', getNewsDraft, { params: { newsId } });
    const id = () => crypto.randomUUID();
    await callAs('root', saveNews, {
      params: { newsId },
      body: {
        version: 1,
        news: {
          ...empty,
          lead: { 'pt-BR': 'Uma frase que resume.' },
          isMustRead: true,
          blocks: [
            { id: id(), kind: 'text', html: { 'pt-BR': '<p>Leia com <strong>calma</strong>.</p><ul><li><p>um</p></li></ul>' } },
            { id: id(), kind: 'heading', level: 2, text: { 'pt-BR': 'Depois' } },
            { id: id(), kind: 'quote', text: { 'pt-BR': 'Mostre, não conte.' }, by: { 'pt-BR': 'Elaine' } },
            {
              id: id(),
              kind: 'columns',
              left: [{ id: id(), kind: 'button', label: { 'pt-BR': 'Ver prêmios' }, to: '/reward-store' }],
              right: [{ id: id(), kind: 'text', html: { 'pt-BR': '<p>Ao lado.</p>' } }],
            },
          ],
        },
      },
    });
    await callAs('root', publishNews, { params: { newsId }, body: { version: 2 } });
    return { newsId };
  },
  member: [{ route: '/news' }, { route: '/news', at: '/news?search=nada-assim' }, { route: '/news/$newsId' }],
  console: [{ route: '/news' }, { route: '/news/$newsId' }, { route: '/news-categories' }],
};
