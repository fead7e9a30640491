/** How long a copy of one's data lies ready. */
export const copyDays = 7;
/** How long after a request the next one may come (PRO-05). */
export const copyRestHours = 24;
/** How long one waits for a copy before it counts as failed; the queue has given up long before. */
export const copyPatienceHours = 2;

export const copyRefusals = ['copy_too_soon', 'copy_over'] as const;
export type CopyRefusal = (typeof copyRefusals)[number];

export const copyStates = ['being_made', 'ready', 'expired', 'failed'] as const;
export type CopyState = (typeof copyStates)[number];

/** Instants; `readyAt` and `expiresAt` are null until it lies there. */
export type CopyFacts = { askedAt: string; readyAt: string | null; expiresAt: string | null };

const hour = 3_600_000;

/** What became of a request for a copy, as of this instant. */
export function stateOfCopy({ askedAt, readyAt, expiresAt }: CopyFacts, now: string): CopyState {
  if (readyAt !== null && expiresAt !== null) return Date.parse(now) < Date.parse(expiresAt) ? 'ready' : 'expired';
  return Date.parse(now) < Date.parse(askedAt) + copyPatienceHours * hour ? 'being_made' : 'failed';
}

/** From when the next copy may be asked for; null for now. One that failed is asked for again at once. */
export function nextCopyFrom(copy: CopyFacts | null, now: string): string | null {
  if (!copy || stateOfCopy(copy, now) === 'failed') return null;
  const next = Date.parse(copy.askedAt) + copyRestHours * hour;
  return next > Date.parse(now) ? new Date(next).toISOString() : null;
}

/** Until when a copy lies ready that was made at this instant. */
export const copyExpiry = (readyAt: string): string => new Date(Date.parse(readyAt) + copyDays * 24 * hour).toISOString();
