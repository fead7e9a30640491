import { token, type Tokens } from '@vitrine/contract/identity';
import { authorizationFor } from './authorization.ts';
import { CallRefused } from './call-refused.ts';
import type { Configuration } from './configuration.ts';
import { send } from './send.ts';

const running = new WeakMap<Configuration, Promise<void>>();

/**
 * Gets the next tokens, once for many that wait (SES-04): calls of this page share one promise, tabs take turns by a lock and use what another one got. Throws what the server
 * refused after clearing the session (SES-06); a lost network changes nothing.
 */
export function refresh(configuration: Configuration, usedToken: string | undefined): Promise<void> {
  const mine = running.get(configuration) ?? begin(configuration, usedToken).finally(() => running.delete(configuration));
  running.set(configuration, mine);
  return mine;
}

function begin(configuration: Configuration, usedToken: string | undefined): Promise<void> {
  const { device, store } = configuration;
  return device.lock('vitrine-refresh', async () => {
    await store.reread();
    const { access_token, refresh_token } = store.get();
    if (access_token && access_token !== usedToken) return; // another tab was first
    if (!refresh_token) return endSession(configuration, new CallRefused(401, { refusal: 'session_ended' }));
    const answered = await send(configuration, token, {
      parts: { body: { grant_type: 'refresh_token', refresh_token } },
      authorization: authorizationFor(configuration, token),
    });
    if (answered.ok) return keepTokens(configuration, token.answer.parse(await answered.json()));
    const refused = new CallRefused(answered.status, await answered.json().catch(() => ({})));
    // Only a clear no ends the session; a server that is down or busy does not.
    if (answered.status === 400 || answered.status === 401) return endSession(configuration, refused);
    throw refused;
  });
}

/** Keeps a pair where every tab finds it (SES-05). */
export async function keepTokens({ store }: Configuration, { access_token, refresh_token, user_firebase_token }: Tokens): Promise<void> {
  await store.set({ access_token, refresh_token, user_firebase_token });
}

/** Clears what was kept and sends the person to the log-in (SES-06, SES-07); where they were stays remembered. */
export async function endSession({ store, onSessionEnded }: Configuration, why: CallRefused): Promise<never> {
  const { redirect_url, languageId, languageCode } = store.get();
  await store.clear();
  if (redirect_url || languageId) await store.set({ redirect_url, languageId, languageCode });
  onSessionEnded();
  throw why;
}
