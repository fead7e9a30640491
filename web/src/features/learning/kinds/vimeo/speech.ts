import { z } from 'zod/mini';
import type { Heard, Speech } from '../video/speech.ts';

const Told = z.object({
  event: z.string(),
  data: z.optional(z.object({ seconds: z.optional(z.number()), duration: z.optional(z.number()), name: z.optional(z.string()) })),
});
const listened = ['play', 'pause', 'ended', 'timeupdate', 'seeked', 'error', 'loaded'];
/** Errors that only say that a wish came too early or too late. */
const passing = new Set(['RangeError', 'TypeError', 'Error']);

/** The messages of Vimeo's player API. */
export const speakVimeo: Speech = {
  frame: (url) => url,
  hello: () => listened.map((event) => ({ method: 'addEventListener', value: event })),
  seek: (seconds) => [{ method: 'setCurrentTime', value: seconds }],
  read: (data) => {
    const told = Told.safeParse(typeof data === 'string' ? parsed(data) : data);
    if (!told.success) return null;
    const { event, data: about = {} } = told.data;
    const place: Heard = {
      ...(about.seconds === undefined ? {} : { at: about.seconds }),
      ...(about.duration === undefined ? {} : { seconds: about.duration }),
    };
    if (event === 'ready' || event === 'loaded') return { isReady: true };
    if (event === 'error') return passing.has(about.name ?? '') ? null : { isGone: true };
    if (event === 'play') return { state: 'playing', ...place };
    if (event === 'pause' || event === 'ended') return { ...place, state: 'stopped' };
    return event === 'timeupdate' || event === 'seeked' ? place : null;
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // other scripts of the frame speak too
  }
}
