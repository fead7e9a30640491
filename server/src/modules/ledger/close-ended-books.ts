import { sql } from 'kysely';
import type { Platform } from '../../platform/platform.ts';
import type { LedgerActor, LedgerParts } from './asks.ts';
import { expireWallet } from './close-book.ts';
import { lastDayOnEarth, moveWallet } from './wallets.ts';

type Parts = LedgerParts & Pick<Platform, 'db'>;

/**
 * Expires points that were given back after a close and not spent in time (decision D31): their last day is over everywhere on earth (UTC−12 is the last place where it
 * ends).
 */
export async function expireAllGivenBack(parts: Parts): Promise<void> {
  const tenants = await parts.db.write().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  for (const { id: tenantId } of tenants) await expireGivenBack(parts, tenantId);
}

/** Books whose last day is over everywhere on earth, or whose close was broken off. */
export async function endedBooks({ db, clock }: Pick<Parts, 'db' | 'clock'>, tenantId: string): Promise<string[]> {
  const ended = await db
    .write()
    .selectFrom('ledger.book as b')
    .select('b.id')
    .where('b.tenant_id', '=', tenantId)
    .where((b) =>
      b.or([
        b.and([b('b.closed_at', 'is', null), b('b.ends_on', '<', lastDayOnEarth({ clock }))]),
        b.and([
          b('b.closed_at', 'is not', null),
          b.exists(
            b
              .selectFrom('ledger.account as a')
              .select(sql<number>`1`.as('one'))
              .where('a.tenant_id', '=', tenantId)
              .whereRef('a.book_id', '=', 'b.id')
              .where('a.role', '=', 'available')
              .where('a.closed_at', 'is', null),
          ),
        ]),
      ]),
    )
    .execute();
  return ended.map(({ id }) => id);
}

async function expireGivenBack(parts: Parts, tenantId: string): Promise<void> {
  const actor: LedgerActor = { tenantId, memberId: null };
  const isOver = lastDayOnEarth(parts);
  const late = await parts.db
    .write()
    .selectFrom('ledger.account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('closed_at', 'is not', null)
    .where('usable_until', '<', isOver)
    .execute();
  for (const { id } of late)
    await parts.db.transaction(async (tx) => {
      // Ended first, and by the condition again: points may have come back meanwhile that are usable for fifteen days more.
      const ended = await tx
        .updateTable('ledger.account')
        .set({ usable_until: null })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('usable_until', '<', isOver)
        .executeTakeFirstOrThrow();
      if (ended.numUpdatedRows === 0n) return;
      const wallet = await moveWallet(parts, tx, actor, { wallet: { id }, delta: { steps: 0 } });
      if (wallet) await expireWallet(parts, tx, actor, { wallet });
    });
}
