/** Builders of sales, by the same use-cases that sellers and auditors call; for tests and the demo. */
import type { RuleForm } from '@vitrine/contract/campaigns';
import type { Sale, SaleForm, SaleReport } from '@vitrine/contract/sales';
import type { Role } from '@vitrine/domain/identity';
import { dayIn } from '@vitrine/domain/kernel';
import type { AuditReason } from '@vitrine/domain/sales';
import sharp from 'sharp';
import type { Actor } from '../../platform/http/index.ts';
import type { ShiftableClock } from '../../platform/clock/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { aBrandWithAgency, aCampaign, aProduct, aRegistration, aStore } from '../campaigns/testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { balances, type Violation } from '../ledger/index.ts';
import { claimSale } from './claim-sale.ts';
import { approveSale, refuseSale } from './decide-sale.ts';
import { salesInvariants } from './invariants.ts';
import { reportSale, type SalesParts } from './report-sale.ts';

type Owner = Pick<Actor, 'siteId' | 'tenantId' | 'personId'>;
/** What stands on a receipt. */
export type Receipt = {
  shop: string;
  number: string;
  date: string;
  lines: readonly { name: string; quantity: number }[];
  /** The hand shook. */
  isBlurred: boolean;
};

let numbers = 0;
/** A number that no other invoice of this process has, and that stands in no row with another one. */
export const anInvoiceNumber = (): string => `${481_000 + (numbers += 7)}`;

/** A photo of an invoice on a counter, stored for this person; each is another picture. */
export async function anInvoicePhoto(
  { storage }: Pick<Platform, 'storage'>,
  { siteId, tenantId, personId }: Owner,
  receipt: Partial<Receipt> = {},
): Promise<string> {
  const seen = { ...plainReceipt, number: anInvoiceNumber(), ...receipt };
  const picture = sharp(Buffer.from(drawn(seen)));
  const content = await (seen.isBlurred ? picture.blur(6) : picture).jpeg({ quality: 82 }).toBuffer();
  const { id } = await storage.put({ siteId, tenantId, personId, purpose: 'image', name: 'nota.jpg', content, isPublic: false });
  return id;
}

/** What a seller fills in; a photo is taken for it unless one, or none, is given. */
export async function aSaleForm(
  parts: Pick<Platform, 'storage'>,
  owner: Owner,
  given: Partial<SaleForm> & Pick<SaleForm, 'storeId' | 'saleDate' | 'lines'>,
): Promise<SaleForm> {
  const invoiceNumber = given.invoiceNumber ?? anInvoiceNumber();
  return {
    invoiceKind: 'invoice',
    invoiceNumber,
    photoFileId:
      given.photoFileId === undefined
        ? await anInvoicePhoto(parts, owner, { number: invoiceNumber, date: given.saleDate })
        : given.photoFileId,
    observation: '',
    ...given,
  };
}

/** A sale that this seller reported, under audit. */
export async function aSale(
  parts: SalesParts,
  seller: Actor,
  { campaignId, writtenAt = null, ...form }: Partial<SaleReport> & Pick<SaleReport, 'campaignId' | 'storeId' | 'saleDate' | 'lines'>,
): Promise<Sale> {
  return reportSale(parts, seller, { campaignId, writtenAt, ...(await aSaleForm(parts, seller, form)) });
}

/** The same sale, claimed by this auditor. */
export const claimed = (parts: SalesParts, auditor: Actor, { sale: { id, version } }: { sale: Pick<Sale, 'id' | 'version'> }) =>
  claimSale(parts, auditor, { saleId: id, version });

/** The same sale, approved or refused by this auditor; nothing that was bought for it is put on hold. */
export async function decided(
  parts: SalesParts,
  auditor: Actor,
  { sale, reason, note = '' }: { sale: Pick<Sale, 'id' | 'version'>; reason?: AuditReason; note?: string },
): Promise<Sale> {
  const seen = { saleId: sale.id, version: sale.version };
  const decision = reason
    ? await refuseSale({ ...parts, putOrdersOnHold: async () => [] }, auditor, { ...seen, reason, note })
    : await approveSale(parts, auditor, seen);
  return decision.sale;
}

const plainReceipt: Receipt = {
  shop: 'LOJAS HORIZONTE',
  number: '',
  date: '2026-11-21',
  lines: [{ name: 'Refrigerador 480 L', quantity: 1 }],
  isBlurred: false,
};

/** Paper with a torn edge on a wooden counter; the number is large, as auditors compare it first. */
function drawn({ shop, number, date, lines }: Receipt): string {
  const text = (y: number, size: number, words: string, [x, anchor]: [number, string] = [350, 'middle']) =>
    `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" font-family="monospace" fill="#2b2825">${escaped(words)}</text>`;
  const rows = lines.map(({ name, quantity }, index) => {
    const y = 320 + index * 92;
    const position = String(index + 1).padStart(3, '0');
    return `${text(y, 23, `${position} ${name.toUpperCase().slice(0, 30)}`, [130, 'start'])}${text(y + 36, 23, `${quantity} UN`, [570, 'end'])}`;
  });
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="810" viewBox="0 0 720 1080">
    <defs><radialGradient id="wood" cx=".3" cy=".2" r="1"><stop offset="0" stop-color="#b59b80"/><stop offset="1" stop-color="#63503f"/></radialGradient></defs>
    <rect width="720" height="1080" fill="url(#wood)"/>
    <g transform="rotate(-1.6 360 540)"><path d="M100 90l25-18 25 18 25-18 25 18 25-18 25 18 25-18 25 18 25-18 25 18 25-18 25 18 25-18 25 18 25-18 25 18 25-18 25 18 25-18 25 18V990H100Z" fill="#fbf9f4"/>
    ${text(156, 30, shop.toUpperCase().slice(0, 26))}${text(204, 22, date.split('-').toReversed().join('/'))}
    <path d="M130 246H570M130 790H570" stroke="#2b2825" stroke-width="3" stroke-dasharray="9 6"/>${rows.join('')}
    ${text(750, 23, 'QTD. TOTAL DE ITENS', [130, 'start'])}${text(750, 23, String(units), [570, 'end'])}
    ${text(862, 26, 'NOTA N.')}${text(920, 50, number)}</g></svg>`;
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export type ShopFloor = Awaited<ReturnType<typeof aShopFloor>>;
type House = { platform: Platform; clock: ShiftableClock };

/** A day some days from another one. */
export const daysFrom = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

export type ShopFloorWish = {
  /** Days from today. */
  begins?: number;
  ends?: number;
  timeZone?: string;
  sellerRoles?: Role[];
};

/**
 * A client with a campaign: a store, one where phones are not allowed, one that does not take part; a fridge for 120 points, a notebook for 80, a cable for
 * nothing; two sellers who are registered, and an auditor.
 */
export async function aShopFloor(
  { platform, clock }: House,
  { begins = -40, ends = 20, timeZone = 'America/Sao_Paulo', sellerRoles = ['learner'] }: ShopFloorWish = {},
) {
  const auditor = await aPerson(platform, { roles: ['auditor'], fullName: 'Auditora de Ensaio' });
  const { tenantId } = auditor;
  const people = { tenantId, programRole: 'salesperson', birthday: '1990-05-20' } as const;
  const seller = await aPerson(platform, { ...people, roles: sellerRoles, fullName: 'Vendedora de Ensaio' });
  const colleague = await aPerson(platform, { ...people, fullName: 'Jonas Prado' });
  const { actor } = await aPerson(platform, { tenantId, roles: ['client_administrator'] });
  const today = dayIn(timeZone, clock.now());
  // Nobody registers in a campaign that is over: it is built while it runs.
  const back = Math.min(0, ends) * 86_400_000;
  clock.shift(back);
  const { brandId, agencyId } = await aBrandWithAgency(platform, actor);
  const { storeId, retailerId } = await aStore(platform, actor, { name: 'Horizonte Tatuapé', timeZone });
  const { storeId: quietStoreId } = await aStore(platform, actor, { retailerId, name: 'Horizonte Quieta', takesPhotos: false, timeZone });
  const { storeId: otherStoreId } = await aStore(platform, actor, { retailerId, name: 'Horizonte Fora', timeZone });
  const [fridge, notebook, cable] = ['GEL-480', 'BK15-C5', 'CABO-1'] as const;
  for (const sku of [fridge, notebook, cable]) await aProduct(platform, actor, { sku, brandId });
  const rules = [
    { scope: 'sku', value: fridge, points: 120, experience: 12 },
    { scope: 'sku', value: notebook, points: 80, experience: 8 },
  ] satisfies RuleForm[];
  const { campaignId } = await aCampaign(platform, actor, {
    beginsOn: daysFrom(today, begins),
    endsOn: daysFrom(today, ends),
    timeZone,
    storeIds: [storeId, quietStoreId],
    rules,
  });
  const built = { campaignId, storeId, retailerId, sku: fridge, brandId, agencyId };
  for (const person of [seller, colleague]) await aRegistration(platform, person.actor, built);
  clock.shift(-back);
  /** One product of today, in the store. */
  const sold = ({ sku = fridge, quantity = 1 }: { sku?: string; quantity?: number } = {}) => ({
    campaignId,
    storeId,
    saleDate: today,
    lines: [{ sku, quantity }],
  });
  return {
    seller,
    colleague,
    auditor,
    campaignId,
    storeId,
    quietStoreId,
    otherStoreId,
    retailerId,
    brandId,
    agencyId,
    today,
    fridge,
    notebook,
    cable,
    sold,
  };
}

/** What a seller sends from this shop floor. */
export async function aSaleReport(
  { platform }: House,
  { seller, sold }: Pick<ShopFloor, 'seller' | 'sold'>,
  given: Partial<SaleReport> = {},
): Promise<SaleReport> {
  const { campaignId, writtenAt = null, ...form } = { ...sold(), ...given };
  return { campaignId, writtenAt, ...(await aSaleForm(platform, seller, form)) };
}

/** What a member has in the campaign of this shop floor. */
export const pointsOf = ({ platform }: House, person: BuiltPerson, { campaignId }: Pick<ShopFloor, 'campaignId'>) =>
  balances(platform.db.write(), person.actor, { memberId: person.memberId, campaignId });

/** What the proof of each line's credit finds wrong in the client of this shop floor. */
export async function violations({ platform }: Pick<House, 'platform'>, { seller }: Pick<ShopFloor, 'seller'>): Promise<Violation[]> {
  const found = await Promise.all(salesInvariants.map(({ find }) => find(platform.db.write())));
  return found.flat().filter(({ tenantId }) => tenantId === seller.tenantId);
}
