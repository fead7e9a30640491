import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, notFound } from '@tanstack/react-router';

/** Who works here: what the frame and the screens need to know of them. */
export type Staff = {
  personId: string;
  name: string;
  /** Permissions, in the server's words; what is absent is not shown. */
  can: readonly string[];
  client: { id: string; name: string; logo: string | null };
  /** All clients of this person, the one they work in among them. */
  clients: readonly { id: string; name: string; program: string; logo: string | null }[];
};

/** What the app hands to every route. `admit` answers who is logged in, or leaves for the log-in screen. */
export type ConsoleContext = { queryClient: QueryClient; admit: (askedFor: string) => Promise<Staff> };

export const rootRoute = createRootRouteWithContext<ConsoleContext>()({});

/** The frame of everybody with work in the console; rooms hang their screens under it. */
export const consoleFrame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'staff',
  beforeLoad: async ({ context, location }) => ({ staff: await context.admit(location.href) }),
});

/** For a route's `beforeLoad`: without this permission the screen does not exist (decision D55). */
export const needs =
  (permission: string) =>
  ({ context }: { context: { staff: Staff } }): void => {
    if (!context.staff.can.includes(permission)) throw notFound();
  };

/** Who works here. */
export const useStaff = (): Staff => consoleFrame.useRouteContext().staff;

/** Whether the person may do this; a button that may not is not drawn. */
export const useMay = (permission: string): boolean => useStaff().can.includes(permission);
