import { ownPath } from '@vitrine/domain/kernel';
import { useRouterState } from '@tanstack/react-router';
import { useRouteFrom } from './kept-state.ts';

/**
 * Where the arrow back leads (NAV-12): to the list that this screen was opened from, as it was searched and filtered; to another place of the app that led here; else to
 * the screen above.
 */
export function useBackHref(above: string): string {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return backFrom({ above, from: useRouteFrom(path) });
}

/** The same for who knows the way; `from` may be anybody's word, so that only a path of this site is followed. */
export function backFrom({ above, from }: { above: string; from: string | null }): string {
  const own = ownPath(from ?? undefined);
  if (own === undefined || !above.startsWith('/')) return above;
  const [path] = own.split(/[?#]/);
  return path === above || isPlace(path ?? '') ? own : above;
}

/** A place of the app has one name; what lies deeper has an arrow of its own, and two arrows would lead in a circle. */
const isPlace = (path: string) => /^\/[\w-]+$/.test(path) && !withArrow.has(path);
const withArrow = new Set(['/points-table', '/orders', '/logout']);
