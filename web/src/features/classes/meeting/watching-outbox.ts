import { configured } from '@vitrine/client';
import type { WatchedSpan } from '@vitrine/contract/classes';
import { connected } from '../../../shared/connection.ts';
import { nowInstant } from '../../../shared/device/clock.ts';
import { newId } from '../../../shared/device/ids.ts';
import { isVisiting } from '../../../shared/device/visit.ts';
import { openOutbox, type Outbox } from '../../../shared/outbox/outbox.ts';
import type { Sender } from '../../../shared/outbox/sender.ts';

type Watched = { encounterId: string; span: WatchedSpan };
/** What the server knows of a meeting after a report. */
type Heard = { encounterId: string; watchedSeconds: number };

let open: { personId: string; outbox: Outbox } | undefined;
const listeners = new Set<(heard: Heard) => void>();

/** Calls back with the server’s word; hands back how to stop. */
export function onWatched(listener: (heard: Heard) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What this person’s device saw of meetings; kept until the server has it (D03). Undefined for somebody who only looks at the portal as another. */
export async function watchingOutbox(): Promise<Outbox | undefined> {
  await connected();
  const { personId } = configured().store.get();
  if (personId === undefined || isVisiting()) return undefined;
  if (open?.personId === personId) return open.outbox;
  open?.outbox.close();
  const watched: Sender<Watched> = {
    send: async (items) => {
      const encounterId = items[0]?.body.encounterId ?? '';
      const spans = items.map(({ body }) => body.span);
      const { sendWatched } = await import('../calls.ts');
      const { watchedSeconds } = await sendWatched(encounterId, { sentAt: nowInstant(), spans });
      for (const listener of listeners) listener({ encounterId, watchedSeconds });
    },
    together: ({ encounterId }) => encounterId,
  };
  const outbox = openOutbox({ lane: 'meetings', personId, senders: { watched } });
  open = { personId, outbox };
  return outbox;
}

/** Puts a span where it stays until the server has it. */
export async function keepWatched(encounterId: string, { from, to }: { from: number; to: number }): Promise<void> {
  const outbox = await watchingOutbox();
  const span = { event_id: newId(), from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  await outbox?.add<Watched>('watched', { id: span.event_id, body: { encounterId, span } });
}
