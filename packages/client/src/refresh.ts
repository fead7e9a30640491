import { isSameSelection, stepSession, type Session, type SessionTokens } from '@vitrine/domain/identity';
import { authorizationFor } from './authorization.ts';
import { CallRefused, refusedBy } from './call-refused.ts';
import { configured, type Configuration, type Pair } from './configuration.ts';
import { send } from './send.ts';
import { step } from './step.ts';

const running = new WeakMap<Configuration, Promise<void>>();

/**
 * After a 401: gets the next tokens, once for many that wait (SES-04), where the session's machine says so. Calls of this page share one promise,
 * tabs take turns by a lock and use what another one got. Throws what the server refused after clearing the session (SES-06); a lost network changes
 * nothing. `used` is the session that the refused call was sent with.
 */
export function refresh(configuration: Configuration, used: Session): Promise<void> {
  return oneAtATime(configuration, used, async () => (await step(configuration.store, { kind: 'unauthorized', used })).do);
}

/** New tokens before the old ones end, for what carries them itself, as an upload. Throws like a call. */
export function refreshNow(configuration = configured()): Promise<void> {
  const used = configuration.store.get();
  return oneAtATime(configuration, used, async () => (await step(configuration.store, { kind: 'renewal_wanted', used })).do);
}

/** Before a call: a session that a 401 would end gets its next tokens in time (SES-08). Undefined when there is nothing to wait for. */
export function refreshWhenDue(configuration: Configuration): Promise<void> | undefined {
  const { store, device } = configuration;
  const due = () => stepSession(store.get(), { kind: 'call_due', nowMs: device.nowMs() }).next.do;
  return due() === 'refresh' ? oneAtATime(configuration, store.get(), async () => due()) : undefined;
}

async function oneAtATime(configuration: Configuration, used: Session, ask: () => Promise<string>): Promise<void> {
  const mine = running.get(configuration) ?? begin(configuration, ask).finally(() => running.delete(configuration));
  running.set(configuration, mine);
  await mine;
  // Another tab went on as somebody else: what this page wanted is not theirs to do.
  if (!isSameSelection(used, configuration.store.get())) throw sessionEnded();
}

function begin(configuration: Configuration, ask: () => Promise<string>): Promise<void> {
  const { device, store, token, onSessionEnded } = configuration;
  return device.lock('vitrine-refresh', async () => {
    await store.reread();
    const wanted = await ask();
    if (wanted === 'log_in') onSessionEnded();
    if (wanted === 'log_in' || wanted === 'give_up') throw sessionEnded();
    const { refresh_token: by } = store.get();
    if (wanted !== 'refresh' || by === undefined) return; // another tab was first
    const answered = await send(configuration, token, {
      parts: { body: { grant_type: 'refresh_token', refresh_token: by } },
      authorization: authorizationFor(configuration, token),
    });
    const tokens = answered.ok ? token.answer.parse(await answered.json()) : await refusedBy(answered);
    // Logged out, or in as somebody else, here or in another tab, while the answer was under way: the machine does not bring the old session back.
    await store.reread();
    if (!(tokens instanceof CallRefused))
      return void (await step(store, { kind: 'refreshed', by, tokens: tokensOf(configuration, tokens) }));
    // Only a clear no ends the session; a server that is down or busy does not.
    if (tokens.status !== 400 && tokens.status !== 401) {
      if (store.get().refresh_token !== by) return;
      throw tokens;
    }
    if ((await step(store, { kind: 'refresh_failed', by })).do !== 'log_in') return;
    onSessionEnded();
    throw tokens;
  });
}

const sessionEnded = () => new CallRefused(401, { refusal: 'session_ended' });

/** A pair as the session keeps it (SES-05). */
export function tokensOf({ device }: Pick<Configuration, 'device'>, tokens: Pair): SessionTokens {
  const { access_token, refresh_token, user_firebase_token, expires_in } = tokens;
  return { access_token, refresh_token, user_firebase_token, expiresAt: new Date(device.nowMs() + expires_in * 1_000).toISOString() };
}
