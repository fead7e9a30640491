import type { Reader } from '../../platform/database/index.ts';
import type { Invariant, Violation } from './invariant.ts';

export type Verified = { id: string; says: string; rows: number; milliseconds: number; violations: Violation[] };

/**
 * Runs invariants, one after the other, and counts the rows that they looked through. Changes nothing. A statement that cannot run is a fault of the
 * whole run: an invariant that was not checked did not hold. `sizeOf`: how many rows a table has.
 */
export async function verifyLedger(
  db: Reader,
  {
    invariants,
    sizeOf,
    milliseconds,
  }: { invariants: readonly Invariant[]; sizeOf: (table: string) => Promise<number>; milliseconds: () => number },
): Promise<Verified[]> {
  const sizes = new Map<string, number>();
  for (const table of new Set(invariants.flatMap(({ reads }) => reads))) sizes.set(table, await sizeOf(table));
  const verified: Verified[] = [];
  for (const { id, says, reads, find } of invariants) {
    const begin = milliseconds();
    const violations = await find(db);
    const rows = reads.reduce((sum, table) => sum + (sizes.get(table) ?? 0), 0);
    verified.push({ id, says, rows, violations, milliseconds: Math.round(milliseconds() - begin) });
  }
  return verified;
}
