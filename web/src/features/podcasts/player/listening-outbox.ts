import { call, configured } from '@vitrine/client';
import { reportListening, type ListeningEvent } from '@vitrine/contract/podcasts';
import { connected } from '../../../shared/connection.ts';
import { nowInstant } from '../../../shared/device/clock.ts';
import { newId } from '../../../shared/device/ids.ts';
import { isVisiting } from '../../../shared/device/visit.ts';
import { openOutbox, type Outbox } from '../../../shared/outbox/outbox.ts';
import { judgeRefusal, type Sender } from '../../../shared/outbox/sender.ts';
import { upgradeEntry } from '../../../shared/outbox/upgrade.ts';

/** What the server knows of an episode after a report. */
export type Heard = { id: string; position: number; isDone: boolean };

let open: { personId: string; outbox: Outbox } | undefined;
const listeners = new Set<(heard: readonly Heard[]) => void>();

/** Calls back with the server’s word. */
export const onHeard = (listener: (heard: readonly Heard[]) => void): void => void listeners.add(listener);

/** What this person’s device has to tell of listening; kept until the server has it (D03). Undefined for somebody who only looks at the portal as another. */
export async function listeningOutbox(): Promise<Outbox | undefined> {
  await connected();
  const { personId } = configured().store.get();
  if (personId === undefined || isVisiting()) return undefined;
  if (open?.personId === personId) return open.outbox;
  open?.outbox.close();
  const event: Sender<ListeningEvent> = {
    send: async (items) => {
      const { kept, refused, episodes } = await call(reportListening, {
        body: { sentAt: nowInstant(), events: items.map(({ body }) => body) },
      });
      for (const listener of listeners) listener(episodes);
      return { kept, refused: refused.map(({ event_id, refusal }) => ({ id: event_id, refusal })) };
    },
    together: () => 'all',
    judge: (fault) => (fault.status === 404 ? undefined : judgeRefusal(fault)), // a module that is switched off for now
  };
  const outbox = openOutbox({ lane: 'podcasts', personId, senders: { event }, before: { place: 'podcasts', upgrade: upgradeEntry } });
  open = { personId, outbox };
  return outbox;
}

/** One act of listening, as it is kept. */
export const eventOf = (episodeId: string, what: ListeningEvent['what']): ListeningEvent => ({
  event_id: newId(),
  episodeId,
  at: nowInstant(),
  what,
});

/** Puts one act of listening where it stays until the server has it. */
export async function addHeard(outbox: Outbox | undefined, event: ListeningEvent): Promise<void> {
  await outbox?.add('event', { id: event.event_id, body: event });
}

export const reportHeard = async (episodeId: string, what: ListeningEvent['what']): Promise<void> =>
  addHeard(await listeningOutbox(), eventOf(episodeId, what));
