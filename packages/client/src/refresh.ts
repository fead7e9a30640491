import { authorizationFor } from './authorization.ts';
import { CallRefused, refusedBy } from './call-refused.ts';
import { configured, type Configuration, type Pair } from './configuration.ts';
import { send } from './send.ts';
import { isSameSelection, type Session, type SessionChanges } from './session-store.ts';

const running = new WeakMap<Configuration, Promise<void>>();

/**
 * Gets the next tokens, once for many that wait (SES-04): calls of this page share one promise, tabs take turns by a lock and use what another one got. Throws what the server
 * refused after clearing the session (SES-06); a lost network changes nothing. `used` is the session that the refused call was sent with.
 */
export function refresh(configuration: Configuration, used: Session): Promise<void> {
  const mine = running.get(configuration) ?? begin(configuration, used).finally(() => running.delete(configuration));
  running.set(configuration, mine);
  return mine.then(() => {
    // Another tab went on as somebody else: what this page wanted is not theirs to do.
    if (!isSameSelection(used, configuration.store.get())) throw sessionEnded();
  });
}

/** New tokens before the old ones end, for what carries them itself, as an upload. Throws like a call. */
export function refreshNow(configuration = configured()): Promise<void> {
  return refresh(configuration, configuration.store.get());
}

function begin(configuration: Configuration, used: Session): Promise<void> {
  const { device, store, token } = configuration;
  return device.lock('vitrine-refresh', async () => {
    await store.reread();
    const { access_token, refresh_token } = store.get();
    if (access_token && access_token !== used.access_token) return; // another tab was first
    if (!refresh_token) return endSession(configuration, sessionEnded());
    const answered = await send(configuration, token, {
      parts: { body: { grant_type: 'refresh_token', refresh_token } },
      authorization: authorizationFor(configuration, token),
    });
    const tokens = answered.ok ? token.answer.parse(await answered.json()) : await refusedBy(answered);
    // Logged out, or in as somebody else, here or in another tab, while the answer was under way: it does not bring the old session back.
    await store.reread();
    if (store.get().refresh_token !== refresh_token) return;
    if (!(tokens instanceof CallRefused)) return store.set(changesBy(configuration, tokens));
    // Only a clear no ends the session; a server that is down or busy does not.
    if (tokens.status === 400 || tokens.status === 401) return endSession(configuration, tokens);
    throw tokens;
  });
}

const sessionEnded = () => new CallRefused(401, { refusal: 'session_ended' });

/** What a pair changes in the session (SES-05). */
export function changesBy({ device }: Pick<Configuration, 'device'>, tokens: Pair): SessionChanges {
  const { access_token, refresh_token, user_firebase_token, expires_in } = tokens;
  return { access_token, refresh_token, user_firebase_token, expiresAt: new Date(device.nowMs() + expires_in * 1_000).toISOString() };
}

/** Clears what was kept and sends the person to the log-in (SES-06, SES-07); where they were stays remembered. */
async function endSession({ store, onSessionEnded }: Configuration, why: CallRefused): Promise<never> {
  const { redirect_url, languageId, languageCode } = store.get();
  await store.clear();
  if (redirect_url || languageId) await store.set({ redirect_url, languageId, languageCode });
  onSessionEnded();
  throw why;
}
