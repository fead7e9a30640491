import { expect, test } from 'vitest';
import { today } from '../../../shared/device/clock.ts';
import type { KeptSale } from '../outbox/kept-sale.ts';
import { earnsOf, faultsOf, inStore, promotingOf } from './judge-draft.ts';

const zone = 'America/Sao_Paulo';
const daysAgo = (days: number) => new Date(Date.parse(today(zone)) - days * 86_400_000).toISOString().slice(0, 10);

/** A whole sale of a day; the store's server said `there` today. */
const sold = (saleDate: string, there = today(zone)): Pick<KeptSale, 'draft' | 'photo'> => ({
  photo: { isHere: true, upload: undefined, fileId: undefined },
  draft: {
    campaign: { id: 'campaign', name: 'Temporada', beginsOn: daysAgo(90), endsOn: daysAgo(-30) },
    store: {
      id: 'store',
      name: 'Tatuapé',
      city: 'São Paulo',
      timeZone: zone,
      takesPhotos: true,
      isParticipating: true,
      today: there,
      heardOn: today(zone),
    },
    invoiceKind: 'invoice',
    invoiceNumber: '482915',
    saleDate,
    observation: '',
    isWithoutPhoto: false,
    lines: [{ sku: 'A1', name: 'Geladeira', detail: '', productType: 'fridge', quantity: 1, points: 120, experience: 0 }],
  },
});

test('D24 SAL-04 a revision is judged by the day of its first sending, a new sale by today', () => {
  expect(faultsOf(sold(daysAgo(15)))).toEqual({});
  expect(faultsOf(sold(daysAgo(16)))).toEqual({ saleDate: 'sale_too_old' });
  expect(faultsOf(sold(daysAgo(40)), daysAgo(25))).toEqual({});
  expect(faultsOf(sold(daysAgo(41)), daysAgo(25))).toEqual({ saleDate: 'sale_too_old' });
  expect(faultsOf(sold(daysAgo(24)), daysAgo(25))).toEqual({ saleDate: 'sale_in_future' });
});

test('D22 SAL-04 today is the day in the store as its server said it, whatever this device shows', () => {
  expect(faultsOf(sold(daysAgo(16), daysAgo(1)))).toEqual({});
  expect(faultsOf(sold(daysAgo(0), daysAgo(1)))).toEqual({ saleDate: 'sale_in_future' });
});

test('CMP-06 VAL-14 the form counts points by the promotions of the sale’s day and store, as the server will; an old draft by those of all stores', () => {
  const { draft } = sold(daysAgo(1));
  const [line] = draft.lines;
  const promotion = {
    id: 'p',
    name: 'Geladeira em dobro',
    state: 'running' as const,
    times: '2' as const,
    isStackable: false,
    beginsOn: daysAgo(1),
    endsOn: daysAgo(0),
    what: [],
    where: [],
    productTypes: ['fridge' as const],
    brandIds: [],
    skus: [],
    retailerIds: [],
    storeIds: [],
  };
  const points = (part: Partial<Omit<typeof promotion, 'storeIds'>> & { storeIds?: string[] }, of = draft) => {
    const promotions = { cap: '2' as const, items: [{ ...promotion, ...part }] };
    return line && earnsOf(line, promotingOf(promotions, of)(line)).points;
  };
  expect(points({})).toBe(240);
  expect(points({ beginsOn: daysAgo(0) })).toBe(120);
  expect(points({}, { ...draft, saleDate: daysAgo(2) })).toBe(120);
  const inChain = { ...draft, store: draft.store && { ...draft.store, retailerId: 'chain' } };
  const ofStore: { storeIds: string[] } = { storeIds: ['store'] };
  expect(points(ofStore, inChain)).toBe(240);
  expect(points(ofStore)).toBe(120); // begun before the chain was kept: the server counts it
  expect(line && earnsOf(line, promotingOf(undefined, draft)(line)).points).toBe(120);
});

test('PTS-02 VAL-14 a line has the points of the store’s chain where the chain has its own, and those of all stores elsewhere', () => {
  const line = { points: 120, experience: 12, chains: [{ retailerId: 'horizonte', points: 200, experience: 20 }] };
  expect(inStore(line, { retailerId: 'horizonte' })).toMatchObject({ points: 200, experience: 20 });
  expect(inStore(line, { retailerId: 'eletro-sul' })).toMatchObject({ points: 120, experience: 12 });
  expect(inStore(line, null)).toMatchObject({ points: 120 });
  // A draft from before there were any, at a store whose chain is not known either.
  expect(inStore({ points: 120, experience: 12 }, {})).toMatchObject({ points: 120 });
});
