import type { Sale } from '@vitrine/contract/sales';
import { invoiceKinds } from '@vitrine/domain/sales';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameFor } from '../campaigns/index.ts';
import { findPlaces, getSaleRow, listLines, listRevisions, type SaleRow } from './queries.ts';
import { canOf, decisionOf, knownIn, lineOf, stateOf } from './sale-rows.ts';

type Parts = Pick<Platform, 'db' | 'storage'>;

/** A sale of the actor; somebody else's is not there (D55). */
export async function getSale(parts: Parts, actor: Actor, { saleId }: { saleId: string }): Promise<Sale> {
  const db = parts.db.read();
  return saleOf(parts, db, actor, await getSaleRow(db, actor, { saleId, memberId: actor.memberId }));
}

/** The page of a sale, for its seller and its auditor alike: texts in the reader's language, the photo signed for the reader. */
export async function saleOf({ storage }: Pick<Parts, 'storage'>, db: Reader, actor: Actor, row: SaleRow): Promise<Sale> {
  const { campaign, store } = await findPlaces(db, actor, row);
  const lines = await listLines(db, actor, { saleIds: [row.id] });
  const history = row.revision > 1 ? await listRevisions(db, actor, { saleId: row.id, before: row.revision }) : [];
  const [photo] = await storage.find(db, { tenantId: actor.tenantId, ids: row.photo_file_id === null ? [] : [row.photo_file_id] });
  return {
    id: row.id,
    version: row.version,
    campaignId: row.campaign_id,
    campaignName: nameFor(actor, campaign.name),
    state: stateOf(row),
    invoiceKind: knownIn(invoiceKinds, row.invoice_kind),
    invoiceNumber: row.invoice_number,
    saleDate: row.sale_date,
    store,
    photo: photo ? { fileId: photo.id, name: photo.name, url: storage.link(actor, photo) } : null,
    observation: row.observation,
    lines: lines.map((line) => lineOf(actor, line)),
    points: row.points,
    experience: row.experience,
    reportedAt: row.reported_at,
    revision: row.revision,
    revisedAt: row.revision > 1 ? row.sent_at : null,
    decision: decisionOf(row),
    history: history.map((one) => ({
      revision: one.number,
      sentAt: one.sent_at,
      invoiceNumber: one.invoice_number,
      points: one.points,
      decision: decisionOf(one),
    })),
    can: canOf(row),
  };
}
