import { dayIn } from '@vitrine/domain/kernel';
import { reportingRoles, type AuditReason } from '@vitrine/domain/sales';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { anInvoicePhoto, aSale, decided } from '../modules/sales/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import type { MadeProgram } from './fill-campaigns.ts';
import { demoPeople, demoProducts, demoStores, type BrandKey } from './texts/index.ts';

type Ask = {
  brand: BrandKey;
  people: readonly BuiltPerson[];
  program: Pick<MadeProgram, 'campaignId' | 'registered'>;
  /** Does what happened before a sale: points move in the order of time. */
  between?: (until: { hoursAgo: number }) => Promise<void>;
};
type Planned = {
  /** Which seller, by their place; counted around. */
  who: number;
  hoursAgo: number;
  /** Which products of the brand, and how many of each. */
  sold: [product: number, quantity: number][];
  /** Without one it waits in the queue. */
  decision?: 'approved' | AuditReason;
  note?: string;
  observation?: string;
  number: string;
};

/** The oldest first, as they happened. The first seller meets every state; two sellers sent one number. */
const planned: readonly Planned[] = [
  { who: 1, hoursAgo: 446, sold: [[0, 1]], decision: 'approved', number: '32.611' },
  { who: 4, hoursAgo: 440, sold: [[5, 1]], decision: 'approved', number: '77.102' },
  { who: 2, hoursAgo: 428, sold: [[4, 1]], decision: 'approved', number: '89.870' },
  { who: 0, hoursAgo: 416, sold: [[3, 1]], decision: 'approved', number: '479.355' },
  { who: 3, hoursAgo: 330, sold: [[5, 1]], decision: 'approved', number: '10.984' },
  { who: 0, hoursAgo: 308, sold: [[2, 1]], decision: 'approved', number: '479.720' },
  {
    who: 0,
    hoursAgo: 221,
    sold: [
      [0, 4],
      [5, 2],
    ],
    decision: 'approved',
    number: '480.117',
  },
  { who: 1, hoursAgo: 197, sold: [[1, 1]], decision: 'approved', number: '32.975' },
  { who: 0, hoursAgo: 172, sold: [[3, 2]], decision: 'approved', number: '480.204', observation: 'Cliente levou os dois juntos.' },
  {
    who: 2,
    hoursAgo: 150,
    sold: [
      [2, 1],
      [4, 1],
    ],
    decision: 'approved',
    number: '90.087',
  },
  { who: 3, hoursAgo: 121, sold: [[1, 6]], decision: 'forged', number: '11.204', note: 'A loja não reconhece esta nota.' },
  {
    who: 0,
    hoursAgo: 98,
    sold: [[2, 1]],
    decision: 'photo_unreadable',
    number: '481.002',
    note: 'O número não aparece. Chegue mais perto da nota.',
  },
  { who: 4, hoursAgo: 74, sold: [[5, 3]], decision: 'approved', number: '77.310' },
  {
    who: 5,
    hoursAgo: 51,
    sold: [
      [0, 1],
      [3, 1],
    ],
    number: '32.988',
  },
  { who: 1, hoursAgo: 27, sold: [[4, 2]], number: '90.114' },
  {
    who: 0,
    hoursAgo: 22,
    sold: [
      [5, 1],
      [2, 1],
    ],
    number: '482.915',
    observation: 'Entrega marcada para sábado.',
  },
  { who: 1, hoursAgo: 9, sold: [[5, 1]], number: '0482915' },
  { who: 2, hoursAgo: 4, sold: [[0, 2]], number: '90.140' },
  { who: 0, hoursAgo: 1, sold: [[3, 1]], number: '482.990' },
];
/** Days by which everybody's sale was made before it was reported: no store of the demo lies a day ahead of this one. */
const zone = 'America/Sao_Paulo';
const day = 24;

/** Sales at every stage: audited, refused, waiting; photographed and credited as sellers and auditors do it, each at its own time. */
export async function fillSales(platform: Platform, { brand, people, program, between = async () => {} }: Ask): Promise<void> {
  const sellers = sellersOf(program);
  const auditor = people.find(({ actor }) => actor.permissions.has('sales.audit'));
  const products = demoProducts.filter(({ tenant }) => tenant === brand);
  if (!auditor || sellers.length === 0 || products.length === 0) throw new Error(`demo: nobody sells, or audits, for ${brand}`);
  for (const { who, hoursAgo, sold, decision, note, number, observation = '' } of planned) {
    const seller = sellers[who % sellers.length];
    if (!seller) continue;
    await between({ hoursAgo });
    const then = at(platform, hoursAgo);
    const lines = sold.map(([index, quantity]) => ({ product: products[index % products.length], quantity }));
    const saleDate = dayIn(zone, then.clock.in(-day * 3_600_000));
    const photoFileId = await anInvoicePhoto(then, seller.person.actor, {
      number,
      date: saleDate,
      shop: shopOf(seller.person),
      isBlurred: decision === 'photo_unreadable',
      lines: lines.map(({ product, quantity }) => ({ name: product?.name['pt-BR'] ?? '', quantity })),
    });
    const sale = await aSale(then, seller.person.actor, {
      campaignId: program.campaignId,
      storeId: seller.storeId,
      saleDate,
      invoiceNumber: number,
      photoFileId,
      observation,
      lines: lines.flatMap(({ product, quantity }) => (product ? [{ sku: product.sku, quantity }] : [])),
    });
    if (!decision) continue;
    const later = at(platform, hoursAgo - 1);
    await decided(later, auditor.actor, { sale, ...(decision === 'approved' ? {} : { reason: decision }), ...(note ? { note } : {}) });
  }
  await between({ hoursAgo: 0 });
}

/** Who reports sales, in a lasting order. */
export const sellersOf = ({ registered }: Pick<MadeProgram, 'registered'>) => registered.filter(({ person }) => reports(person));

/** The store's name, as it stands on its receipts. */
const shopOf = ({ userName }: BuiltPerson) => {
  const store = demoPeople.find((person) => person.userName === userName)?.store;
  return demoStores.find(({ key }) => key === store)?.name ?? '';
};

const reports = ({ userName }: BuiltPerson) => {
  const role = demoPeople.find((person) => person.userName === userName)?.programRole;
  return reportingRoles.some((one) => one === role);
};
