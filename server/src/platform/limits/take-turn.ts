import type { Tx } from '../database/index.ts';
import type { Platform } from '../platform.ts';

/**
 * Lets whoever counts the same thing of somebody (`who`: an id, no name) wait until this transaction ends, so that what one looks at and then writes
 * is looked at by the next. The lock is a row of tries, which is there for nothing else and thrown away like all of them.
 */
export async function takeTurn({ clock }: Pick<Platform, 'clock'>, tx: Tx, { what, who }: { what: string; who: string }): Promise<void> {
  const overAt = clock.in(60_000);
  await tx
    .insertInto('platform.taken_try')
    .values({ subject: `turn:${what}:${who}`, taken_at: [], over_at: overAt })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ over_at: overAt }))
    .execute();
}
