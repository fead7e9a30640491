/** Every address of the learner app. In a chunk of its own, fetched beside the words: a room more is no byte more before the first picture. */
import { memberFrame, publicFrame, rootFrame, signedIn, taskFrame, wildcardFrame } from '../shared/frames.tsx';
import { IconTag } from '../shared/icons.ts';
import type { Place, RoomOnScreen } from '../shared/room.ts';
import { accountRoute, homeRoute, pointsRoute, pointsTableRoute, profileRoute, redirects } from './app-routes.tsx';
import { acceptRoutes, institutionalRoutes, institutionalTwins } from './institutional-routes.tsx';
import { portfolioRoutes } from './portfolio/portfolio-routes.tsx';
import { rooms } from './rooms.gen.ts';

const points: Place = {
  key: 'points',
  href: '/my-points',
  label: { 'pt-BR': 'Meus pontos', 'en-US': 'My points', 'es-ES': 'Mis puntos', 'fr-FR': 'Mes points' },
  Icon: IconTag,
  rank: 40,
  needs: 'has_campaigns',
  inRail: true,
};

/** Where the bar and the rail lead. */
export const places: readonly Place[] = [points, ...Object.values(rooms).flatMap((room) => room.places ?? [])].toSorted(
  (one, other) => one.rank - other.rank,
);

const all = (part: Exclude<keyof RoomOnScreen, 'places'>) => Object.values(rooms).flatMap((room) => room[part] ?? []);

/** The tree of all rooms, in the place of the first screens alone. */
export const treeOfRooms = () =>
  rootFrame.addChildren([
    publicFrame.addChildren([...all('public'), ...portfolioRoutes, ...institutionalRoutes]),
    signedIn.addChildren([
      ...all('gates'),
      ...acceptRoutes,
      memberFrame.addChildren([
        homeRoute,
        profileRoute,
        accountRoute,
        ...institutionalTwins,
        pointsRoute,
        pointsTableRoute,
        ...all('member'),
      ]),
      taskFrame.addChildren(all('tasks')),
    ]),
    wildcardFrame.addChildren(all('wildcard')),
    ...redirects,
  ]);
