/** Calls of the contract over HTTP, as a browser makes them. */
import { addressOf, type Answer, type Ask, type Endpoint } from '@vitrine/contract/kernel';
import { alternativeLogin } from '@vitrine/contract/identity';
import { getSite } from '@vitrine/contract/tenancy';

export type Session = { url: string; authorization: string };

/** A call as it goes over the wire: plain, so that another process can send it again. */
export type Request = { method: string; address: string; type: string; body: string | null };

export function requestOf<E extends Endpoint>(endpoint: E, ask: Ask<E>): Request {
  const { params, query, body } = ask as { params?: object; query?: object; body?: object }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the three parts of an Ask
  const isForm = endpoint.encoding === 'form';
  return {
    method: endpoint.method,
    address: addressOf(endpoint, params, query),
    type: isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    body: body === undefined ? null : isForm ? new URLSearchParams(Object.entries(body)).toString() : JSON.stringify(body),
  };
}

/** Sends a request, with its Idempotency-Key where it has one; throws `Unanswered` when no whole answer came, and answers any status otherwise. */
export async function exchange(
  { url, authorization }: Session,
  { method, address, type, body }: Request,
  { key, signal }: { key?: string; signal?: AbortSignal } = {},
): Promise<{ status: number; body: unknown }> {
  try {
    const answered = await fetch(url + address, {
      method,
      headers: { authorization, ...(body === null ? {} : { 'content-type': type }), ...(key ? { 'idempotency-key': key } : {}) },
      ...(body === null ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    return { status: answered.status, body: await answered.json() };
  } catch (cause) {
    throw new Unanswered('no answer', { cause });
  }
}

/** Sends one call of the contract. */
export async function send<E extends Endpoint>(session: Session, endpoint: E, ask: Ask<E>): Promise<{ status: number; body: Answer<E> }> {
  const { status, body } = await exchange(session, requestOf(endpoint, ask));
  return { status, body: body as Answer<E> }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- compared by the caller
}

export class Unanswered extends Error {}

/** The web app itself, before anybody has logged in: by the id and secret that its page carries. */
export async function webApp(url: string): Promise<Session> {
  const site = await send({ url, authorization: '' }, getSite, {});
  return { url, authorization: `Basic ${Buffer.from(`${site.body.client_id}:${site.body.client_secret}`).toString('base64')}` };
}

/** Logs a demo account in. */
export async function logIn(url: string, { userName, password }: { userName: string; password: string }): Promise<Session> {
  const tokens = await send(await webApp(url), alternativeLogin, { body: { username: userName, password } });
  if (tokens.status !== 200) throw new Error(`log-in of ${userName} answered ${tokens.status}: ${JSON.stringify(tokens.body)}`);
  return { url, authorization: `Bearer ${tokens.body.access_token}` };
}
