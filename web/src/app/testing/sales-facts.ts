import type { CampaignCard, CampaignPage, ProductRow, Registration, StoreRow } from '@vitrine/contract/campaigns';
import type { Me } from '@vitrine/contract/identity';
import type { Sale, SaleRow } from '@vitrine/contract/sales';
import { id, me } from './facts.ts';

/** A seller of a client that has the modules of the loyalty program. */
export const seller = (): Me => {
  const { client, ...rest } = me();
  return { ...rest, client: { ...client, has_insert_sales: true, has_campaigns: true, has_points_table: true } };
};

export const campaign = (changes: Partial<CampaignCard> = {}): CampaignCard => ({
  id: id(100),
  name: 'Temporada Aurora',
  summary: 'Venda e troque por prêmios.',
  state: 'running',
  beginsOn: '2020-10-10',
  endsOn: '2099-12-23',
  timeZone: 'America/Sao_Paulo',
  daysLeft: 28,
  isRegistered: true,
  isSelected: true,
  ...changes,
});

export const campaignPage = (changes: Partial<CampaignPage> = {}): CampaignPage => ({
  ...campaign(),
  countries: ['BR'],
  stores: 12,
  products: 24,
  terms: { version: 3, text: 'Cada venda vale uma vez.' },
  registration: null,
  can: { register: true, select: true },
  refusal: null,
  ...changes,
});

export const registration = (changes: Partial<Registration> = {}): Registration => ({
  campaign: campaign({ isRegistered: false }),
  terms: { version: 3, text: 'Cada venda vale uma vez.' },
  form: { termsVersion: null, agencyId: null, brandIds: [], chains: [] },
  registeredAt: null,
  agencies: [
    { id: id(110), name: 'Ponto Forte', brands: [{ id: id(111), name: 'Aurora' }] },
    { id: id(112), name: 'Vende Mais', brands: [{ id: id(113), name: 'Lumina' }] },
  ],
  retailers: [{ id: id(120), name: 'Horizonte', stores: 12 }],
  stores: [],
  steps: (['account', 'campaign', 'country', 'age', 'terms', 'agency', 'brands', 'stores'] as const).map((step, place) => ({
    step,
    isDone: place < 3,
    refusal: null,
  })),
  can: { register: true },
  ...changes,
});

export const store = (changes: Partial<StoreRow> = {}): StoreRow => ({
  id: id(130),
  name: 'Horizonte Tatuapé',
  retailerId: id(120),
  retailer: 'Horizonte',
  city: 'São Paulo',
  state: 'SP',
  country: 'BR',
  taxId: '12345678000195',
  timeZone: 'America/Sao_Paulo',
  today: '2026-11-21',
  takesPhotos: true,
  isParticipating: true,
  isOwn: true,
  ...changes,
});

export const product = (changes: Partial<ProductRow> = {}): ProductRow => ({
  id: id(140),
  sku: 'GIF-480-IX',
  name: 'Geladeira Inverse 480',
  productType: 'fridge',
  productTypeName: 'Geladeira',
  formFactor: '480 L',
  brandId: id(111),
  brand: 'Aurora',
  processor: '',
  generation: '',
  points: 180,
  experience: 36,
  chains: [],
  ...changes,
});

export const saleRow = (changes: Partial<SaleRow> = {}): SaleRow => ({
  id: id(150),
  campaignId: id(100),
  state: 'under_audit',
  invoiceNumber: '482915',
  saleDate: '2026-11-20',
  storeName: 'Horizonte Tatuapé',
  products: ['Geladeira Inverse 480'],
  lines: 1,
  points: 360,
  experience: 72,
  reportedAt: '2026-11-21T12:00:00.000Z',
  decision: null,
  can: { revise: false },
  ...changes,
});

export const sale = (changes: Partial<Sale> = {}): Sale => ({
  id: id(150),
  version: 4,
  campaignId: id(100),
  campaignName: 'Temporada Aurora',
  state: 'under_audit',
  invoiceKind: 'invoice',
  invoiceNumber: '482915',
  saleDate: '2026-11-20',
  store: {
    id: id(130),
    name: 'Horizonte Tatuapé',
    retailerId: id(120),
    retailer: 'Horizonte',
    city: 'São Paulo',
    country: 'BR',
    taxId: '12345678000195',
    timeZone: 'America/Sao_Paulo',
    takesPhotos: true,
  },
  photo: { fileId: id(151), name: 'nota.jpg', url: '/files/nota.jpg' },
  observation: '',
  lines: [
    {
      id: id(152),
      sku: 'GIF-480-IX',
      name: 'Geladeira Inverse 480',
      productType: 'fridge',
      productTypeName: 'Geladeira',
      formFactor: '480 L',
      brand: 'Aurora',
      processor: '',
      generation: '',
      quantity: 2,
      points: 360,
      experience: 72,
      explanation: {
        version: 1,
        base: 180,
        quantity: 2,
        multiplier: { numerator: 1, denominator: 1 },
        rounding: 'half_up',
        promotionIds: [],
        rule: { id: id(153), by: 'sku', tableVersion: 3 },
        product: { sku: 'GIF-480-IX', name: 'Geladeira Inverse 480' },
      },
    },
  ],
  points: 360,
  experience: 72,
  reportedAt: '2026-11-21T12:00:00.000Z',
  revision: 1,
  revisedAt: null,
  decision: null,
  history: [],
  can: { revise: false },
  ...changes,
});
