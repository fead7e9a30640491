import { dayIn } from '@vitrine/domain/kernel';
import { budgetOf } from '../modules/ledger/index.ts';
import { aBudget } from '../modules/campaigns/testing.ts';
import { aClose, aSimulation } from '../modules/closing/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { anInvoicePhoto, aSale, decided } from '../modules/sales/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import type { MadeProgram } from './fill-campaigns.ts';
import { demoProducts, type BrandKey } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[]; program: MadeProgram };

/** What was sold in the campaign that ended: which product of the brand, how many, and whether it was refused. */
const sold: readonly { who: number; product: number; quantity: number; isRefused?: boolean }[] = [
  { who: 0, product: 0, quantity: 2 },
  { who: 1, product: 3, quantity: 1 },
  { who: 2, product: 5, quantity: 4 },
  { who: 3, product: 1, quantity: 1, isRefused: true },
];
/** The part of its budget that the running campaign has given: near its end in one brand, at a quarter in the others. */
const shareOf = (brand: BrandKey): number => (brand === 'terra' ? 0.88 : 0.25);

/** The campaign that ended, sold in, audited and closed with its report; the coming one’s points simulated on it; a budget for the running one. */
export async function fillClosing(platform: Platform, { brand, people, program: { campaignId, ended, comingId } }: Ask): Promise<void> {
  const [manager, auditor] = ['campaigns.write', 'sales.audit'].map((may) =>
    people.find(({ actor }) => [...actor.permissions].some((one) => one === may)),
  );
  if (!manager || !auditor) throw new Error(`demo: nobody of ${brand} keeps campaigns, or audits`);
  if (ended) {
    const then = at(platform, ended.hoursAgo - 24);
    const products = demoProducts.filter(({ tenant }) => tenant === brand);
    for (const { who, product, quantity, isRefused } of sold) {
      const seller = ended.registered[who % Math.max(1, ended.registered.length)];
      const sku = products[product % products.length]?.sku;
      if (!seller || sku === undefined) continue;
      const saleDate = dayIn('America/Sao_Paulo', then.clock.in(-24 * 3_600_000));
      const invoiceNumber = `3${who}.${410 + product}`;
      const photoFileId = await anInvoicePhoto(then, seller.person.actor, { number: invoiceNumber, date: saleDate });
      const sale = await aSale(then, seller.person.actor, {
        campaignId: ended.campaignId,
        storeId: seller.storeId,
        saleDate,
        invoiceNumber,
        photoFileId,
        lines: [{ sku, quantity }],
      });
      await decided(at(platform, ended.hoursAgo - 48), auditor.actor, { sale, ...(isRefused ? { reason: 'forged' as const } : {}) });
    }
    await aClose(platform, manager.actor, { campaignId: ended.campaignId });
    if (comingId !== undefined) await aSimulation(platform, manager.actor, { campaignId: comingId, pastId: ended.campaignId });
  }
  await aBudget(platform, manager.actor, { campaignId, cap: 1_000_000_000 });
  const spent = (await budgetOf(platform.db.write(), manager.actor, { campaignId }))?.spent ?? 0;
  await aBudget(platform, manager.actor, { campaignId, cap: Math.max(1_000, Math.ceil(spent / shareOf(brand) / 100) * 100) });
}
