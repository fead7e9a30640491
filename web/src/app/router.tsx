import { createRoute, createRouter, parseSearchWith, redirect, stringifySearchWith } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { Loading } from '@vitrine/ui';
import { identityRoutes } from '../features/identity/index.ts';
import { publicFrame, rootFrame } from '../shared/frames.tsx';
import type { RouterContext } from '../shared/frames.tsx';
import type { Place } from '../shared/room.ts';

/** The addresses of all rooms; fetched once. */
const theRooms = () => import('./rooms.ts');

/** Log-in and log-out are drawn without the rooms behind them. */
const firstScreens = /^\/(maintenance-login|logout)?$/;
const needsRooms = ({ pathname }: { pathname: string }) => !firstScreens.test(pathname);

/** Lets the addresses of all rooms come beside something else that has to be waited for. */
export const fetchRooms = () => void theRooms().catch(() => undefined); // who needs them asks again, and is told

/** The same where the page's own address asks for it. */
export const fetchRoomsIfNeeded = () => needsRooms(window.location) && fetchRooms();

/** The addresses of the learner app: those of the first screens at once, all others before a person who goes on is led there. */
export async function createAppRouter(context: Omit<RouterContext, 'openRooms' | 'placesOfRooms'>, history?: RouterHistory) {
  const { Failure, Missing } = context;
  const known: { places?: readonly Place[] } = {};
  const opened = async () => {
    const { places, treeOfRooms } = await theRooms();
    known.places = places;
    return treeOfRooms();
  };
  const openRooms = async () => {
    await opened();
    router.setRoutes(router.buildRouteTree());
  };
  const router = createRouter({
    routeTree: needsRooms(history?.location ?? window.location) ? await opened() : treeOfFirstScreens(),
    context: { ...context, openRooms, placesOfRooms: () => known.places ?? [] },
    ...(history ? { history } : {}),
    parseSearch: parseSearchWith(String), // an address holds texts: “12e5” is a word, no number
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: false, // links ask by themselves
    defaultPreloadStaleTime: 0, // the query cache decides
    scrollRestoration: true,
    defaultRemountDeps: ({ params }) => params, // another thing is another screen: what was asked or typed for the one never lands in the other
    defaultPendingMs: 200,
    defaultPendingMinMs: 0, // what is ready is shown
    defaultPendingComponent: () => <Loading />,
    defaultErrorComponent: ({ error, reset }) => <Failure error={error} reset={reset} />,
    notFoundMode: 'root', // an address that only begins as a member's screen asks nobody to log in (NAV-06)
    defaultNotFoundComponent: () => <Missing isWhole />,
  });
  return router;
}

const treeOfFirstScreens = () => rootFrame.addChildren([publicFrame.addChildren(identityRoutes), elsewhereRoute]);

/** Any other address, as long as the rooms have not come: it is looked up again among all of them. */
const elsewhereRoute = createRoute({
  getParentRoute: () => rootFrame,
  path: '$',
  pendingMs: Infinity, // the screen before stays: a match that is drawn while its route goes away is a fault
  beforeLoad: async ({ context, location }) => {
    await context.openRooms();
    throw redirect({ to: location.pathname, search: location.search, hash: location.hash, replace: true });
  },
});
