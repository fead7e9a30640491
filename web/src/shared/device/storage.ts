import { isVisiting } from './visit.ts';

/** Small things that outlive the page. A browser that refuses storage forgets them, and nothing else happens. */
const prefix = 'vitrine:';

/** What was kept under this name, if anything. */
export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What a person may forbid to be remembered (EXP-04). */
const preferences = ['locale', 'mode', 'country'];

/** Allows or forbids that preferences outlive the page; what was remembered goes at once. */
export function rememberPreferences(mayBe: boolean): void {
  if (!mayBe) for (const name of preferences) keep(name, undefined);
  keep('forgets-preferences', mayBe ? undefined : 'yes');
}

/** Keeps a text, or forgets it. */
export function keep(name: string, value: string | undefined): void {
  if (isVisiting()) return;
  try {
    const isForbidden = preferences.includes(name) && kept('forgets-preferences') !== undefined;
    if (value === undefined || isForbidden) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // Private windows and full disks: the page goes on without it.
  }
}
