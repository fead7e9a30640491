import type { SaleForm } from '@vitrine/contract/sales';
import { bandsOf } from '@vitrine/domain/kernel/picture-fingerprint';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { credit, storeExplanation } from '../ledger/index.ts';
import { reachLevel } from '../levels/index.ts';
import { noteOnFeed } from '../notices/index.ts';
import type { JudgedSale } from './sale-facts.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'storage' | 'publish'>;
type Ask = { saleId: string; campaignId: string; number: number; form: SaleForm; judged: JudgedSale; writtenAt: string | null };

/** Keeps what was sent, takes its photo, credits each line, and asks for the next level where it is reached. The actor is the seller; the sale's row is held by this transaction. */
export async function sendRevision(parts: Parts, tx: Tx, actor: Actor, ask: Ask): Promise<void> {
  const { saleId, number, form, judged } = ask;
  const tenant_id = actor.tenantId;
  const points = judged.lines.reduce((sum, { earned }) => sum + earned.points, 0);
  await takePhoto(parts, tx, actor, ask);
  await tx
    .insertInto('sales.revision')
    .values({
      tenant_id,
      sale_id: saleId,
      number,
      store_id: form.storeId,
      invoice_kind: form.invoiceKind,
      invoice_number: form.invoiceNumber,
      sale_date: form.saleDate,
      photo_file_id: form.photoFileId,
      observation: form.observation,
      points,
      experience: judged.lines.reduce((sum, { earned }) => sum + earned.experience, 0),
      sent_at: parts.clock.now(),
      written_at: ask.writtenAt,
    })
    .execute();
  const lines = judged.lines.map((line) => ({ id: parts.newId(), ...line }));
  await tx
    .insertInto('sales.line')
    .values(
      lines.map(({ id, product, quantity, earned }, position) => ({
        tenant_id,
        id,
        sale_id: saleId,
        revision: number,
        position,
        product_id: product.id,
        sku: product.sku,
        quantity,
        points: earned.points,
        experience: earned.experience,
        explanation: earned.points > 0 ? storeExplanation(earned.why.points) : null,
      })),
    )
    .execute();
  await creditLines(parts, tx, actor, { ...ask, lines });
  await reachLevel(parts, tx, actor, { memberId: actor.memberId, campaignId: ask.campaignId });
  await noteOnFeed(parts, tx, actor, {
    kind: number === 1 ? 'sale_sent' : 'sale_corrected',
    facts: { saleId, title: form.invoiceNumber, points },
    cause: `sale ${saleId} ${number} sent`,
  });
}

type Lines = (JudgedSale['lines'][number] & { id: string })[];

/** All points before all experience: two sales of one seller at once then meet at the same account first (law 6). */
async function creditLines(
  parts: Parts,
  tx: Tx,
  actor: Actor,
  { saleId, campaignId, form, judged, lines }: Ask & { lines: Lines },
): Promise<void> {
  for (const currency of ['points', 'experience'] as const) {
    for (const { id, earned } of lines) {
      if (earned[currency] === 0) continue;
      await credit(parts, tx, actor, {
        memberId: actor.memberId,
        campaignId,
        currency,
        amount: earned[currency],
        reason: { kind: 'sale_line', id, saleId },
        ruleVersionId: judged.ruleVersionId,
        explanation: earned.why[currency],
        effectiveOn: form.saleDate,
        underAudit: true,
      });
    }
  }
}

/** One photo proves one sale, whichever of its revisions; a second sale that shows it is refused. */
async function takePhoto(
  { storage }: Parts,
  tx: Tx,
  actor: Actor,
  { saleId, form: { photoFileId, photoFingerprint = null } }: Ask,
): Promise<void> {
  if (photoFileId === null) return;
  // The update changes nothing: it answers whose sale the photo proves, and waits for one that is just being sent.
  const { sale_id: provenSaleId } = await tx
    .insertInto('sales.photo')
    .values({
      tenant_id: actor.tenantId,
      file_id: photoFileId,
      sale_id: saleId,
      mark: photoFingerprint,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'file_id']).doUpdateSet((row) => ({ sale_id: row.ref('sales.photo.sale_id') })),
    )
    .returning('sale_id')
    .executeTakeFirstOrThrow();
  if (provenSaleId !== saleId) throw new Refusal('photo_already_used', { fields: { photoFileId: 'photo_already_used' } });
  await storage.own(tx, { tenantId: actor.tenantId, fileId: photoFileId, room: 'sales', ownerId: saleId });
  if (photoFingerprint === null) return;
  await tx
    .insertInto('sales.photo_band')
    .values(bandsOf(photoFingerprint).map((band) => ({ tenant_id: actor.tenantId, band, sale_id: saleId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
