import { addressOf } from '@vitrine/contract/kernel';
import { isAbsolute } from './authorization.ts';
import type { Called, Configuration } from './configuration.ts';

export type Sending = {
  parts: Parts;
  authorization: string | undefined;
  key?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The page may be left before the answer comes. */
  keepalive?: boolean;
  headers?: Record<string, string>;
  /** What nobody waits for gives way to what is shown. */
  priority?: RequestPriority;
};
export type Parts = { params?: object | undefined; query?: object | undefined; body?: unknown };

/** One request, as the endpoint's encoding wants it (SES-13). No time limit: only the person, by `signal`, ends it (SES-14). */
export function send(
  { baseUrl = '', fetch: fetchIt = fetch }: Pick<Configuration, 'baseUrl' | 'fetch'>,
  endpoint: Called,
  { parts, authorization, key, signal, keepalive = false, headers: more = {}, priority }: Sending,
): Promise<Response> {
  const headers = new Headers(more);
  if (authorization) headers.set('authorization', authorization);
  if (key) headers.set('idempotency-key', key);
  const body = encoded(parts.body, endpoint);
  if (typeof body === 'string') headers.set('content-type', contentTypes[endpoint.encoding]);
  const address = addressOf(endpoint, parts.params, parts.query);
  return fetchIt(isAbsolute(address) ? address : baseUrl + address, {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
    ...(priority ? { priority } : {}),
  });
}

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' };

/** The one address of ours that takes form data as what it encodes otherwise (SES-13, CAL-06). */
const neverMultipart = '/api/files/complete/';

function encoded(body: unknown, { encoding, path }: Called): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (body instanceof FormData && path !== neverMultipart) return body; // multipart, with a boundary of the browser's own
  const plain = body instanceof FormData ? Object.fromEntries(body) : body;
  if (encoding === 'json') return JSON.stringify(plain);
  const pairs = Object.entries(plain ?? {}).filter(([, value]) => value !== undefined);
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
}

/** For addresses outside, as a storage's: nobody's token goes along, and the body is sent as it is (SES-12, SES-13). */
export function fetchFrom(
  { fetch: fetchIt = fetch }: Pick<Configuration, 'fetch'>,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  return fetchIt(url, { ...init, credentials: 'omit' });
}
