import { z } from 'zod/mini';
import type { Heard, Speech } from '../video/speech.ts';

/** States of the IFrame Player API: -1 not begun, 0 ended, 1 plays, 2 paused, 3 waits for data, 5 ready. */
const states: Record<number, Heard['state']> = { 0: 'stopped', 1: 'playing', 2: 'stopped', 3: 'stopped', 5: 'stopped' };

const Told = z.object({
  event: z.string(),
  info: z.optional(
    z.union([
      z.number(),
      z.object({ currentTime: z.optional(z.number()), duration: z.optional(z.number()), playerState: z.optional(z.number()) }),
      z.null(),
    ]),
  ),
});
const id = 1;
const command = (func: string, args: unknown[]) => ({ event: 'command', func, args, id, channel: 'widget' });

/** The messages of YouTube's IFrame Player API, which its own script sends and reads too. */
export const speakYoutube: Speech = {
  frame: (url, { origin }) => {
    const frame = new URL(url);
    frame.searchParams.set('origin', origin);
    return frame.href;
  },
  hello: () => [
    { event: 'listening', id, channel: 'widget' },
    command('addEventListener', ['onStateChange']),
    command('addEventListener', ['onError']),
  ],
  seek: (seconds) => [command('seekTo', [seconds, true])],
  read: (data) => {
    const told = Told.safeParse(typeof data === 'string' ? parsed(data) : data);
    if (!told.success) return null;
    const { event, info } = told.data;
    if (event === 'onError') return { isGone: true };
    if (event === 'onReady') return { isReady: true };
    if (event === 'onStateChange' && typeof info === 'number') return stateOf(info);
    if ((event !== 'infoDelivery' && event !== 'initialDelivery') || typeof info !== 'object' || info === null) return null;
    return {
      ...stateOf(info.playerState),
      ...(info.currentTime === undefined ? {} : { at: info.currentTime }),
      ...(info.duration === undefined ? {} : { seconds: info.duration }),
    };
  },
};

function stateOf(state: number | undefined): Heard {
  const known = state === undefined ? undefined : states[state];
  return known ? { state: known } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // other scripts of the frame speak too
  }
}
