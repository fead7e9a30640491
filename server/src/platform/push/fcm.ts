/** Firebase Cloud Messaging, HTTP v1: to Android by itself, to iOS through APNs. */
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import type { Account } from './account.ts';
import { accessTokens } from './access-token.ts';
import { PushGone, PushLater, PushRefused, type Push, type PushNotice } from './push.ts';

export type FcmParts = { url: string; account: Account; clock: Clock; wait?: number };

/** Milliseconds that the provider may take. */
const patience = 10_000;
/** What a phone that is off for longer missed lies in its inbox. */
const lifeSeconds = 86_400;
/** Where a busy provider names no time, its documentation asks for a minute. */
const usualWaitSeconds = 60;

/** `POST /v1/projects/{project}/messages:send`, with a token of the operator's service account. */
export function openFcm({ url, account, clock, wait = patience }: FcmParts): Push {
  const tokens = accessTokens(account, { clock, wait });
  const address = `${url}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`;
  const post = async (notice: PushNotice) => {
    const token = await tokens.get();
    return fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(wait),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: messageOf(notice, Math.floor(Date.parse(clock.now()) / 1_000)) }),
    }).catch(() => {
      throw new PushLater('no connection', usualWaitSeconds);
    });
  };
  return {
    isOn: true,
    send: async (notice) => {
      const first = await post(notice);
      if (!first.ok && first.status !== 401) throw await faultOf(first);
      await first.body?.cancel();
      if (first.ok) return;
      tokens.forget(); // it may have been revoked before its time
      const second = await post(notice);
      if (!second.ok) throw await faultOf(second);
      await second.body?.cancel();
    },
  };
}

const messageOf = ({ token, title, body, key, data }: PushNotice, now: number) => ({
  token,
  notification: { title, body },
  data,
  android: { priority: 'HIGH', ttl: `${lifeSeconds}s`, collapse_key: key, notification: { tag: key, channel_id: 'notices' } },
  apns: {
    headers: { 'apns-collapse-id': key, 'apns-priority': '10', 'apns-expiration': String(now + lifeSeconds) },
    payload: { aps: { sound: 'default' } },
  },
});

const Said = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z
      .array(z.looseObject({ errorCode: z.string().optional(), fieldViolations: z.array(z.looseObject({ field: z.string() })).optional() }))
      .optional(),
  }),
});

/** The fault that an answer tells, by the codes of FcmError. */
async function faultOf(answered: Response): Promise<Error> {
  const read = Said.safeParse(await answered.json().catch(() => undefined));
  const { status: word, details = [] } = read.success ? read.data.error : {};
  const code = details.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? word ?? `status ${answered.status}`;
  const isOfToken = details.some(({ fieldViolations }) => fieldViolations?.some(({ field }) => field === 'message.token'));
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH' || (answered.status === 400 && isOfToken)) return new PushGone(code);
  if (answered.status === 429 || answered.status >= 500) return new PushLater(code, secondsIn(answered.headers.get('retry-after')));
  return new PushRefused(code);
}

/** Whole seconds of a Retry-After; a date or nothing is the usual wait. */
const secondsIn = (header: string | null) => (/^\d{1,5}$/.test(header ?? '') ? Math.max(1, Number(header)) : usualWaitSeconds);
