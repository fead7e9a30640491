import type { LocalDate } from '../kernel/index.ts';
import { invoiceKeyOf } from './invoice-number.ts';
import { isCampaignOpen, judgeSaleDate } from './window.ts';

/** Of one product in one sale (issue: 0, negative and huge are refused). */
export const quantityLimits = { least: 1, most: 999 } as const;
export const mostLines = 50;

export type ReportFacts = {
  today: LocalDate;
  campaign: { beginsOn: LocalDate; endsOn: LocalDate };
  /** Null: the store is none of the campaign's. */
  store: { takesPhotos: boolean } | null;
  saleDate: LocalDate;
  invoiceNumber: string;
  hasPhoto: boolean;
  /** In their order; `earns` is undefined for a SKU that nobody knows. */
  lines: readonly { sku: string; earns: { points: number; experience: number } | undefined }[];
  /** A revision is judged by the window of its first sending (D24): its today is the day then, and the campaign may have closed since. */
  isRevision?: boolean;
};
type Verdict = { ok: true } | { ok: false; refusal: string; fields: Record<string, string> };

/**
 * What is wrong with a report, every field at once, so that a person corrects it in one go; the first in the order of the form names the refusal.
 * What needs the server's memory (an invoice already sent, a photo already used) is judged there.
 */
export function judgeReport(facts: ReportFacts): Verdict {
  const wrong = Object.entries(fieldsOf(facts)).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const [first] = wrong;
  return first ? { ok: false, refusal: first[1], fields: Object.fromEntries(wrong) } : { ok: true };
}

function fieldsOf({ today, campaign, store, saleDate, invoiceNumber, hasPhoto, lines, isRevision }: ReportFacts) {
  return {
    campaignId: isRevision || isCampaignOpen({ ...campaign, today }) ? undefined : 'campaign_closed',
    storeId: store ? undefined : 'store_not_participating',
    invoiceNumber: invoiceKeyOf(invoiceNumber) === undefined ? 'invoice_number_invalid' : undefined,
    saleDate: judgeSaleDate({ ...campaign, saleDate, today }),
    photoFileId: store?.takesPhotos && !hasPhoto ? 'photo_required' : undefined,
    ...Object.fromEntries(lines.map((line, index) => [`lines.${index}.sku`, wrongWith(line, lines.slice(0, index))])),
  };
}

function wrongWith({ sku, earns }: ReportFacts['lines'][number], before: ReportFacts['lines']): string | undefined {
  if (!earns) return 'sku_unknown';
  if (before.some((other) => other.sku === sku)) return 'product_repeated';
  return earns.points === 0 && earns.experience === 0 ? 'product_earns_nothing' : undefined;
}
