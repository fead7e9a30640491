import { createSign } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock/index.ts';
import type { Account } from './account.ts';
import { PushLater, PushRefused } from './push.ts';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const Granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
/** A token that ends meanwhile would be refused: it is renewed this long before. */
const earlyMs = 60_000;

export type AccessTokens = { get(): Promise<string>; forget(): void };

/** Tokens of a service account by a signed assertion (RFC 7523), each used until it is about to end; many askers at once share one. */
export function accessTokens(account: Account, { clock, wait }: { clock: Clock; wait: number }): AccessTokens {
  let held: { token: string; until: number } | undefined;
  let asking: Promise<string> | undefined;
  const ask = async () => {
    const now = Date.parse(clock.now());
    const { access_token: token, expires_in } = await grant(account, { now, wait });
    held = { token, until: now + expires_in * 1_000 - earlyMs };
    return token;
  };
  return {
    get: async () => {
      if (held && Date.parse(clock.now()) < held.until) return held.token;
      asking ??= ask().finally(() => (asking = undefined));
      return asking;
    },
    forget: () => (held = undefined),
  };
}

async function grant(account: Account, { now, wait }: { now: number; wait: number }): Promise<z.infer<typeof Granted>> {
  const answered = await fetch(account.token_uri, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(wait),
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: assertion(account, now) }),
  }).catch(() => {
    throw new PushLater('no way to the tokens', 30);
  });
  const said: unknown = await answered.json().catch(() => undefined);
  if (answered.status === 429 || answered.status >= 500) throw new PushLater(`tokens: status ${answered.status}`, 30);
  const granted = Granted.safeParse(said);
  if (!answered.ok || !granted.success) throw new PushRefused(`tokens: status ${answered.status}`);
  return granted.data;
}

/** Signed by the account's key, good for an hour at most. */
function assertion({ client_email: iss, private_key: key, token_uri: aud }: Account, now: number): string {
  const iat = Math.floor(now / 1_000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iss, scope, aud, iat, exp: iat + 3_600 })}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}
