import type { MemberPromotions } from '@vitrine/contract/campaigns';
import { multiplierOf, promotionsFor, shareOf, type SoldAt } from '@vitrine/domain/campaigns';
import { isParticipantText } from '@vitrine/domain/kernel';
import { amountOf, noPromotion, type Fraction } from '@vitrine/domain/ledger';
import { judgeReport, quantityLimits } from '@vitrine/domain/sales';
import { today } from '../../../shared/device/clock.ts';
import type { ChosenStore, DraftLine, KeptSale, SaleDraft } from '../outbox/kept-sale.ts';

const dayMs = 86_400_000;
const laterBy = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The day in a store: what the server said it was, and the days that this device counted since. A wrong clock so stays harmless (D22). */
export const dayAt = ({ today: there, heardOn, timeZone }: ChosenStore): string =>
  laterBy(there, (Date.parse(today(timeZone)) - Date.parse(heardOn)) / dayMs);

/** The day before, as the chips of the form offer it. */
export const dayBefore = (day: string): string => laterBy(day, -1);

/** What the promotions of a campaign make of one unit of a product. */
export type Promoting = (product: Pick<DraftLine, 'sku' | 'productType' | 'brandId'>) => Fraction;

/** By the rule that the server has too (VAL-14, D29): the date of the sale, its store, the cap. While promotions are unknown, none. */
export function promotingOf(
  promotions: MemberPromotions | undefined,
  { saleDate, store }: Pick<SaleDraft, 'saleDate' | 'store'>,
): Promoting {
  if (!promotions) return () => noPromotion;
  const dated = promotions.items.map((one) => ({ ...one, multiplier: shareOf(one.times) }));
  const at: SoldAt = { day: saleDate, store: store?.retailerId === undefined ? null : { id: store.id, retailerId: store.retailerId } };
  return ({ sku, productType, brandId = '' }) =>
    multiplierOf(promotionsFor(dated, { product: { sku, productType, brandId }, at }), shareOf(promotions.cap)).multiplier;
}

/** A line as the store's chain has it: some chains have points of their own (PTS-02). */
export function inStore<Line extends Pick<DraftLine, 'points' | 'experience' | 'chains'>>(
  line: Line,
  store: Pick<ChosenStore, 'retailerId'> | null,
): Line {
  const own = line.chains?.find(({ retailerId }) => retailerId === store?.retailerId);
  return own ? { ...line, points: own.points, experience: own.experience } : line;
}

/** What a line earns, by the same arithmetic as the ledger's; experience is not multiplied. A quantity that is none earns nothing. */
export const earnsOf = (
  { points, experience, quantity }: DraftLine,
  multiplier: Fraction = noPromotion,
): { points: number; experience: number } => {
  if (!Number.isSafeInteger(quantity) || quantity < quantityLimits.least || quantity > quantityLimits.most)
    return { points: 0, experience: 0 };
  return {
    points: amountOf({ base: points, quantity, multiplier }),
    experience: amountOf({ base: experience, quantity, multiplier: noPromotion }),
  };
};

/** Fields of the second step; all others belong to the third. */
export const factFields = ['campaignId', 'photoFileId', 'storeId', 'invoiceKind', 'invoiceNumber', 'saleDate', 'observation'] as const;

/** Everything that is wrong with a draft, by the rules that the server has too (VAL-14). `reportedOn` is the day of a sale's first sending. */
export function faultsOf({ draft, photo }: Pick<KeptSale, 'draft' | 'photo'>, reportedOn?: string): Record<string, string> {
  const { campaign, store, saleDate, invoiceNumber, observation, lines } = draft;
  const hasPhoto = photo.isHere || photo.fileId !== undefined;
  const missing = {
    ...(campaign ? {} : { campaignId: 'required' }),
    ...(store ? {} : { storeId: 'required' }),
    ...(saleDate ? {} : { saleDate: 'required' }),
    ...(invoiceNumber.trim() ? {} : { invoiceNumber: 'required' }),
    ...(isParticipantText(observation) ? {} : { observation: 'too_long' }),
    ...(lines.length > 0 ? {} : { lines: 'too_few' }),
    ...Object.fromEntries(lines.flatMap(({ quantity }, index) => wrongQuantity(quantity, index))),
  };
  const verdict = judgeReport({
    today: reportedOn ?? (store ? dayAt(store) : today()),
    campaign: campaign ?? { beginsOn: '0001-01-01', endsOn: '9999-12-31' },
    store: store?.isParticipating ? store : null,
    saleDate: saleDate || today(),
    invoiceNumber,
    hasPhoto,
    lines: lines.map((line) => inStore(line, store)).map(({ sku, points, experience }) => ({ sku, earns: { points, experience } })),
    isRevision: reportedOn !== undefined,
  });
  return { ...(verdict.ok ? {} : verdict.fields), ...missing };
}

function wrongQuantity(quantity: number, index: number): [string, string][] {
  const field = `lines.${index}.quantity`;
  if (!Number.isInteger(quantity)) return [[field, 'invalid']];
  if (quantity < quantityLimits.least) return [[field, 'number_too_small']];
  return quantity > quantityLimits.most ? [[field, 'number_too_big']] : [];
}
