import { listBanners, listPages } from '@vitrine/contract/pages';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them. */
export const pages: RoomScreens = {
  make: async () => {
    const { items } = await callAs('root', listPages, { query: { state: 'published' } });
    const page = items.find(({ kind }) => kind === 'page');
    const banners = await callAs('root', listBanners, { query: {} });
    return { pageId: page?.id ?? '', slug: page?.slug ?? '', bannerId: banners.items[0]?.id ?? '' };
  },
  member: [{ route: '/hotsite' }, { route: '/$slug' }],
  console: [{ route: '/pages' }, { route: '/pages/$pageId' }, { route: '/banners' }, { route: '/banners', at: '/banners?open=$bannerId' }],
};
