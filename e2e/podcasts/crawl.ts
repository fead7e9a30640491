import { aPodcast } from '../support/podcasts.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them. */
export const podcasts: RoomScreens = {
  make: async () => {
    const { id, title } = await aPodcast({ by: 'root' });
    return { podcastId: id, name: title };
  },
  member: [
    { route: '/podcasts' },
    { route: '/podcasts', at: '/podcasts?search=nada-assim' },
    { route: '/podcasts/search/$name' },
    { route: '/podcasts/$podcastId' },
  ],
  console: [{ route: '/podcasts' }, { route: '/podcast-episodes' }, { route: '/podcast-categories' }],
};
