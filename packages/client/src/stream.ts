import { openStream as endpoint, Notice } from '@vitrine/contract/notices';
import { answerOf } from './call.ts';
import { CallRefused } from './call-refused.ts';
import { configured } from './configuration.ts';
import { eventsIn } from './server-events.ts';

const longestPause = 30_000;

/** Follows the member's stream (D02, D53) until the returned function is called. After a break it goes on behind the last event that was seen. */
export function openStream(onNotice: (notice: Notice) => void): () => void {
  const stop = new AbortController();
  void follow(onNotice, stop.signal);
  return () => stop.abort();
}

async function follow(onNotice: (notice: Notice) => void, signal: AbortSignal): Promise<void> {
  const { device } = configured();
  let last: string | undefined;
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      const answered = await answerOf(configured(), endpoint, {}, { signal, headers: last === undefined ? {} : { 'last-event-id': last } });
      for await (const event of eventsIn(answered.body, signal)) {
        failures = 0;
        last = event.id ?? last;
        const notice = Notice.safeParse(jsonOf(event.data));
        if (notice.success) onNotice(notice.data);
      }
    } catch (fault) {
      if (fault instanceof CallRefused && (fault.status === 401 || fault.status === 404)) return;
    }
    if (!signal.aborted)
      await device.wait(Math.min(longestPause, 1_000 * 2 ** failures) * (0.5 + device.fraction()), signal).catch(() => undefined);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
