import { addressOf, type Endpoint } from '@vitrine/contract/kernel';
import type { Configuration } from './configuration.ts';

export type Sending = {
  parts: Parts;
  authorization: string | undefined;
  key?: string | undefined;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
};
export type Parts = { params?: object | undefined; query?: object | undefined; body?: unknown };

/** One request, as the endpoint's encoding wants it (SES-13). No time limit: only the person, by `signal`, ends it (SES-14). */
export function send(
  { baseUrl = '', fetch: fetchIt = fetch }: Configuration,
  endpoint: Endpoint,
  { parts, authorization, key, signal, headers: more = {} }: Sending,
): Promise<Response> {
  const { body } = parts;
  const headers = new Headers(more);
  if (authorization) headers.set('authorization', authorization);
  if (key) headers.set('idempotency-key', key);
  if (body !== undefined && !(body instanceof FormData))
    headers.set('content-type', endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json');
  return fetchIt(baseUrl + addressOf(endpoint, parts.params, parts.query), {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body: encoded(body, endpoint.encoding) }),
    ...(signal ? { signal } : {}),
  });
}

function encoded(body: unknown, encoding: Endpoint['encoding']): BodyInit {
  if (body instanceof FormData) return body; // multipart, with a boundary of the browser's own
  if (encoding === 'json') return JSON.stringify(body);
  const pairs = Object.entries(body as object).filter(([, value]) => value !== undefined); // oxlint-disable-line typescript/no-unsafe-type-assertion -- form bodies are flat objects
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
}

/** For addresses outside, as a storage's: nobody's token goes along (SES-12). */
export function fetchFrom(
  { fetch: fetchIt = fetch }: Pick<Configuration, 'fetch'>,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  return fetchIt(url, { ...init, credentials: 'omit' });
}
