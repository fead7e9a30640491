import type { StatementLine } from '@vitrine/contract/ledger';
import type { Currency, StatementState } from '@vitrine/domain/ledger';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookAsked, type CurrentCampaignOf } from './get-points.ts';
import { findWallet } from './queries.ts';
import { balancesAfter, lineOf, statementRows } from './statement-rows.ts';
import { titlesOf, type TitlesOfOrders } from './statement-titles.ts';

type Ask = {
  campaignId?: string | undefined;
  currency: Currency;
  state?: StatementState | undefined;
  after?: string | undefined;
  limit: number;
};

const Place = z.tuple([z.int().positive()]);

/** Every movement of the member's balance, newest first (PTS-02). Refuses `not_found` for a campaign that is not there. */
export async function listStatement(
  parts: Pick<Platform, 'db'> & { currentCampaignOf: CurrentCampaignOf; titlesOfOrders: TitlesOfOrders },
  actor: Actor,
  { currency, state, after, limit, ...ask }: Ask,
): Promise<{ items: StatementLine[]; next: string | null }> {
  const place = readCursor(after, Place);
  const db = parts.db.write();
  const book = currency === 'training' ? undefined : await bookAsked(parts, actor, ask);
  if (currency !== 'training' && !book) return { items: [], next: null };
  const wallet = await findWallet(db, actor, { memberId: actor.memberId, campaignId: book?.id ?? null, currency });
  if (!wallet) return { items: [], next: null };
  const before = place?.[0];
  // A state is known only after the look-ups, so a page of one state reads on until it is full.
  const only = state === undefined ? { before, most: limit + 1 } : undefined;
  const rows = await statementRows(db, actor, { ...wallet, only })
    .selectAll('s')
    .$if(before !== undefined, (query) => query.where('s.position', '<', Number(before)))
    .$if(state !== undefined, (query) => query.where('s.state', '=', String(state)))
    .orderBy('s.position', 'desc')
    .limit(limit + 1)
    .execute();
  const page = pageFrom(rows, limit, (last) => cursorOf(last.position));
  const [titleOf, balances] = await Promise.all([
    titlesOf({ ...parts, db }, actor, page.rows),
    balancesAfter(db, actor, { ...wallet, positions: page.rows.map(({ position }) => position) }),
  ]);
  return { items: page.rows.map((row) => lineOf(row, { title: titleOf(row), balances })), next: page.next };
}
