import { answerOf } from './call.ts';
import { CallRefused } from './call-refused.ts';
import { configured, type Called, type Configuration } from './configuration.ts';
import { pauseFor } from './pause.ts';
import { eventsIn, type ServerEvent } from './server-events.ts';
import { isSameSelection } from '@vitrine/domain/identity';

/** `ended`: the session is over, and nothing more is tried. */
export type StreamState = 'connecting' | 'open' | 'waiting' | 'ended';
export type Listening = { onState?: (state: StreamState) => void; signal?: AbortSignal };

const longestPause = 30_000;
/** The server beats every 20 seconds; a line that was silent for this long when the network or the person comes back is a dead one. */
const silenceMilliseconds = 60_000;

/**
 * Follows the member's stream (D02, D53) until the returned function is called or the signal aborts. After a break it goes on behind the last
 * event that was seen; when the person chooses another client it begins there anew.
 */
export function openStreamOf(
  { endpoint, ask = {}, onEvent }: { endpoint: Called; ask?: object; onEvent: (event: ServerEvent) => void },
  { onState = () => undefined, signal }: Listening = {},
  configuration = configured(),
): () => void {
  const stop = new AbortController();
  if (signal?.aborted) stop.abort();
  signal?.addEventListener('abort', () => stop.abort(), { once: true });
  void follow({ endpoint, ask, onEvent, onState, stop: stop.signal, configuration });
  return () => stop.abort();
}

type Following = {
  endpoint: Called;
  ask: object;
  onEvent: (event: ServerEvent) => void;
  onState: (state: StreamState) => void;
  stop: AbortSignal;
  configuration: Configuration;
};

async function follow({ endpoint, ask, onEvent, onState, stop, configuration }: Following): Promise<void> {
  const { device, store } = configuration;
  let session = store.get();
  let last: string | undefined;
  for (let failures = 0; !stop.aborted;) {
    onState('connecting');
    const line = openLine(configuration, stop);
    let askedSeconds = 0;
    try {
      const headers = last === undefined ? undefined : { 'last-event-id': last };
      const answered = await answerOf(configuration, endpoint, ask, {
        signal: line.signal,
        priority: 'low',
        ...(headers ? { headers } : {}),
      });
      onState('open');
      for await (const event of eventsIn(answered.body, line.heard)) {
        failures = 0;
        last = event.id ?? last;
        onEvent(event);
      }
    } catch (fault) {
      if (fault instanceof CallRefused && isOver.includes(fault.status) && isSameSelection(session, store.get())) break;
      if (fault instanceof CallRefused) askedSeconds = fault.retryAfterSeconds ?? 0;
    } finally {
      line.close();
    }
    if (!isSameSelection(session, store.get())) {
      [session, last, failures] = [store.get(), undefined, 0];
      if (!session.access_token) break;
    } else if (!stop.aborted) {
      failures = line.lastedMilliseconds() > longestPause ? 1 : failures + 1;
      onState('waiting');
      await pause(configuration, {
        stop,
        milliseconds: Math.max(askedSeconds * 1_000, pauseFor(device, { failures, longest: longestPause })),
      });
    }
  }
  onState('ended');
}

/** No token of this session opens the stream. */
const isOver = [401, 404];

/** One connection: it ends with the page's wish, when the session becomes another's, and when it turns out to be dead. */
function openLine({ device, store }: Configuration, stop: AbortSignal) {
  const ending = new AbortController();
  const [session, began] = [store.get(), device.nowMs()];
  let heard = began;
  const end = () => ending.abort();
  stop.addEventListener('abort', end);
  const unsubscribe = store.subscribe(() => !isSameSelection(session, store.get()) && end());
  const unreach = device.onReachable(() => device.nowMs() - heard > silenceMilliseconds && end());
  return {
    signal: ending.signal,
    heard: () => void (heard = device.nowMs()),
    lastedMilliseconds: () => device.nowMs() - began,
    close: () => {
      stop.removeEventListener('abort', end);
      unsubscribe();
      unreach();
    },
  };
}

/** Waits, but no longer than until the network or the person is back. */
async function pause({ device }: Configuration, { stop, milliseconds }: { stop: AbortSignal; milliseconds: number }): Promise<void> {
  let back = () => {};
  const reachable = new Promise<void>((resolve) => (back = resolve));
  const stopListening = device.onReachable(back);
  await Promise.race([device.wait(milliseconds, stop).catch(() => undefined), reachable]);
  stopListening();
}
