/** Between the two steps of a log-in: in memory alone, so that a reload begins anew and nothing of it stays on the device. */

/** What the second step goes on with; `webserviceToken`: what the first one redeemed, where a partner's link began it. */
export type HeldTicket = { ticket: string; can: Record<string, boolean>; webserviceToken?: string };

let held: HeldTicket | undefined;

/** Keeps what a refusal brought for the second step; false for any other refusal. */
export function keepTicket(error: unknown, more: Pick<HeldTicket, 'webserviceToken'> = {}): boolean {
  if (typeof error !== 'object' || error === null || !('ticket' in error) || typeof error.ticket !== 'string') return false;
  held = { ticket: error.ticket, can: 'can' in error && isFlags(error.can) ? error.can : {}, ...more };
  return true;
}

export const heldTicket = (): HeldTicket | undefined => held;
export const dropTicket = (): void => void (held = undefined);

const isFlags = (value: unknown): value is Record<string, boolean> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'boolean');
