import type { SeenEvent } from '@vitrine/domain/activities';
import { z } from 'zod';

/** What is stored of an event (law 11): shapes of their own, whatever devices send today. They are added to, never changed. */
const instant = z.iso.datetime();
const second = z.number();
const What = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened') }),
  z.object({ kind: z.literal('confirmed') }),
  z.object({ kind: z.literal('stayed'), from: second, to: second }),
  z.object({ kind: z.literal('pages_read'), pages: z.array(z.int()), lastPage: z.int() }),
  z.object({ kind: z.literal('watched'), ranges: z.array(z.tuple([second, second])), positionSeconds: second }),
  z.object({
    kind: z.literal('scorm_commit'),
    session: z.string(),
    startedAt: instant,
    seq: z.int(),
    sco: z.string(),
    seconds: second,
    isEnded: z.boolean(),
    completion: z.enum(['incomplete', 'completed']),
    success: z.enum(['unknown', 'failed', 'passed']),
    score: z.number().nullable(),
    cmi: z.string(),
  }),
  // What SCORM Cloud said to the server: kept among the events of devices, and never taken from one.
  z.object({
    kind: z.literal('cloud_result'),
    completion: z.enum(['unknown', 'incomplete', 'completed']),
    success: z.enum(['unknown', 'failed', 'passed']),
    score: z.number().nullable(),
    seconds: second,
  }),
  // The verdict of a class, told by the room of classes and never taken from a device.
  z.object({ kind: z.literal('class_result'), verdict: z.enum(['approved', 'not_approved']) }),
]);
export type StoredWhat = z.infer<typeof What>;
export type StoredSpent = [from: string, to: string];

const Stored = z.discriminatedUnion('version', [
  z.object({ version: z.literal(1), what: What, spent: z.tuple([instant, instant]).optional() }),
]);

/** An event as it was stored, by whichever release; a fault for what none ever wrote. */
export const parseEvent = (stored: unknown): { what: StoredWhat; spent: StoredSpent | undefined } => {
  const { what, spent } = Stored.parse(stored);
  return { what, spent };
};

/** What a device saw, as it is stored. What today's devices say has to fit in here: `satisfies` refuses a kind that nobody could read again. */
export const storeEvent = ({ what, spent }: { what: StoredWhat; spent?: StoredSpent | undefined }): z.input<typeof Stored> => ({
  version: 1,
  what,
  ...(spent ? { spent } : {}),
});

/** What is stored, with the instant on the device's clock, is what progress is made of. */
export const seenOf = (what: StoredWhat, at: string): SeenEvent => ({ ...what, at });
