/** A session in a browser's own storage, as a log-in leaves it there. */
import { createSessionStore, step, type Device } from '@vitrine/client';
import { locales } from '@vitrine/domain/kernel';
import type { Page } from '@playwright/test';
import { aSession, nameOf, siteOf, type Who } from './api.ts';

type Kept = { slice: string | null; secret: string | undefined };

type Ways = {
  /** False: the device knows of no selected client. */
  isInClient?: boolean | undefined;
  /** Where the page goes then, `null` for nowhere. Otherwise it goes on from the log-in screen: to what was asked for before, to a gate, or home. */
  to?: string | null | undefined;
};

/** Logs this person in where the page stands. */
export async function keepSession(page: Page, who: Who, { isInClient = true, to }: Ways = {}): Promise<void> {
  const isOnSite = page.url().startsWith('http');
  const at = isOnSite ? new URL(page.url()).origin : siteOf(who);
  if (!isOnSite) await page.goto(`${at}/readyz`); // some page of the site, for its storage
  const device = await page.evaluate(() => navigator.userAgent);
  const { tokens, personId, clientId, languageId } = await aSession(
    { userName: nameOf(who), password: '', at },
    { device, ...(typeof who === 'string' ? { slug: 'aurora' } : {}) },
  );

  const kept = await page.evaluate((): Kept => {
    const secret = /(?:^|; )vitrine_key=([^;]*)/.exec(document.cookie)?.[1];
    return { slice: localStorage.getItem('common'), secret: secret === undefined ? undefined : decodeURIComponent(secret) };
  });
  const store = createSessionStore(storageIn(kept));
  await store.ready();
  const { expires_in, token_type: _, ...pair } = tokens;
  await step(store, {
    kind: 'logged_in',
    tokens: { ...pair, expiresAt: new Date(Date.now() + expires_in * 1_000).toISOString() },
    owner: { personId, id_user_client_selected: clientId, languageId, languageCode: locales[languageId - 1] ?? 'pt-BR' },
  });
  if (!isInClient) await store.set({ id_user_client_selected: undefined });
  await page.evaluate(({ slice, secret = '' }: Kept) => {
    document.cookie = `vitrine_key=${encodeURIComponent(secret)}; path=/; max-age=86400; samesite=strict`;
    localStorage.setItem('common', slice ?? '');
  }, kept);
  if (to === null) return;
  const { pathname, search } = new URL(page.url());
  if (to !== undefined) await page.goto(new URL(to, at).href);
  else await page.goto(pathname === '/' ? `${at}/${search}` : `${at}/`); // what a link asked for stands in the address of the log-in
}

/** A device of which only storage and cookies are real: what a session writes there goes into `kept`. */
function storageIn(kept: Kept): Device {
  return {
    storage: {
      getItem: () => kept.slice,
      setItem: (_, text) => void (kept.slice = text),
      removeItem: () => void (kept.slice = null),
    },
    cookies: { get: () => kept.secret, set: (_, secret) => void (kept.secret = secret || undefined) },
    crypto,
    channel: null,
    lock: (_, work) => work(),
    nowMs: () => Date.now(),
    newId: () => crypto.randomUUID(),
    wait: async () => undefined,
    fraction: () => 0,
    isOnline: () => true,
    onReachable: () => () => undefined,
    pageAccessToken: () => undefined,
    kept: { get: async () => undefined, set: async () => undefined },
  };
}
