/** The private address of a feed serves for a year; then its member makes another one. */
export const feedDays = 365;

/** One person hears with a telephone, a watch, a car and a computer. An address that more apps and networks than these fetch in one day was given away. */
export const feedReadersADay = 8;

/** Why an address serves no more: its member took it back, or it was shared. */
export const feedEnds = ['revoked', 'shared'] as const;
export type FeedEnd = (typeof feedEnds)[number];

export type FeedFacts = { expiresAt: string; endedAt: string | null; readers: number };

/** Whether an address serves at this instant; `shared` ends it for good. */
export function judgeFeed({ expiresAt, endedAt, readers }: FeedFacts, now: string): 'open' | 'over' | 'shared' {
  if (endedAt !== null || expiresAt <= now) return 'over';
  return readers > feedReadersADay ? 'shared' : 'open';
}
