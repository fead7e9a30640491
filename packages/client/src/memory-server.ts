import { memoryDevice, type MemoryDevice } from './memory-device.ts';
import { sessionCalls } from './memory-calls.ts';
import type { Configuration } from './configuration.ts';
import { createSessionStore } from './session-store.ts';

export type Asked = { method: string; url: string; headers: Headers; body: string };
type Route = (asked: Asked, signal: AbortSignal | null | undefined) => Response | Promise<Response>;

export const personId = '0198c000-0000-7000-8000-000000000001';
export const clientId = '0198c000-0000-7000-8000-0000000000c1';
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => Response.json(body, { status, headers });
export const nothingListed = { items: [], next: null };

/** A server in memory: it takes one access token at a time, and turns each refresh token once. */
export function memoryServer() {
  let turns = 1;
  let isReachable = true;
  const asked: Asked[] = [];
  const pair = () => ({ access_token: `access-${turns}`, refresh_token: `refresh-${turns}`, user_firebase_token: `stream-${turns}` });
  const tokens = () => ({ ...pair(), expires_in: 900, token_type: 'Bearer' });
  const turn = () => {
    turns += 1;
    return json(tokens());
  };
  const routes: Record<string, Route> = {
    '/o/token/': ({ body }) =>
      new URLSearchParams(body).get('refresh_token') === pair().refresh_token
        ? turn()
        : json({ error: 'invalid_grant', error_description: 'session_ended' }, 400),
  };
  return {
    asked,
    pair,
    tokens,
    turn,
    /** What answers at this path, instead of an empty list. */
    on: (path: string, route: Route) => void (routes[path] = route),
    cut: () => void (isReachable = false),
    mend: () => void (isReachable = true),
    askedAt: (path: string) => asked.filter(({ url }) => new URL(url, 'https://own.example').pathname === path),
    /** Member endpoints want the newest token; the others answer whoever asks. */
    fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
      init?.signal?.throwIfAborted();
      const address = input instanceof Request ? input.url : input.toString();
      const request = new Request(new URL(address, 'https://own.example'), init);
      const one = { method: request.method, url: address, headers: request.headers, body: await request.text() };
      asked.push(one);
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (!isReachable) throw new TypeError('fetch failed');
      const { pathname } = new URL(request.url);
      const bearer = one.headers.get('authorization');
      const isMember = pathname.startsWith('/api/v1/') && pathname !== '/api/v1/stream';
      if (isMember && bearer !== `Bearer ${pair().access_token}`) return json({ refusal: 'session_ended', requestId: 'r' }, 401);
      return routes[pathname]?.(one, init?.signal) ?? json(nothingListed);
    },
  };
}

export type MemoryServer = ReturnType<typeof memoryServer>;

/** A tab of somebody who is logged in, unless `session` says otherwise. */
export async function aTab({
  server = memoryServer(),
  device = memoryDevice(),
  session = { ...server.pair(), personId, id_user_client_selected: clientId },
}: { server?: MemoryServer; device?: MemoryDevice; session?: object } = {}) {
  const store = createSessionStore(device);
  const ready = store.ready();
  await device.pass(1_000);
  await ready;
  if (Object.keys(session).length > 0) await store.set(session);
  let ended = 0;
  const configuration: Configuration = {
    device,
    store,
    client: { id: 'web', secret: 'open' },
    fetch: server.fetch,
    token: sessionCalls.token,
    onSessionEnded: () => void (ended += 1),
  };
  return { configuration, server, device, store, timesEnded: () => ended };
}
