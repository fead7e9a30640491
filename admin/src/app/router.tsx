import type { QueryClient } from '@tanstack/react-query';
import {
  createRoute,
  createRouter,
  notFound,
  parseSearchWith,
  redirect,
  stringifySearchWith,
  type NotFoundRouteProps,
  type RouterHistory,
} from '@tanstack/react-router';
import { classesOfCourse } from '../features/classes/index.ts';
import { ClassesOfCourse } from '../shared/classes-of-course.ts';
import { Loading, VitrineProvider } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { consoleFrame, rootRoute, type Staff } from '../shared/console-routes.ts';
import { keptMode } from '../shared/device/index.ts';
import { base } from './base.ts';
import { ConsoleLink } from './console-link.tsx';
import { Failure, Missing } from './failure.tsx';
import { firstPlaceOf } from './places.ts';
import { rooms } from './rooms.gen.ts';
import { ConsoleShell } from './shell.tsx';
import { auditLogRoute } from './audit-log/routes.tsx';

/** The first screen is the first that this person may see. */
const start = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/',
  beforeLoad: ({ context }) => {
    throw redirect({ to: firstPlaceOf(context.staff.can) ?? '/nothing' });
  },
});

/** Any other address, in the frame: whoever mistyped one goes on from there; what may not be seen looks the same (decision D55). */
const elsewhere = createRoute({
  getParentRoute: () => consoleFrame,
  path: '$',
  beforeLoad: () => {
    throw notFound();
  },
});

consoleFrame.update({ component: ConsoleShell });
const screens = Object.values(rooms).flatMap(({ routes }) => routes);
const tree = rootRoute.addChildren([consoleFrame.addChildren([start, auditLogRoute, ...screens, elsewhere])]);

type RouterParts = { queryClient: QueryClient; admit: (askedFor: string) => Promise<Staff>; history?: RouterHistory };

/** All addresses of the console, below `/console`. */
export function createConsoleRouter({ queryClient, admit, history }: RouterParts) {
  return createRouter({
    routeTree: tree,
    basepath: base,
    parseSearch: parseSearchWith(String), // an address holds texts: “12e5” is a word, no number
    stringifySearch: stringifySearchWith(JSON.stringify),
    context: { queryClient, admit },
    ...(history ? { history } : {}),
    defaultRemountDeps: ({ params }) => params, // another thing is another screen: what was asked or typed for the one never lands in the other
    defaultPendingMs: 200,
    defaultPendingComponent: () => <Loading shape="table" />,
    defaultErrorComponent: ({ error, reset }) => <Failure error={error} reset={reset} />,
    notFoundMode: 'root',
    defaultNotFoundComponent: Nowhere,
    InnerWrap: Look,
    scrollRestoration: false, // panes scroll by themselves
  });
}

/** For those without work here there is no frame either. */
function Nowhere({ routeId }: NotFoundRouteProps) {
  if (routeId !== consoleFrame.id && routeId !== rootRoute.id) return <Missing />;
  return (
    <main>
      <Missing />
    </main>
  );
}

/** Inside the router, for the links of the design system are drawn by it; light or dark is the learner app's choice. */
function Look({ children }: { children: ReactNode }) {
  return (
    <VitrineProvider mode={keptMode()} renderLink={(props) => <ConsoleLink {...props} />}>
      <ClassesOfCourse value={classesOfCourse}>{children}</ClassesOfCourse>
    </VitrineProvider>
  );
}
