import { createRootRouteWithContext, createRoute, notFound, Outlet, redirect, rootRouteId } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Place } from './room.ts';

/** By what somebody logs in: a password, a partner's token, what Google or Microsoft sent them back with, or a passkey; and by what any but the last goes on, where a second step is asked for. */
type Way =
  | { username: string; password: string; challenge?: string }
  | { ticket: string; code: string; webserviceToken?: string }
  | { passkey: PasskeySigned }
  | { token: string }
  | { outside: { provider: 'google' | 'azure'; state: string; code?: string; iss?: string; error?: string } };

/** As the browser hands it out (WebAuthn), in base64url. */
type PasskeySigned = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | undefined };
};

/** How a client looks on a screen for anybody. */
type Brand = { name: string; logo: string | null; wideLogo: string | null; darkLogo?: string | null | undefined; theme: string | null };

/** What the app hands to every route. */
export type RouterContext = {
  queryClient: QueryClient;
  /** Makes the addresses of all rooms known, where only those of the first screens were. */
  openRooms: () => Promise<void>;
  /** Where the bar and the rail lead; every member's screen is behind the addresses of all rooms. */
  placesOfRooms: () => readonly Place[];
  hasSession: () => boolean;
  /** Whether the session says which client is selected. */
  hasClient: () => boolean;
  /** Keeps where the person wants to go after the log-in. Any other site leads nowhere. */
  rememberTarget: (href: string) => Promise<unknown>;
  /** A member's screen was opened without a session: its address is kept for after the log-in (SES-02). */
  leaveForLogIn: (href: string) => Promise<unknown>;
  /** Who is logged in, in which client: known before a member's screen is drawn. */
  prepareMember: () => Promise<unknown>;
  /** The screen that this member has to pass before the one at `path`, or before any other. */
  gateBefore: (path?: string) => Promise<string | undefined>;
  /** True while the portal is being worked on and this member is no staff (LOG-03). */
  isClosed: () => Promise<boolean>;
  /** Logs in; throws the refusal. */
  beginSession: (by: Way) => Promise<unknown>;
  /** The token that the page's address brought, until it is redeemed or declined (SES-02, SES-10). */
  arrivalToken: () => string | undefined;
  declineArrival: () => Promise<unknown>;
  /** Ends whatever session there is and tells where the way goes on (SES-15): a path of this site. */
  redirectIn: (path: string | undefined) => Promise<string>;
  /** Logs out, here and on the server (SES-11). */
  endSession: () => Promise<unknown>;
  /** Goes on as another client of the same person (SES-16). */
  selectClient: (clientId: string) => Promise<unknown>;
  /** Where a person goes who has just logged in: what they asked for, once (SES-03), else their client's home. */
  nextTarget: () => Promise<string>;
  /** What stands around a member's screen; the app knows the rooms in it. */
  Shell: ComponentType<{ hasBar: boolean; children: ReactNode }>;
  /** What stands below every screen for anybody; the app knows the room that draws it. */
  PublicFoot: ComponentType<{ isOptional: boolean; hasCategories: boolean; hasSupport: boolean; hasFaq: boolean }>;
  /** The sheet of a screen before the log-in, in the look of the site or of one client; the app knows the room that draws it. */
  PublicSheet: ComponentType<{ title: string; hint?: string | undefined; brand?: Brand | undefined; children: ReactNode }>;
  /** Where something goes: one of one's own addresses (`value`: in one line, as it is sent), or what the field in it says; the app knows the room that draws it. */
  AddressChoice: ComponentType<{ legend: string; value: string; error: ReactNode; onChoose: (line: string) => void; children: ReactNode }>;
  /** What the client says about itself, to read before it is accepted; the app knows the room that draws it. */
  InstitutionalText: ComponentType<{ page: 'terms_and_conditions' | 'privacy_policy'; program: string }>;
  /** A screen that failed, or that is not there. */
  Failure: ComponentType<{ error: unknown; reset: () => void }>;
  /** `isWhole`: it stands in no frame yet. */
  Missing: ComponentType<{ isWhole?: boolean }>;
};

export const rootFrame = createRootRouteWithContext<RouterContext>()({ component: Outlet });

/** Screens for anybody. */
export const publicFrame = createRoute({ getParentRoute: () => rootFrame, id: 'public', component: Outlet });

/** Screens for members: without a session the way leads to the log-in, and back. */
export const signedIn = createRoute({
  getParentRoute: () => rootFrame,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    if (context.hasSession()) return letIn(context, location);
    await context.leaveForLogIn(location.href);
    throw redirect({ to: '/', replace: true });
  },
  component: Outlet,
});

/** Who is in already: known before the screen is drawn, and led to what they have to pass first. */
async function letIn(context: RouterContext, location: { pathname: string; href: string }): Promise<void> {
  await context.prepareMember();
  if (await context.isClosed()) throw redirect({ to: '/', replace: true });
  const gate = await context.gateBefore(location.pathname);
  if (gate === undefined) return;
  await context.rememberTarget(location.href);
  throw redirect({ to: gate, replace: true });
}

/** A member's screen with the bar below it, or the rail beside it. */
export const memberFrame = createRoute({
  getParentRoute: () => signedIn,
  id: 'member',
  component: () => <Framed hasBar frame={memberFrame} />,
});

/** Screens whose addresses only the client's own lists know (NAV-11): to whoever is not in, there is nothing (NAV-06). */
export const wildcardFrame = createRoute({
  getParentRoute: () => rootFrame,
  id: 'wildcard',
  beforeLoad: ({ context, location }) => {
    if (!context.hasSession()) throw notFound({ routeId: rootRouteId });
    return letIn(context, location);
  },
  component: () => <Framed hasBar frame={wildcardFrame} />,
});

/** A task of a member's: player, test. It brings its own dock in the place of the bar. */
export const taskFrame = createRoute({
  getParentRoute: () => signedIn,
  id: 'task',
  component: () => <Framed hasBar={false} frame={taskFrame} />,
});

function Framed({ hasBar, frame }: { hasBar: boolean; frame: { useRouteContext: () => RouterContext } }) {
  const { Shell } = frame.useRouteContext();
  return (
    <Suspense>
      <Shell hasBar={hasBar}>
        <Outlet />
      </Shell>
    </Suspense>
  );
}
