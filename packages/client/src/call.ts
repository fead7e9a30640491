import type { Answer, Ask, Endpoint } from '@vitrine/contract/kernel';
import { authorizationFor } from './authorization.ts';
import { refusedBy } from './call-refused.ts';
import { configured, type Called, type Configuration } from './configuration.ts';
import { makeReady } from './make-ready.ts';
import { refresh, refreshWhenDue } from './refresh.ts';
import { send, type Parts, type Sending } from './send.ts';
import { yieldToMain } from './yield-to-main.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** Stays the same where a person repeats one and the same act, so that it is done once (decision D40). */
  key?: string;
  /** The page may be left before the answer comes: the browser sends it all the same. */
  keepalive?: boolean;
};
type Args<E extends Endpoint> =
  Record<string, never> extends Ask<E> ? [ask?: Ask<E>, options?: CallOptions] : [ask: Ask<E>, options?: CallOptions];

/** Calls an endpoint and parses its answer. Throws `CallRefused`, or the TypeError of a lost network. */
export function call<E extends Endpoint>(endpoint: E, ...args: Args<E>): Promise<Answer<E>> {
  return callBy(configured(), endpoint, ...args);
}

/** As `call`, by a configuration of its own. */
export async function callBy<E extends Endpoint>(
  configuration: Configuration,
  endpoint: E,
  ...[ask, options = {}]: Args<E>
): Promise<Answer<E>> {
  const asked = answerOf(configuration, endpoint, ask ?? {}, options);
  const [answered] = await Promise.all([asked, makeReady(endpoint.answer)]); // a refusal comes at once
  const parsed = endpoint.answer.parse(await answered.json()) as Answer<E>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- just parsed by the endpoint's own schema
  await yieldToMain(); // what is drawn of it is another task
  return parsed;
}

/** As `call`, for endpoints that answer a file. */
export async function callFile<E extends Endpoint>(endpoint: E, ...[ask, options = {}]: Args<E>): Promise<Blob> {
  const answered = await answerOf(configured(), endpoint, ask ?? {}, options);
  return answered.blob();
}

/** The successful answer of a call, after one refresh when the token was too old (SES-04, SES-07). Other refusals pass unchanged (SES-09). */
export async function answerOf(
  configuration: Configuration,
  endpoint: Called,
  ask: object,
  { signal, key, keepalive = false, headers, priority }: CallOptions & Pick<Sending, 'headers' | 'priority'> = {},
): Promise<Response> {
  const parts = ask as Parts; // oxlint-disable-line typescript/no-unsafe-type-assertion -- an Ask has these three parts
  const { store, device } = configuration;
  const oneKey = endpoint.keyed ? (key ?? device.newId()) : undefined;
  const attempt = () =>
    send(configuration, endpoint, {
      parts,
      authorization: authorizationFor(configuration, endpoint),
      key: oneKey,
      signal,
      keepalive,
      ...(headers ? { headers } : {}),
      ...(priority ? { priority } : {}),
    });
  const due = endpoint.access === 'client' || endpoint.access === 'open' ? undefined : refreshWhenDue(configuration);
  if (due) await due; // and otherwise not a moment goes by: whose call this is stands fast from here on
  const used = store.get();
  const first = await attempt();
  if (first.ok) return first;
  if (first.status !== 401 || endpoint.access === 'client' || endpoint.access === 'open') throw await refusedBy(first);
  await refresh(configuration, used);
  const second = await attempt();
  if (second.ok) return second;
  throw await refusedBy(second);
}
