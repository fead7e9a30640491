import { configureClient, configured, createSessionStore } from '@vitrine/client';
import { memoryDevice, memoryDisk, settled } from '@vitrine/client/testing';
import type { Sale } from '@vitrine/contract/sales';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { KeptSale } from './kept-sale.ts';
import { openSalesOutbox } from './sales-outbox.ts';

const id = (n: number): string => `01a1fd7f-1173-7caa-9e50-${String(n).padStart(12, '0')}`;

const sale: Sale = {
  id: id(1),
  version: 1,
  campaignId: id(2),
  campaignName: 'Temporada',
  state: 'under_audit',
  invoiceKind: 'invoice',
  invoiceNumber: '482915',
  saleDate: '2026-11-20',
  store: {
    id: id(3),
    name: 'Tatuapé',
    retailerId: id(4),
    retailer: 'Horizonte',
    city: 'São Paulo',
    country: 'BR',
    taxId: '12345678000195',
    timeZone: 'America/Sao_Paulo',
    takesPhotos: true,
  },
  photo: null,
  observation: '',
  lines: [],
  points: 120,
  experience: 0,
  reportedAt: '2026-11-21T12:00:00.000Z',
  revision: 1,
  revisedAt: null,
  decision: null,
  history: [],
  can: { revise: false },
};

const draft: Pick<KeptSale, 'draft' | 'revises' | 'photo'> = {
  revises: null,
  photo: { isHere: false, upload: undefined, fileId: undefined },
  draft: {
    campaign: { id: id(2), name: 'Temporada', beginsOn: '2026-11-01', endsOn: '2026-12-31' },
    store: {
      id: id(3),
      name: 'Tatuapé',
      city: 'São Paulo',
      timeZone: 'America/Sao_Paulo',
      takesPhotos: true,
      isParticipating: true,
      today: '2026-11-21',
      heardOn: '2026-11-21',
    },
    invoiceKind: 'invoice',
    invoiceNumber: '482915',
    saleDate: '2026-11-20',
    observation: '',
    isWithoutPhoto: false,
    lines: [{ sku: 'A1', name: 'Geladeira', detail: '', productType: 'fridge', quantity: 1, points: 120, experience: 0 }],
  },
};

type Request = { method: string; path: string; key: string | null; body: unknown };
type Server = { asked: Request[]; answer: (request: Request) => Response };
let server: Server;
const ofNode = globalThis.fetch;

beforeEach(() => {
  server = { asked: [], answer: () => Response.json(sale) };
  globalThis.fetch = async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input, 'https://vitrine.test').pathname;
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : init?.body;
    const request = { method: init?.method ?? 'GET', path, key: new Headers(init?.headers).get('idempotency-key'), body };
    server.asked.push(request);
    await settled();
    return server.answer(request);
  };
});
afterEach(() => {
  globalThis.fetch = ofNode;
});

/** A page of one person; pages that share a disk are the same browser, before and after a reload. */
async function aPage(disk = memoryDisk(), personId = id(9)) {
  const device = memoryDevice({ disk });
  const store = createSessionStore(device);
  const ready = store.ready();
  await device.pass(1_000);
  await ready;
  await store.set({ access_token: 'a', refresh_token: 'r', personId, id_user_client_selected: id(8) });
  configureClient({ device, store, client: { id: 'web', secret: 'open' }, onSessionEnded: () => undefined });
  const outbox = openSalesOutbox(configured());
  await settled();
  return { outbox, device, disk };
}

const lost = (): never => {
  throw new TypeError('fetch failed');
};

test('SAL-05 a finished sale is sent with the key that it was born with, and leaves the device', async () => {
  const { outbox } = await aPage();
  const { key } = await outbox.begin(draft);
  expect(await outbox.send(key)).toEqual({ kind: 'sent', sale });
  expect(server.asked.map(({ path, key: sent }) => [path, sent])).toEqual([['/api/v1/sales', key]]);
  expect(server.asked[0]?.body).toMatchObject({ invoiceNumber: '482915', lines: [{ sku: 'A1', quantity: 1 }], photoFileId: null });
  expect(server.asked[0]?.body).not.toHaveProperty('points');
  expect(outbox.sales()).toEqual([]);
});

test('D40 a lost network loses nothing: after a reload it goes by itself, with the same key and the same words', async () => {
  server.answer = lost;
  const before = await aPage();
  const { key } = await before.outbox.begin(draft);
  expect(await before.outbox.send(key)).toMatchObject({ kind: 'later' });
  expect(before.outbox.sales()).toMatchObject([{ key, stage: 'waiting' }]);
  before.outbox.close();
  server.answer = () => Response.json(sale);
  const after = await aPage(before.disk);
  await settled();
  expect(after.outbox.sales()).toEqual([]);
  const reports = server.asked.filter(({ path }) => path === '/api/v1/sales');
  expect(reports.map((one) => one.key)).toEqual([key, key]);
  expect(reports[1]?.body).toEqual(reports[0]?.body);
});

test('D40 when only the answer was lost, the next try asks for the same, and somebody who listens is told once', async () => {
  const { outbox, device } = await aPage();
  const told: string[] = [];
  outbox.onSent(({ invoiceNumber }) => told.push(invoiceNumber));
  server.answer = lost;
  const { key } = await outbox.begin(draft);
  await outbox.send(key);
  server.answer = () => Response.json(sale);
  await device.pass(60_000);
  await device.pass(60_000);
  expect(new Set(server.asked.map((one) => one.key))).toEqual(new Set([key]));
  expect([server.asked.length, told]).toEqual([2, ['482915']]);
});

test('SAL-03 a refusal stays with the sale until it is corrected, and nothing is sent again by itself', async () => {
  server.answer = () =>
    Response.json({ refusal: 'invoice_already_sent', fields: { invoiceNumber: 'invoice_already_sent' }, requestId: 'r' }, { status: 422 });
  const { outbox, device } = await aPage();
  const { key } = await outbox.begin(draft);
  expect(await outbox.send(key)).toEqual({
    kind: 'refused',
    code: 'invoice_already_sent',
    fields: { invoiceNumber: 'invoice_already_sent' },
  });
  expect(outbox.sales()).toMatchObject([{ stage: 'refused', refusal: { fields: { invoiceNumber: 'invoice_already_sent' } } }]);
  await device.pass(120_000);
  expect(server.asked).toHaveLength(1);
});

test('SAL-01 the photo goes first; broken off, it goes on where it stopped', async () => {
  const { outbox } = await aPage();
  const { key } = await outbox.begin(draft);
  await outbox.keepPicture(key, { bytes: new ArrayBuffer(10), type: 'image/jpeg', name: 'nota.jpg' });
  server.answer = ({ method }) =>
    method === 'POST' ? new Response(null, { status: 201, headers: { location: '/api/files/u1' } }) : lost();
  expect(await outbox.send(key)).toMatchObject({ kind: 'later' });
  server.answer = ({ method, path }) => {
    if (method === 'HEAD') return new Response(null, { headers: { 'upload-offset': '4' } });
    if (method === 'PATCH') return new Response(null, { status: 204 });
    if (path !== '/api/files/complete/') return Response.json(sale);
    return Response.json({ id: id(7), name: 'nota.jpg', contentType: 'image/jpeg', bytes: 10, pages: null, seconds: null, url: '/x' });
  };
  expect(await outbox.send(key)).toMatchObject({ kind: 'sent' });
  const rest = server.asked.findLast(({ method }) => method === 'PATCH')?.body;
  expect((rest as ArrayBuffer).byteLength).toBe(6);
  expect(server.asked.at(-1)?.body).toMatchObject({ photoFileId: id(7) });
  expect(server.asked.filter(({ method, path }) => method === 'POST' && path === '/api/files/')).toHaveLength(1);
});

test('SAL-01 a file that the server swept away meanwhile is sent once more', async () => {
  const { outbox } = await aPage();
  const { key } = await outbox.begin(draft);
  await outbox.keepPicture(key, { bytes: new ArrayBuffer(10), type: 'image/jpeg', name: 'nota.jpg' });
  await outbox.change(key, (one) => ({ ...one, photo: { isHere: true, upload: undefined, fileId: id(6) } }));
  server.answer = ({ path, body, method }) => {
    if (method === 'PATCH') return new Response(null, { status: 204 });
    if (path === '/api/files/') return new Response(null, { status: 201, headers: { location: '/api/files/u2' } });
    if (path === '/api/files/complete/')
      return Response.json({ id: id(7), name: 'n', contentType: 'image/jpeg', bytes: 10, pages: null, seconds: null, url: '/x' });
    const { photoFileId } = body as { photoFileId: string };
    if (photoFileId === id(7)) return Response.json(sale);
    return Response.json({ refusal: 'file_missing', fields: { photoFileId: 'file_missing' }, requestId: 'r' }, { status: 422 });
  };
  expect(await outbox.send(key)).toMatchObject({ kind: 'sent' });
});

test('SAL-01 a photo that was refused is forgotten with its upload, so that the next one is sent in its place', async () => {
  const { outbox } = await aPage();
  const { key } = await outbox.begin(draft);
  await outbox.keepPicture(key, { bytes: new ArrayBuffer(10), type: 'image/jpeg', name: 'nota.jpg' });
  const answered = (refuses: string) => {
    server.answer = ({ path, method }) => {
      if (method === 'PATCH') return new Response(null, { status: 204 });
      if (path === '/api/files/') return new Response(null, { status: 201, headers: { location: '/api/files/u1' } });
      if (path === '/api/files/complete/')
        return Response.json({ id: id(7), name: 'n', contentType: 'image/jpeg', bytes: 10, pages: null, seconds: null, url: '/x' });
      return Response.json({ refusal: refuses, fields: { [refuses]: 'photo_already_used' }, requestId: 'r' }, { status: 422 });
    };
    return outbox.send(key);
  };
  await answered('saleDate');
  expect(outbox.sales()).toMatchObject([{ stage: 'refused', photo: { isHere: true, fileId: id(7) } }]);
  await answered('photoFileId');
  expect(outbox.sales()?.[0]?.photo).toEqual({ isHere: true, upload: undefined, fileId: undefined });
});

test('D03 what one person wrote is neither shown nor sent when another logs in on the same device', async () => {
  server.answer = lost;
  const first = await aPage();
  const { key } = await first.outbox.begin(draft);
  await first.outbox.send(key);
  first.outbox.close();
  server.asked = [];
  server.answer = () => Response.json(sale);
  const other = await aPage(first.disk, id(10));
  expect([other.outbox.sales(), server.asked]).toEqual([[], []]);
  other.outbox.close();
  await aPage(first.disk);
  expect(server.asked.map((one) => one.key)).toEqual([key]);
});
