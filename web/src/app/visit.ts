import { step, type Device, type SessionStore } from '@vitrine/client';
import { Visit } from '@vitrine/contract/identity';
import { localeOf } from '@vitrine/domain/kernel';
import { textOfVisit } from '../shared/device/visit.ts';

/** A device that keeps nothing and tells the other tabs nothing: the session of whoever looks stays theirs. */
export function visitDevice(device: Device): Device {
  return {
    ...device,
    storage: null,
    channel: null,
    cookies: { get: () => undefined, set: () => undefined },
    kept: { get: async () => undefined, set: async () => undefined },
    tokenStorage: undefined,
  };
}

/** Lets the visit in by what the console left; a text that is none leads to the log-in. */
export async function beginVisit(device: Device, store: SessionStore): Promise<void> {
  const visit = Visit.safeParse(jsonOf(textOfVisit() ?? ''));
  if (!visit.success) return;
  const { access_token, user_firebase_token, expires_in, person, clientId } = visit.data;
  const tokens = {
    access_token,
    user_firebase_token,
    refresh_token: '',
    expiresAt: new Date(device.nowMs() + expires_in * 1_000).toISOString(),
  };
  const { languageId } = person;
  const owner = { personId: person.id, id_user_client_selected: clientId, languageId, languageCode: localeOf(languageId) ?? 'pt-BR' };
  await step(store, { kind: 'logged_in', tokens, owner });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
