import { call, configured, openKept, type KeptOutbox } from '@vitrine/client';
import { reportListening, type ListeningEvent } from '@vitrine/contract/podcasts';
import { connected } from '../../../shared/connection.ts';
import { nowInstant } from '../../../shared/device/clock.ts';
import { newId } from '../../../shared/device/ids.ts';
import { keep } from '../../../shared/device/storage.ts';
import { isVisiting } from '../../../shared/device/visit.ts';

/** What the server knows of an episode after a report. */
export type Heard = { id: string; position: number; isDone: boolean };
/** Set while something waits on this device, for the next visit. */
export const waitingMark = 'listening-waits';

let open: { personId: string; outbox: KeptOutbox<ListeningEvent> } | undefined;
const listeners = new Set<(heard: readonly Heard[]) => void>();

/** Calls back with the server’s word. */
export const onHeard = (listener: (heard: readonly Heard[]) => void): void => void listeners.add(listener);

/** What this person’s device has to tell of listening; kept until the server has it (D03). Undefined for somebody who only looks at the portal as another. */
export async function listeningOutbox(): Promise<KeptOutbox<ListeningEvent> | undefined> {
  await connected();
  const { personId } = configured().store.get();
  if (personId === undefined || isVisiting()) return undefined;
  if (open?.personId === personId) return open.outbox;
  open?.outbox.close();
  const outbox = openKept<ListeningEvent>({
    personId,
    place: 'podcasts',
    senders: {
      sendEvents: async (events: ListeningEvent[]) => {
        const answer = await call(reportListening, { body: { sentAt: nowInstant(), events } });
        for (const listener of listeners) listener(answer.episodes);
        return answer;
      },
      sendAnswer: async () => undefined, // only events are put here
      sendMoves: async () => undefined,
      sendNote: async () => undefined,
      sendLease: async () => undefined,
    },
  });
  outbox.subscribe(() => keep(waitingMark, outbox.state().pending > 0 ? 'yes' : undefined));
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
export const reportHeard = async (episodeId: string, what: ListeningEvent['what']): Promise<void> =>
  (await listeningOutbox())?.addEvent(eventOf(episodeId, what));
