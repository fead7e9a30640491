import { alternativeLogin, getMe, logOut as logOutCall, reloadUserTokens, type Me } from '@vitrine/contract/identity';
import { call } from './call.ts';
import { configured } from './configuration.ts';
import { keepTokens } from './refresh.ts';

/** Logs in and keeps what SES-01 names. Refuses `wrong_credentials`, `person_blocked`, `awaiting_approval`, `no_client`. */
export async function logIn(who: { username: string; password: string }): Promise<Me> {
  const tokens = await call(alternativeLogin, { body: who });
  await keepTokens(configured(), tokens);
  return keepSelection();
}

/** Goes on in another client of the same person. */
export async function selectClient(clientId: string): Promise<Me> {
  const { refresh_token = '' } = configured().store.get();
  const tokens = await call(reloadUserTokens, { body: { refresh_token, id_client: clientId } });
  await keepTokens(configured(), tokens);
  return keepSelection();
}

/** Forgets the session here at once, whatever the network says, and revokes it on the server (SES-11). */
export async function logOut(): Promise<void> {
  const { store } = configured();
  if (store.get().access_token) await call(logOutCall).catch(() => undefined);
  await store.clear();
}

async function keepSelection(): Promise<Me> {
  const me = await call(getMe);
  const languageCode = (['pt-BR', 'en-US', 'es-ES', 'fr-FR'] as const)[me.person.languageId - 1] ?? 'pt-BR';
  await configured().store.set({ id_user_client_selected: me.client.id, languageId: me.person.languageId, languageCode });
  return me;
}

/** Remembers where a person wanted to go (SES-02). Only a path of this origin; anything else is forgotten. */
export async function rememberRedirect(path: string): Promise<void> {
  if (isOwnPath(path)) await configured().store.set({ redirect_url: path });
}

/** The remembered path, once (SES-03). */
export async function takeRedirect(): Promise<string | undefined> {
  const { store } = configured();
  const { redirect_url } = store.get();
  if (redirect_url === undefined) return undefined;
  await store.set({ redirect_url: undefined });
  return isOwnPath(redirect_url) ? redirect_url : undefined;
}

/** One slash and then no other: browsers read `//host` and `/\host` as another site. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);
