import { ownPath } from '@vitrine/domain/kernel';

/** Goes to a screen of the app, whose router hears of it; the console is none, and opens in the browser. */
export function goTo(path: string, portal: string): void {
  const own = ownPath(path);
  if (own === undefined) return;
  if (own.startsWith('/console')) window.open(portal + own, '_blank');
  else window.history.pushState(null, '', own);
}
