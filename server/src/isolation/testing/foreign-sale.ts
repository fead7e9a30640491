/** The other tenant's sales: one refused for a reason that may be mended, one that an auditor looks at. */
import { dayIn } from '@vitrine/domain/kernel';
import { aPerson, type BuiltPerson } from '../../modules/identity/testing.ts';
import { aSale, aSaleForm, claimed, decided } from '../../modules/sales/testing.ts';
import type { House } from '../../testing.ts';
import type { ForeignProgram, ForeignSale } from '../foreign-ids.ts';

/** Reported by its learner, who sells in the program; every text marked. */
export async function aForeignSale(
  { platform, clock }: House,
  { learner, program, mark }: { learner: BuiltPerson; program: ForeignProgram; mark: string },
): Promise<ForeignSale> {
  const auditor = await aPerson(platform, { tenantId: learner.tenantId, roles: ['auditor'], fullName: `${mark} auditora` });
  const { campaignId, storeId, sku } = program;
  const sold = { storeId, saleDate: dayIn('America/Sao_Paulo', clock.now()), lines: [{ sku, quantity: 1 }], observation: mark };
  const invoiceNumber = mark;
  const refused = await aSale(platform, learner.actor, { ...sold, campaignId, invoiceNumber });
  await decided(platform, auditor.actor, { sale: refused, reason: 'photo_unreadable', note: mark });
  const open = await aSale(platform, learner.actor, { ...sold, campaignId, photoFingerprint: `${'7b'.repeat(187)}c` });
  await claimed(platform, auditor.actor, { sale: open });
  return { refusedSaleId: refused.id, openSaleId: open.id, invoiceNumber, saleForm: await aSaleForm(platform, learner.actor, sold) };
}
