/** Time, chance and ids: the only place where a use-case's arguments come from the machine. */
import { randomBytes } from 'node:crypto';
import { risingIds } from './rising-ids.ts';

export type Clock = {
  /** The instant as ISO 8601 in UTC. */
  now(): string;
  /** The instant a while from now; negative for the past. */
  in(milliseconds: number): string;
};

/** A clock that tests may shift; by itself it shows the machine's time. */
export type ShiftableClock = Clock & { shift(milliseconds: number): void };

export function systemClock(): ShiftableClock {
  let offset = 0;
  const at = (milliseconds: number) => new Date(Date.now() + offset + milliseconds).toISOString();
  return {
    now: () => at(0),
    in: at,
    shift: (milliseconds) => {
      offset += milliseconds;
    },
  };
}

/** Ids that sort by the time they were made (law 12), of one process strictly. */
export const newId = risingIds();

export type Chance = {
  /** Unguessable bytes. */
  bytes(count: number): Buffer;
  /** A number in [0, 1). */
  fraction(): number;
};

export const machineChance: Chance = { bytes: randomBytes, fraction: Math.random };

/** A new array in an order that chance gives (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(chance.fraction() * (last + 1));
    [order[last], order[pick]] = [order[pick] as T, order[last] as T]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- both indices are inside
  }
  return order;
}
