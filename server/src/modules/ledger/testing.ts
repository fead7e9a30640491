/** Builders of points, for tests and the demo: by the entry point that other rooms call. */
import { noPromotion, type Currency, type Explanation } from '@vitrine/domain/ledger';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BuiltPerson } from '../identity/testing.ts';
import type { EarningParts, LedgerParts, PutOrdersOnHold } from './asks.ts';
import { balances } from './balances.ts';
import { keepBook } from './books.ts';
import { closeBook } from './close-book.ts';
import { endedBooks, expireAllGivenBack } from './close-ended-books.ts';
import { credit } from './credit.ts';
import { hold } from './hold-points.ts';
import { takeBack } from './take-back.ts';

type Parts = EarningParts & Pick<Platform, 'db'>;
type Owner = Pick<BuiltPerson, 'tenantId' | 'memberId'>;

/** Why a credit of a sold unit is this amount. */
export const anExplanation = (parts: LedgerParts, amount: number, more: Partial<Explanation> = {}): Explanation => ({
  version: 1,
  base: amount,
  quantity: 1,
  multiplier: noPromotion,
  rounding: 'half_up',
  promotionIds: [],
  rule: { id: parts.newId(), by: 'sku', tableVersion: 1 },
  product: { sku: 'NB-15', name: 'Notebook 15' },
  ...more,
});

/** The open book of a campaign. */
export async function aBook(
  parts: Parts,
  { tenantId, memberId }: Owner,
  {
    campaignId = parts.newId(),
    endsOn = '2030-12-31',
    name = { 'pt-BR': 'Campanha de ensaio' },
  }: { campaignId?: string; endsOn?: string; name?: Record<string, string> } = {},
): Promise<string> {
  await parts.db.transaction((tx) =>
    keepBook(parts, tx, { tenantId, memberId }, { campaignId, name, endsOn, timeZone: 'America/Sao_Paulo' }),
  );
  return campaignId;
}

/** A credit of a sale of one line, under audit unless told. */
export async function aCredit(
  parts: Parts,
  owner: Owner,
  {
    campaignId,
    amount,
    currency = 'points',
    saleId = parts.newId(),
    lineId = parts.newId(),
    underAudit = true,
    effectiveOn = '2026-11-20',
    explanation = anExplanation(parts, amount),
  }: {
    campaignId: string | null;
    amount: number;
    currency?: Currency;
    saleId?: string;
    lineId?: string;
    underAudit?: boolean;
    effectiveOn?: string;
    explanation?: Explanation;
  },
): Promise<{ entryId: string; saleId: string; lineId: string }> {
  const { entryId } = await parts.db.transaction((tx) =>
    credit(parts, tx, owner, {
      memberId: owner.memberId,
      campaignId,
      currency,
      amount,
      reason: { kind: 'sale_line', id: lineId, saleId },
      ruleVersionId: parts.newId(),
      explanation,
      effectiveOn,
      underAudit,
    }),
  );
  return { entryId, saleId, lineId };
}

/** Points held for an order. */
export async function aHold(
  parts: Parts,
  owner: Owner,
  { campaignId, amount, orderId = parts.newId() }: { campaignId: string; amount: number; orderId?: string },
): Promise<{ holdId: string; orderId: string }> {
  const { holdId } = await parts.db.transaction((tx) =>
    hold(parts, tx, owner, { memberId: owner.memberId, campaignId, amount, reason: { kind: 'order', id: orderId } }),
  );
  return { holdId, orderId };
}

/** Nobody has orders. */
export const noOrders: PutOrdersOnHold = async () => [];

/** Takes a sale back, as its auditor would. */
export const takeSaleBack = (
  parts: Parts,
  auditor: Owner,
  { saleId, putOrdersOnHold = noOrders, why = 'A nota não confere' }: { saleId: string; putOrdersOnHold?: PutOrdersOnHold; why?: string },
) =>
  parts.db.transaction((tx) => takeBack({ ...parts, putOrdersOnHold }, tx, auditor, { groupId: saleId, why, auditorId: auditor.memberId }));

/** What a member has in points. */
export const pointsOf = async (parts: Parts, owner: Owner, { campaignId }: { campaignId: string }) =>
  (await balances(parts.db.write(), owner, { memberId: owner.memberId, campaignId })).points;

/** In one transaction of its own, as a use-case of a higher room. */
export const inTransaction = <T>({ db }: Pick<Platform, 'db'>, work: (tx: Tx) => Promise<T>): Promise<T> => db.transaction(work);

/** Closes every book whose last day is over everywhere, and expires what was given back and not spent in time. */
export async function closeEndedBooks(parts: Parts): Promise<{ books: number }> {
  const tenants = await parts.db.write().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  let books = 0;
  for (const { id: tenantId } of tenants)
    for (const campaignId of await endedBooks(parts, tenantId)) {
      await closeBook(parts, { tenantId, campaignId });
      books += 1;
    }
  await expireAllGivenBack(parts);
  return { books };
}
