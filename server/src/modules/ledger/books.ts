import type { Currency } from '@vitrine/domain/ledger';
import { currencies, memberAccounts, systemAccounts } from '@vitrine/domain/ledger';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { BookAsk, LedgerActor, LedgerParts, Wallet } from './asks.ts';

/** Opens the book of a campaign, or tells its new name, last day and zone. The room of campaigns calls it whenever one of them changes. */
export async function keepBook({ clock }: LedgerParts, tx: Tx, actor: LedgerActor, { campaignId, ...told }: BookAsk): Promise<void> {
  const words = { name: JSON.stringify(told.name), ends_on: told.endsOn, time_zone: told.timeZone };
  await tx
    .insertInto('ledger.book')
    .values({ tenant_id: actor.tenantId, id: campaignId, kind: 'campaign', ...words, created_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(words))
    .execute();
}

/** The currencies of a book: a campaign's two, in the order in which they are locked. */
export const currenciesOf = (campaignId: string | null): Currency[] =>
  currencies.filter((currency) => (currency === 'training') === (campaignId === null));

/**
 * Makes the accounts of a member in a campaign, and the campaign's own; again changes nothing. Of one wallet the accounts are made in the order
 * of `currencies`, so that the order of their ids is the order in which they are locked. Refuses `campaign_closed`.
 */
export async function openWallet(parts: LedgerParts, tx: Tx, actor: LedgerActor, { memberId, campaignId }: Wallet): Promise<void> {
  const bookId = await bookFor(parts, tx, actor, campaignId);
  const account = (currency: Currency, role: string, member_id: string | null) => ({
    tenant_id: actor.tenantId,
    book_id: bookId,
    currency,
    role,
    member_id,
    moved_at: parts.clock.now(),
  });
  const wanted = currenciesOf(campaignId).flatMap((currency) => [
    ...systemAccounts.map((role) => account(currency, role, null)),
    ...memberAccounts.map((role) => account(currency, role, memberId)),
  ]);
  const ids = wanted.map(() => parts.newId()).sort();
  await tx
    .insertInto('ledger.account')
    .values(wanted.map((one, i) => ({ ...one, id: String(ids[i]) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Held against its close: an account that is made now is one that the close will see. */
async function bookFor({ clock, newId }: LedgerParts, tx: Tx, actor: LedgerActor, campaignId: string | null): Promise<string> {
  await tx
    .insertInto('ledger.book')
    .values({
      tenant_id: actor.tenantId,
      id: campaignId ?? newId(),
      kind: campaignId === null ? 'training' : 'campaign',
      name: '{}',
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const book = await tx
    .selectFrom('ledger.book')
    .select(['id', 'closed_at'])
    .where('tenant_id', '=', actor.tenantId)
    .$if(campaignId === null, (query) => query.where('kind', '=', 'training'))
    .$if(campaignId !== null, (query) => query.where('id', '=', campaignId))
    .forShare()
    .executeTakeFirstOrThrow();
  if (book.closed_at !== null) throw new Refusal('campaign_closed');
  return book.id;
}
