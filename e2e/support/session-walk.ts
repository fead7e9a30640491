/** A walk over the session's machine in two tabs of one browser; after each step both tabs and the storage have to be what the machine says. */
import { stepSession, type Session } from '@vitrine/domain/identity';
import { expect, type BrowserContext, type Page, type Response } from '@playwright/test';
import fc from 'fast-check';
import { origin } from './api.ts';

export const kinds = ['log_in', 'log_out', 'expire', 'switch_client', 'reload', 'offline', 'online', 'revoked_elsewhere'] as const;
export type Step = { kind: (typeof kinds)[number]; tab: 0 | 1 };

/** The steps of one seed. Those that cannot happen where the walk then is are left out as it goes. */
export function stepsOf(seed: number, length: number): Step[] {
  const step = fc.record({ kind: fc.constantFrom(...kinds), tab: fc.constantFrom(0 as const, 1 as const) });
  const [steps = []] = fc.sample(fc.array(step, { minLength: length, maxLength: length, size: 'max' }), { seed, numRuns: 1 });
  return [{ kind: 'log_in', tab: 0 }, ...steps];
}

type Walker = { tabs: [Page, Page]; traveller: { userName: string; password: string }; patience?: number };

/** Walks, and throws at the first step after which browser and machine differ. Answers what was really done. */
export async function walk(
  context: BrowserContext,
  { tabs, traveller, patience = 15_000 }: Walker,
  steps: readonly Step[],
): Promise<string[]> {
  const heard = await listen(context);
  const done: string[] = [];
  let session: Session = {};
  let isOnline = true;
  for (const { kind, tab } of steps) {
    const page = tabs[tab];
    const isIn = session.access_token !== undefined;
    switch (kind) {
      case 'log_in': {
        if (isIn || !isOnline) continue;
        await page.getByRole('form', { name: 'Entrar' }).getByRole('textbox').first().fill(traveller.userName);
        await page.locator('input[name=password]').fill(traveller.password);
        const [tokens] = await Promise.all([heard.tokens(), page.getByRole('button', { name: 'Entrar', exact: true }).click()]);
        const owner = await heard.owner(tokens.access_token);
        session = stepSession(session, { kind: 'logged_in', tokens, owner }).session;
        break;
      }
      case 'log_out': {
        if (!isIn || !isOnline) continue; // without a network the screen of the way out may not be here yet
        await page.goto('/logout');
        session = stepSession(session, { kind: 'logged_out' }).session;
        break;
      }
      case 'expire': {
        if (!isIn || !isOnline) continue;
        const { refresh_token: by = '' } = session;
        heard.spoil(session.access_token);
        const [tokens] = await Promise.all([heard.tokens(), page.reload()]);
        expect(stepSession(session, { kind: 'unauthorized', used: session }).next).toEqual({ do: 'refresh' });
        session = stepSession(session, { kind: 'refreshed', by, tokens }).session;
        break;
      }
      case 'switch_client': {
        if (!isIn || !isOnline) continue;
        await page.goto('/profile');
        const [tokens] = await Promise.all([heard.tokens(), page.locator('button[aria-pressed=false]').first().click()]);
        const owner = await heard.owner(tokens.access_token);
        session = stepSession(session, { kind: 'client_selected', tokens, owner }).session;
        break;
      }
      case 'revoked_elsewhere': {
        if (!isIn || !isOnline) continue;
        await fetch(`${origin}/api/v1/log-out`, { method: 'POST', headers: { authorization: `Bearer ${session.access_token}` } });
        await page.reload();
        const { session: refused } = stepSession(session, { kind: 'unauthorized', used: session });
        session = stepSession(refused, { kind: 'refresh_failed', by: refused.refresh_token ?? '' }).session;
        break;
      }
      case 'reload':
        if (!isOnline) continue;
        await page.reload();
        break;
      case 'offline':
      case 'online':
        isOnline = kind === 'online';
        await context.setOffline(!isOnline);
        break;
    }
    done.push(`${kind} in tab ${tab}`);
    for (const one of tabs) await agree(one, session, { told: done.join(', '), patience });
  }
  await context.setOffline(false);
  return done;
}

/** What the tab shows, and what the device holds for it. */
async function agree(page: Page, session: Session, { told, patience }: { told: string; patience: number }): Promise<void> {
  const isIn = session.access_token !== undefined;
  const form = page.getByRole('form', { name: 'Entrar' });
  if (isIn) {
    await expect(form, told).toHaveCount(0, { timeout: patience });
    await expect(page.locator('a[href="#content"]'), told).toBeAttached({ timeout: patience }); // a member's frame; the log-in's own heading stays until there is one
    await expect(page.getByRole('heading', { level: 1 }).first(), told).toBeVisible({ timeout: patience });
  } else await expect(form, told).toBeVisible({ timeout: patience });
  const held = async () => {
    const { access_token, refresh_token, user_firebase_token, webservice_token, personId, id_user_client_selected } = await keptIn(page);
    return { access_token, refresh_token, user_firebase_token, webservice_token, personId, id_user_client_selected };
  };
  const { access_token, refresh_token, user_firebase_token, webservice_token, personId, id_user_client_selected } = session;
  const expected = { access_token, refresh_token, user_firebase_token, webservice_token, personId, id_user_client_selected };
  await expect.poll(held, { message: told, timeout: patience }).toEqual(expected);
}

/** The sealed slice, opened as the app opens it. */
const keptIn = (page: Page): Promise<Session> =>
  page.evaluate(async () => {
    const sealed = localStorage.getItem('common');
    const secret = /(?:^|; )vitrine_key=([^;]*)/.exec(document.cookie)?.[1];
    if (!sealed || !secret) return {};
    const bytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const [iv = '', content = ''] = sealed.split('.');
    const key = await crypto.subtle.importKey('raw', bytes(decodeURIComponent(secret)), 'AES-GCM', false, ['decrypt']);
    try {
      const opened: unknown = JSON.parse(
        new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv) }, key, bytes(content))),
      );
      return typeof opened === 'object' && opened !== null ? opened : {};
    } catch {
      return {}; // the secret went while it was read: the poll looks again
    }
  });

/** The answers that make a session, as they pass; and a token that the server does not know any more. */
async function listen(context: BrowserContext) {
  let spoilt: string | undefined;
  await context.route('**/api/v1/**', (route, request) => {
    const isSpoilt = spoilt !== undefined && request.headers()['authorization'] === `Bearer ${spoilt}`;
    return isSpoilt ? route.continue({ headers: { ...request.headers(), authorization: 'Bearer spoilt' } }) : route.fallback();
  });
  const owners = new Map<string, Session>();
  context.on('response', async (answer) => {
    if (!answer.ok() || new URL(answer.url()).pathname !== '/api/v1/me' || answer.request().method() !== 'GET') return;
    const { person, client } = await answer.json().catch(() => ({})); // of a page that has gone, nobody waits for it
    if (person) owners.set(answer.request().headers()['authorization'] ?? '', { personId: person.id, id_user_client_selected: client.id });
  });
  return {
    spoil: (token: string | undefined) => void (spoilt = token),
    tokens: async () => {
      const isPair = (answer: Response) => answer.ok() && /\/(alternative_login|o\/token|reload_user_tokens)\/$/.test(answer.url());
      const { access_token, refresh_token, user_firebase_token } = await (
        await context.waitForEvent('response', { predicate: isPair })
      ).json();
      return { access_token, refresh_token, user_firebase_token, expiresAt: '' };
    },
    /** Whom the server says this token to be. */
    owner: async (token: string) => {
      await expect.poll(() => owners.has(`Bearer ${token}`)).toBe(true);
      const { personId = '', id_user_client_selected = '' } = owners.get(`Bearer ${token}`) ?? {};
      return { personId, id_user_client_selected, languageId: 1, languageCode: 'pt-BR' };
    },
  };
}
