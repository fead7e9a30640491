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

/** Keeps a text, or forgets it. */
export function keep(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // Private windows and full disks: the page goes on without it.
  }
}
