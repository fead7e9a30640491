import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { taskFrame } from '../shared/frames.tsx';
import { rememberRoute } from '../shared/kept-state.ts';

/** Keeps the screen that a member came from, so that the arrow back leads where they expect (NAV-12). A task that was left is over: nobody is led back into it. */
export function rememberRoutes(router: AnyRouter, hasSession: () => boolean): void {
  const isTask = ({ pathname }: ParsedLocation) => {
    const [routes] = router.getMatchedRoutes(pathname);
    return routes.some(({ id }) => id === taskFrame.id);
  };
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
    if (!pathChanged || !fromLocation || fromLocation.pathname === '/' || !hasSession()) return;
    rememberRoute(isTask(fromLocation) ? null : fromLocation.href, toLocation.pathname);
  });
}
