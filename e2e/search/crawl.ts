import type { RoomScreens } from '../support/room-screens.ts';

/** The screens of this room, as the crawl for accessibility visits them: before anything is looked for, with hits, and where nobody finds anything. */
export const search: RoomScreens = {
  member: [{ route: '/search' }, { route: '/search', at: '/search?words=vitrine' }, { route: '/search', at: '/search?words=zzqqxxyy' }],
  console: [{ route: '/missed-searches' }],
};
