import { configureClient, createSessionStore } from '@vitrine/client';
import { memoryDevice, memoryDisk, settled } from '@vitrine/client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { sendWaiting } from './send-waiting.ts';

const [personId, clientId] = ['01a1fd7f-1173-7caa-9e50-000000000009', '01a1fd7f-1173-7caa-9e50-000000000008'];
const owner = { personId, clientId };

/** What the release before kept on a device, word by word; it never changes. */
const sale = {
  key: 'key-of-the-sale',
  ...owner,
  stage: 'waiting',
  draft: {
    campaign: { id: 'c', name: 'Temporada', beginsOn: '2026-11-01', endsOn: '2026-12-31' },
    store: { id: 's', name: 'Tatuapé', city: 'São Paulo', timeZone: 'America/Sao_Paulo', takesPhotos: true, isParticipating: true },
    invoiceKind: 'invoice',
    invoiceNumber: '482915',
    saleDate: '2026-11-20',
    observation: '',
    isWithoutPhoto: false,
    lines: [{ sku: 'A1', name: 'Geladeira', detail: '', productType: 'fridge', quantity: 2, points: 120, experience: 0 }],
  },
  revises: null,
  photo: { isHere: true, upload: undefined, fileId: 'file-of-the-sale', mark: null },
  writtenAt: '2026-11-20T18:00:00.000Z',
  refusal: null,
};
const photo = {
  key: 'key-of-the-photo',
  ...owner,
  campaignId: 'c',
  storeId: 's',
  typeId: 't',
  writtenAt: '2026-11-20T18:00:00.000Z',
  stage: 'waiting',
  upload: 'u1',
  fileId: 'file-of-the-photo',
  mark: null,
  refusal: null,
};
const heard = {
  id: '01a1fd7f-1173-7caa-9e50-000000000021',
  ...owner,
  kind: 'event',
  event: { event_id: '01a1fd7f-1173-7caa-9e50-000000000021', episodeId: 'e', at: '2026-11-20T18:00:00.000Z', what: { kind: 'played' } },
};

afterEach(() => vi.unstubAllGlobals());

test('D40 D03 what a release before left on the device goes with the next visit, with its own keys, whichever screen is open', async () => {
  const disk = memoryDisk();
  disk.kept.set('sales', [sale]);
  disk.kept.set('photos', [photo]);
  disk.kept.set('podcasts', [heard]);
  const asked = new Map<string, { key: string | null; body: unknown }>();
  const fetchIt = async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://vitrine.test');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.set(pathname, { key: new Headers(init?.headers).get('idempotency-key'), body });
    return Response.json({ refusal: 'not_found', requestId: 'r' }, { status: 503 });
  };
  vi.stubGlobal('fetch', fetchIt);
  const device = memoryDevice({ disk });
  const store = createSessionStore(device);
  const ready = store.ready();
  await device.pass(1_000);
  await ready;
  await store.set({ access_token: 'a', refresh_token: 'r', personId, id_user_client_selected: clientId });
  configureClient({ device, store, client: { id: 'web', secret: 'open' }, onSessionEnded: () => undefined });
  await sendWaiting(device);
  await settled();
  expect(asked.get('/api/v1/sales')).toMatchObject({
    key: sale.key,
    body: { invoiceNumber: '482915', lines: [{ sku: 'A1', quantity: 2 }], photoFileId: 'file-of-the-sale', writtenAt: sale.writtenAt },
  });
  expect([...asked.values()].map(({ key }) => key)).toContain(photo.key);
  expect([...asked.values()].some(({ body }) => JSON.stringify(body ?? {}).includes(heard.id))).toBe(true);
  // Nothing was taken: all of it still lies here.
  expect(JSON.stringify([...disk.kept.values()])).toContain(sale.key);
  expect(JSON.stringify([...disk.kept.values()])).toContain(heard.id);
});
