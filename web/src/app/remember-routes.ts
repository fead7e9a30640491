import type { AnyRouter } from '@tanstack/react-router';
import { rememberRoute } from '../shared/kept-state.ts';

/** Keeps the screen that a member came from, so that the arrow back leads where they expect (NAV-12). */
export function rememberRoutes(router: AnyRouter, hasSession: () => boolean): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
    if (pathChanged && fromLocation && fromLocation.pathname !== '/' && hasSession()) rememberRoute(fromLocation.href, toLocation.pathname);
  });
}
