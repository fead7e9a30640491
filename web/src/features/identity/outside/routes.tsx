import { createRoute } from '@tanstack/react-router';
import { memberFrame, publicFrame } from '../../../shared/frames.tsx';
import { lazyScreen } from '../../../shared/lazy-screen.ts';
import { lazy, Suspense } from 'react';

const returning = () => import('./return-page.tsx');
const Returning = lazy(() => returning().then((chunk) => ({ default: chunk.ReturningPage })));

/** Where a provider sends people back to. What the address brought was taken out of it before the app loaded (decision D51). */
export const outsideRoutes = [
  createRoute({
    getParentRoute: () => publicFrame,
    path: '/login-return/$provider',
    loader: async ({ context }) => (await import('./come-back.ts')).comeBack(context),
    staleTime: Infinity, // a way back is used up by its first use
    pendingMs: 0,
    pendingComponent: () => (
      <Suspense>
        <Returning />
      </Suspense>
    ),
    component: lazyScreen(returning, 'ReturnPage'),
  }),
];

/** A member's accounts at Google and Microsoft. */
export const outsideMemberRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/profile/logins',
    component: lazyScreen(() => import('./logins-page.tsx'), 'LoginsPage'),
  }),
];
