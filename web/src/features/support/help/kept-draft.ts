import { configured } from '@vitrine/client';
import type { Draft } from './draft.ts';

const placeOf = (name: string) => {
  const { personId, id_user_client_selected: clientId } = configured().store.get();
  return `support/draft/${personId ?? ''}/${clientId ?? ''}/${name}`;
};

/** What this person was writing in this client; undefined where nothing is kept, or the device cannot be read. */
export const readDraft = (name: string): Promise<Draft | undefined> =>
  configured()
    .device.kept.get<Draft>(placeOf(name))
    .catch(() => undefined);

/** Keeps it, or forgets it; on a full disk it stays on the screen alone. */
export const keepDraft = (name: string, draft: Draft | undefined): Promise<void> =>
  configured()
    .device.kept.set(placeOf(name), draft)
    .catch(() => undefined);
