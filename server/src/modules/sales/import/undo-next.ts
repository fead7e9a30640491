import { stepImport } from '@vitrine/domain/people/import';
import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { isClaimed } from '../../identity/index.ts';
import { takeBack } from '../../ledger/index.ts';
import { tellSeller } from '../decide-sale.ts';
import { lockSale, type LockedSale } from '../lock-sale.ts';
import { changeImport, lockImport, type OfImport } from './import-rows.ts';
import { findImporter } from './importer.ts';
import type { ImportParts } from './import-parts.ts';

/** Takes the next sale of an import back; what somebody decided on, or looks at, stays and is told. At the end of them it is undone. */
export function undoNext(parts: ImportParts, of: OfImport): Promise<void> {
  return parts.db.transaction(async (tx) => {
    const found = await lockImport(tx, of);
    if (found.state !== 'undoing') return;
    const importer = await findImporter(tx, { tenantId: of.tenantId, memberId: found.member_id });
    const next = importer && (await nextSale(tx, of));
    if (!importer || !next) {
      const end = stepImport(found.state, 'endUndo');
      if (end.ok) await changeImport(tx, of, { now: parts.clock.now(), state: end.state });
      return;
    }
    const sale = await lockSale(tx, importer, { saleId: next.sale_id ?? '' });
    const isFree = sale.state === 'under_audit' && sale.revision === 1 && !isClaimed(sale, parts.clock.now());
    if (isFree) await withdraw(parts, tx, importer, sale);
    await tx
      .updateTable('sales.import_line')
      .set(isFree ? { is_undone: true } : { refusal: 'decided_since' })
      .where('tenant_id', '=', of.tenantId)
      .where('import_id', '=', of.importId)
      .where('sale_id', '=', sale.id)
      .execute();
  });
}

const nextSale = (tx: Tx, { tenantId, importId }: OfImport) =>
  tx
    .selectFrom('sales.import_line')
    .select('sale_id')
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', importId)
    .where('sale_id', 'is not', null)
    .where('is_undone', '=', false)
    .where('refusal', 'is', null)
    .orderBy('line')
    .limit(1)
    .executeTakeFirst();

/** Its points come back as D20 says, and its invoice’s number is free again: nothing was paid for it. The seller reads why. */
async function withdraw(parts: ImportParts, tx: Tx, importer: Actor, sale: LockedSale): Promise<void> {
  const now = parts.clock.now();
  const word = { state: 'refused', reason: 'import_undone', note: '' } as const;
  await tx
    .updateTable('sales.sale')
    .set((row) => ({ state: 'refused', version: row('version', '+', 1), invoice_key: `${sale.invoice_key}~${sale.id}` }))
    .where('tenant_id', '=', importer.tenantId)
    .where('id', '=', sale.id)
    .execute();
  await tx
    .updateTable('sales.revision')
    .set({ decision: 'refused', decided_at: now, decided_by: importer.memberId, reason: word.reason, note: word.note })
    .where('tenant_id', '=', importer.tenantId)
    .where('sale_id', '=', sale.id)
    .where('number', '=', sale.revision)
    .execute();
  await takeBack(parts, tx, importer, { groupId: sale.id, why: '', auditorId: importer.memberId });
  await tellSeller(parts, tx, importer, { sale, word });
}
