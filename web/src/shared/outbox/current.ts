import { useSyncExternalStore } from 'react';
import type { Outbox, OutboxState } from './outbox.ts';

const nothingWaits: OutboxState = { pending: 0, isSaved: true, refused: [] };
const listeners = new Set<() => void>();
let open: { personId: string; outbox: Outbox } | undefined;

/** What this person's device has to tell the server; opened with the session, and once for a person. Who opens it brings its code: screens ask without. */
export function openOutboxOf(personId: string, create: (owner: { personId: string }) => Outbox): void {
  if (open?.personId === personId) return;
  open?.outbox.close();
  const outbox = create({ personId });
  outbox.subscribe(() => listeners.forEach((listener) => listener()));
  open = { personId, outbox };
}

/** The outbox of whoever is logged in; undefined before. */
export const currentOutbox = (): Outbox | undefined => open?.outbox;

/** How much still waits, and what was refused (D03: nothing is called saved before the server said so). */
export const useOutboxState = (): OutboxState => useSyncExternalStore(subscribe, () => open?.outbox.state() ?? nothingWaits);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
