import { listDesigns } from '@vitrine/contract/certificates';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';

/** The designs of the demo, and one that is edited. */
export const certificates: RoomScreens = {
  make: async () => {
    const [design] = (await callAs('root', listDesigns, { query: {} })).items;
    if (!design) throw new Error('the demo has no design of a certificate');
    return { designId: design.id };
  },
  console: [
    { route: '/certificates' },
    { route: '/certificates', at: '/certificates?open=new' },
    { route: '/certificates', at: '/certificates?open=$designId' },
  ],
};
