import type { Reader } from '../../platform/database/index.ts';
import type { Invariant, Violation } from './invariant.ts';

export type Verified = { id: string; says: string; rows: number; milliseconds: number; violations: Violation[] };

/**
 * Runs invariants, one after the other, and counts the rows that they looked through. Changes nothing. A statement that cannot run is a fault of the
 * whole run: an invariant that was not checked did not hold. `sizeOf`: how many rows a table has. `isWhole`: not only what came since the last whole proof.
 */
export async function verifyLedger(
  db: Reader,
  {
    invariants,
    sizeOf,
    milliseconds,
    isWhole = true,
  }: { invariants: readonly Invariant[]; sizeOf: (table: string) => Promise<number>; milliseconds: () => number; isWhole?: boolean },
): Promise<Verified[]> {
  const verified: Verified[] = [];
  for (const invariant of invariants) {
    const begin = milliseconds();
    const violations = await (isWhole ? invariant.find : (invariant.findSince ?? invariant.find))(db);
    const took = Math.round(milliseconds() - begin);
    let rows = 0;
    for (const table of invariant.reads) rows += await sizeOf(table);
    for (const { id, says } of [invariant, ...(invariant.also ?? [])])
      verified.push({ id, says, rows, milliseconds: took, violations: violations.filter(({ rule = invariant.id }) => rule === id) });
  }
  return verified;
}
