import type { SessionOwner } from '@vitrine/domain/identity';
import { authorizationFor } from './authorization.ts';
import { answerOf } from './call.ts';
import { refusedBy } from './call-refused.ts';
import { configured, type Answering, type Called, type Configuration, type Pair } from './configuration.ts';
import { tokensOf } from './refresh.ts';
import { send } from './send.ts';
import { step } from './step.ts';

/** Whose the tokens are, as far as a session keeps it. */
export type Who = { person: { id: string; languageId: number }; client: { id: string } };

/** How long a person waits for the server to hear of their log-out; it is over on the device before. */
const partingMilliseconds = 3_000;

/**
 * Logs in and keeps what SES-01 names, all at once: another tab never sees half of it. Refuses `wrong_credentials`, `person_blocked`,
 * `awaiting_approval`, `no_client`.
 */
export async function logInBy<Me extends Who>(
  { alternativeLogin, getMe }: { alternativeLogin: Answering<Pair>; getMe: Answering<Me> },
  who: { username: string; password: string; challenge?: string },
  configuration = configured(),
): Promise<Me> {
  return enterBy({ login: alternativeLogin, getMe }, { body: who }, configuration);
}

/** Takes the tokens that this call gives for whoever it lets in, and keeps what SES-01 names. `webserviceToken`: what was redeemed for them. */
export async function enterBy<Me extends Who>(
  { login, getMe }: { login: Answering<Pair>; getMe: Answering<Me> },
  { body, webserviceToken }: { body: object; webserviceToken?: string },
  configuration = configured(),
): Promise<Me> {
  const answered = await answerOf(configuration, login, { body });
  const tokens = login.answer.parse(await answered.json());
  const me = await whoseIs(configuration, { getMe, tokens });
  await step(configuration.store, {
    kind: 'logged_in',
    tokens: tokensOf(configuration, tokens),
    owner: ownerOf(me),
    ...(webserviceToken === undefined ? {} : { webserviceToken }),
  });
  return me;
}

/** Goes on in another client of the same person. */
export async function selectClientBy<Me extends Who>(
  { reloadUserTokens, getMe }: { reloadUserTokens: Answering<Pair>; getMe: Answering<Me> },
  clientId: string,
  configuration = configured(),
): Promise<Me> {
  const { store, device } = configuration;
  // A refresh that ran at the same time would spend the same token.
  return device.lock('vitrine-refresh', async () => {
    await store.reread();
    const { refresh_token = '' } = store.get();
    const answered = await answerOf(configuration, reloadUserTokens, { body: { refresh_token, id_client: clientId } });
    const tokens = reloadUserTokens.answer.parse(await answered.json());
    const pair = tokensOf(configuration, tokens);
    try {
      const me = await whoseIs(configuration, { getMe, tokens });
      await step(store, { kind: 'client_selected', tokens: pair, owner: ownerOf(me) });
      return me;
    } catch (fault) {
      // The old pair is spent: what came is kept, whatever became of the question who this is.
      await step(store, { kind: 'client_selected', tokens: pair, owner: { id_user_client_selected: clientId } });
      throw fault;
    }
  });
}

async function whoseIs<Me extends Who>(
  configuration: Configuration,
  { getMe, tokens }: { getMe: Answering<Me>; tokens: Pair },
): Promise<Me> {
  const answered = await send(configuration, getMe, { parts: {}, authorization: `Bearer ${tokens.access_token}` });
  if (!answered.ok) throw await refusedBy(answered);
  return getMe.answer.parse(await answered.json());
}

function ownerOf({ person, client }: Who): SessionOwner {
  const languageCode = (['pt-BR', 'en-US', 'es-ES', 'fr-FR'] as const)[person.languageId - 1] ?? 'pt-BR';
  return { personId: person.id, id_user_client_selected: client.id, languageId: person.languageId, languageCode };
}

/** Forgets the session here at once, whatever the network says, and revokes it on the server (SES-11). */
export async function logOutBy({ logOut }: { logOut: Called }, configuration = configured()): Promise<void> {
  const { store, device } = configuration;
  const { access_token, refresh_token } = store.get();
  await step(store, { kind: 'logged_out' });
  if (!access_token) return;
  const revoked = revoke(configuration, { logOut, access_token, refresh_token }).catch(() => undefined);
  await Promise.race([revoked, device.wait(partingMilliseconds)]);
}

/** The token may be too old to log out with: the next one, which nobody else sees, ends the same session. */
async function revoke(
  configuration: Configuration,
  { logOut, access_token, refresh_token }: { logOut: Called; access_token: string; refresh_token: string | undefined },
): Promise<void> {
  const end = (bearer: string) => send(configuration, logOut, { parts: {}, authorization: `Bearer ${bearer}`, keepalive: true });
  if ((await end(access_token)).status !== 401 || refresh_token === undefined) return;
  const { token } = configuration;
  const answered = await send(configuration, token, {
    parts: { body: { grant_type: 'refresh_token', refresh_token } },
    authorization: authorizationFor(configuration, token),
    keepalive: true,
  });
  if (answered.ok) await end(token.answer.parse(await answered.json()).access_token);
}
