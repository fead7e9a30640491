import { dayIn } from '@vitrine/domain/kernel';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { keepStandings, nameInRanking } from '../modules/ranking/testing.ts';
import { anInvoicePhoto, aSale, decided } from '../modules/sales/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import type { MadeProgram } from './fill-campaigns.ts';
import { sellersOf } from './fill-sales.ts';
import { demoProducts, type BrandKey } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[]; program: Pick<MadeProgram, 'campaignId' | 'registered'> };

/** How many of the brand's best product those sold who are in no other story of the demo, and when: two of them the same. */
const planned = [
  { who: 6, hoursAgo: 189, quantity: 15 },
  { who: 7, hoursAgo: 165, quantity: 13 },
  { who: 8, hoursAgo: 140, quantity: 7 },
  { who: 9, hoursAgo: 116, quantity: 4 },
  { who: 10, hoursAgo: 92, quantity: 4 },
  { who: 11, hoursAgo: 68, quantity: 3 },
  { who: 12, hoursAgo: 44, quantity: 1 },
];
/** Who has points and does not want to be named. */
const unnamed = 8;
const zone = 'America/Sao_Paulo';

/** Approved sales of sellers behind the first six, where a brand has so many, so that its ranking is long enough to look for oneself in it (RNK-01). */
export async function fillRanking(platform: Platform, { brand, people, program }: Ask): Promise<void> {
  const sellers = sellersOf(program);
  const auditor = people.find(({ actor }) => actor.permissions.has('sales.audit'));
  const product = demoProducts.find(({ tenant }) => tenant === brand);
  if (!auditor || !product) throw new Error(`demo: nobody audits, or nothing is sold, for ${brand}`);
  for (const { who, hoursAgo, quantity } of planned) {
    const seller = sellers[who];
    if (!seller) break;
    const then = at(platform, hoursAgo);
    const saleDate = dayIn(zone, then.clock.in(-86_400_000));
    const invoiceNumber = `7${who}.${hoursAgo}`;
    const lines = [{ name: product.name['pt-BR'] ?? '', quantity }];
    const photoFileId = await anInvoicePhoto(then, seller.person.actor, { number: invoiceNumber, date: saleDate, lines });
    const sold = { campaignId: program.campaignId, storeId: seller.storeId, saleDate, invoiceNumber, photoFileId };
    const sale = await aSale(then, seller.person.actor, { ...sold, lines: [{ sku: product.sku, quantity }] });
    await decided(at(platform, hoursAgo - 2), auditor.actor, { sale });
    if (who === unnamed) await nameInRanking(then, seller.person.actor, { isNamed: false });
  }
}

/** How everybody stood when the last weeks were over, so that places have moved (RNK-01); after all else that earns points. */
export async function fillPastStandings(platform: Platform, { tenantId }: { tenantId: string }): Promise<void> {
  for (const weeks of [3, 2, 1, 0]) await keepStandings(at(platform, weeks * 168), { tenantId });
}
