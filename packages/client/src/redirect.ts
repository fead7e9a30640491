import { configured } from './configuration.ts';

/** Remembers where a person wanted to go (SES-02). Only a path of this origin; anything else is forgotten. */
export async function rememberRedirect(path: string, { store } = configured()): Promise<void> {
  if (isOwnPath(path)) await store.set({ redirect_url: path });
}

/** The remembered path, once (SES-03). */
export async function takeRedirect({ store } = configured()): Promise<string | undefined> {
  const { redirect_url } = store.get();
  if (redirect_url === undefined) return undefined;
  await store.set({ redirect_url: undefined });
  return isOwnPath(redirect_url) ? redirect_url : undefined;
}

/** One slash and then no other, and nothing that browsers leave out: they read `//host`, `/\host` and `/⇥/host` as another site. */
const isOwnPath = (path: string) => /^\/(?![/\\])\S*$/.test(path);
