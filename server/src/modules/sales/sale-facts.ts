import type { SaleForm } from '@vitrine/contract/sales';
import { dayIn } from '@vitrine/domain/kernel';
import { isCampaignOpen, judgeReport, judgeSeller, type SellerRefusal } from '@vitrine/domain/sales';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { campaignForSale, priceLines, type SaleLinePriced } from '../campaigns/index.ts';

type Parts = Pick<Platform, 'clock' | 'storage'>;
/** `firstSentAt`: of a revision, when the sale arrived first; its window is judged by that instant (D24). */
type Ask = {
  campaignId: string;
  form: SaleForm;
  firstSentAt?: string;
  /** It came in a sheet of the console, which can bring no photo. */
  isOfSpreadsheet?: boolean;
};

/** Sales without the photo that nobody asked for are audited first (D70). */
export const queueRankOf = ({ takesPhotos }: JudgedSale, { photoFileId }: SaleForm): number =>
  !takesPhotos && photoFileId === null ? 0 : 1;

/** What a sale earns, line by line, once everything about it was found right. */
export type JudgedSale = {
  ruleVersionId: string;
  takesPhotos: boolean;
  lines: (SaleLinePriced & { earned: NonNullable<SaleLinePriced['earned']> })[];
};

/**
 * Judges a report by the rules that the browser knows too (VAL-14), with what only the server knows: its clock, the campaign, the points table. Refuses first whether
 * the person may report at all (SAL-08), then every field at once.
 */
export async function judgeSale(
  parts: Parts,
  tx: Tx,
  actor: Actor,
  { campaignId, form, firstSentAt, isOfSpreadsheet = false }: Ask,
): Promise<JudgedSale> {
  const campaign = await campaignForSale(tx, actor, { campaignId, storeId: form.storeId });
  const refusal = await refusalOfSeller(tx, actor, campaign);
  if (refusal) throw new Refusal(refusal);
  const { store } = campaign;
  const today = dayIn(store?.timeZone ?? campaign.timeZone, firstSentAt ?? parts.clock.now());
  // Asked before the prices: they would freeze the points of a campaign that has not begun.
  if (!firstSentAt && !isCampaignOpen({ ...campaign, today }))
    throw new Refusal('campaign_closed', { fields: { campaignId: 'campaign_closed' } });

  const { ruleVersionId, lines } = await priceLines(parts, tx, actor, {
    campaignId,
    lines: form.lines,
    at: { day: form.saleDate, store },
  });
  const verdict = judgeReport({
    today,
    campaign,
    store,
    saleDate: form.saleDate,
    invoiceNumber: form.invoiceNumber,
    hasPhoto: form.photoFileId !== null || isOfSpreadsheet,
    lines: form.lines.map(({ sku }, index) => ({ sku: lines[index]?.product.sku ?? sku, earns: earnsOf(lines[index]) })),
    isRevision: firstSentAt !== undefined,
  });
  const fields = { ...(verdict.ok ? {} : verdict.fields), ...(await wrongWithPhoto(parts, tx, actor, form)) };
  const [first] = Object.values(fields);
  if (first) throw new Refusal(verdict.ok ? first : verdict.refusal, { status: 422, fields });
  return {
    ruleVersionId,
    takesPhotos: store?.takesPhotos ?? true,
    lines: lines.flatMap((line) => (line?.earned ? [{ ...line, earned: line.earned }] : [])),
  };
}

const earnsOf = (line: SaleLinePriced | undefined) => line && (line.earned ?? { points: 0, experience: 0 });

/** Whether a member may report in a campaign at all (SAL-08), by the member's row and the registration. */
export async function refusalOfSeller(
  db: Reader,
  actor: Actor,
  { isRegistered }: { isRegistered: boolean },
): Promise<SellerRefusal | undefined> {
  const member = await db
    .selectFrom('identity.member')
    .select(['status', 'program_role'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', actor.memberId)
    .executeTakeFirst();
  if (!member) throw notFound();
  return judgeSeller({ status: member.status, programRole: member.program_role, isRegistered });
}

/** A photo is a picture that the seller uploaded: by the id of somebody else's nobody may look at it. Whose sale it is in is judged when it is taken. */
async function wrongWithPhoto({ storage }: Parts, tx: Tx, actor: Actor, { photoFileId }: SaleForm): Promise<Record<string, string>> {
  if (photoFileId === null) return {};
  const [file] = await storage.find(tx, { tenantId: actor.tenantId, ids: [photoFileId], uploadedBy: actor.personId });
  if (!file) return { photoFileId: 'file_missing' };
  return file.purpose === 'image' && file.contentType.startsWith('image/') ? {} : { photoFileId: 'file_type_refused' };
}
