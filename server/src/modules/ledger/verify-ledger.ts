import type { Reader } from '../../platform/database/index.ts';
import type { Count, Invariant, Violation } from './invariant.ts';

export type Verified = { id: string; says: string; rows: number; milliseconds: number; violations: Violation[] };

/**
 * Runs invariants, one after the other, and counts the rows that they looked through. Changes nothing. A statement that cannot run is a fault of the
 * whole run: an invariant that was not checked did not hold.
 */
export async function verifyLedger(
  db: Reader,
  { invariants, milliseconds }: { invariants: readonly Invariant[]; milliseconds: () => number },
): Promise<Verified[]> {
  const sizes = new Map<Count, number>();
  const verified: Verified[] = [];
  for (const { id, says, counts, find } of invariants) {
    const begin = milliseconds();
    for (const count of counts) if (!sizes.has(count)) sizes.set(count, await count(db));
    const violations = await find(db);
    const rows = counts.reduce((sum, count) => sum + (sizes.get(count) ?? 0), 0);
    verified.push({ id, says, rows, violations, milliseconds: Math.round(milliseconds() - begin) });
  }
  return verified;
}
