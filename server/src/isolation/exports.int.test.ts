/** Every list of the console as an export, room by room: the same rows by the same filters, and nobody else's. */
import * as campaigns from '@vitrine/contract/campaigns';
import * as catalog from '@vitrine/contract/catalog';
import { addressOf, exportAuditLog, listAuditLog } from '@vitrine/contract/kernel';
import * as rewards from '@vitrine/contract/rewards';
import * as sales from '@vitrine/contract/sales';
import * as tenancy from '@vitrine/contract/tenancy';
import { expect } from 'vitest';
import { aBrandWithAgency, aProduct, aStore } from '../modules/campaigns/testing.ts';
import { aCourse } from '../modules/catalog/testing.ts';
import { aPerson, type BuiltPerson } from '../modules/identity/testing.ts';
import { anOrder, aReward, aSeller, aShop, somePoints } from '../modules/rewards/testing.ts';
import { aSale, aShopFloor, decided } from '../modules/sales/testing.ts';
import { test, type House } from '../testing.ts';

/** The lines of a list's CSV below its heading, cell by cell; what is exported here has no sign that would need quotes. */
async function rowsOf(house: House, person: BuiltPerson, { wire, query = {} }: Asked): Promise<string[][]> {
  const { statusCode, body } = await house.app.inject({
    url: addressOf(wire, {}, query),
    headers: { host: person.host, authorization: `Bearer ${person.accessToken}` },
  });
  expect(statusCode).toBe(200);
  return body
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';'));
}
type Asked = { wire: Parameters<typeof addressOf>[0]; query?: object };

const auditLogOf = async (house: House, administrator: BuiltPerson) =>
  (await house.call(administrator, listAuditLog, { query: { subject: 'list' } })).body.items.map(({ after }) => after);

/** A shop with two orders: one on audited points by somebody whose name looks like a formula, one that waits for the audit. */
async function anOrderedShop(house: House) {
  const { platform } = house;
  const shop = await aShop(house);
  const { administrator, colleague, campaignId } = shop;
  const seller = await aSeller(house, shop, { fullName: '=1+1', points: 100, isAudited: true });
  await somePoints(platform, colleague, { campaignId, amount: 100 });
  const { rewardId } = await aReward(platform, administrator.actor, { price: 100, stock: 5 });
  const ready = await anOrder(platform, seller.actor, { rewardId, campaignId });
  const waiting = await anOrder(platform, colleague.actor, { rewardId, campaignId });
  return { ...shop, ready, waiting };
}

test('ADM-02 ADM-05 ADM-09 orders leave as their queue is narrowed, no name is run as a formula, and the audit log keeps it', async ({
  house,
}) => {
  const { auditor, administrator, ready, waiting } = await anOrderedShop(house);
  await anOrderedShop(house);
  const [head] = String((await house.call(auditor, rewards.exportOrders, {})).body).split('\r\n');
  expect(head).toBe('\uFEFFPedido;Participante;Prêmio;Categoria;Campanha;Pontos;Situação;Pedido em (UTC);Pontos auditados;Exceção pedida');
  const all = await rowsOf(house, auditor, { wire: rewards.exportOrders });
  expect(all.map(([number, member]) => [number, member])).toEqual([
    [ready.number, "'=1+1"],
    [waiting.number, 'Jonas Prado'],
  ]);
  const [row, ...more] = await rowsOf(house, auditor, { wire: rewards.exportOrders, query: { show: 'ready' } });
  expect(row?.slice(4, 7)).toEqual(['Campanha de ensaio', '100', 'Para aprovar']);
  expect([row?.slice(8), more]).toEqual([['Sim', 'Não'], []]);
  expect(await rowsOf(house, auditor, { wire: rewards.exportOrders, query: { state: 'delivered' } })).toEqual([]);
  const told = { list: 'orders', isWhole: true, format: 'csv', show: 'all', state: 'awaiting_approval' };
  expect(await auditLogOf(house, administrator)).toEqual([
    { ...told, rows: 0, state: 'delivered' },
    { ...told, rows: 1, show: 'ready' },
    { ...told, rows: 2 },
    { ...told, rows: 2 },
  ]);
});

test('ADM-02 SAL-06 sales leave by their state with what speaks against each, and no other client’s', async ({ house }) => {
  const floor = await aShopFloor(house);
  const { auditor, seller, colleague, quietStoreId, sold } = floor;
  const waiting = await aSale(house.platform, seller.actor, { ...sold(), storeId: quietStoreId, photoFileId: null });
  const refused = await aSale(house.platform, colleague.actor, sold());
  await decided(house.platform, auditor.actor, { sale: refused, reason: 'photo_unreadable' });
  const stranger = await aShopFloor(house);
  await aSale(house.platform, stranger.seller.actor, stranger.sold());
  const asked = (query: object) => rowsOf(house, auditor, { wire: sales.exportSales, query });
  const [row, ...more] = await asked({});
  expect(row?.slice(0, 5)).toEqual(['Vendedora de Ensaio', 'Horizonte Quieta', waiting.invoiceNumber, '120', 'Para auditar']);
  expect([row?.at(6), more]).toEqual(['"Sem foto, Loja fora da inscrição"', []]);
  expect((await asked({ state: 'reproved' })).map(([name, , invoice, , state]) => [name, invoice, state])).toEqual([
    ['Jonas Prado', refused.invoiceNumber, 'Recusada'],
  ]);
  expect(await asked({ search: 'jonas' })).toEqual([]);
  const administrator = await aPerson(house.platform, { tenantId: auditor.tenantId, roles: ['client_administrator'] });
  expect((await auditLogOf(house, administrator))[0]).toMatchObject({ list: 'sales', rows: 0, search: 'jonas', state: 'under_audit' });
});

test('ADM-02 ADM-04 campaigns, stores, products and their companies leave by the filters of their lists', async ({ house }) => {
  const { administrator, campaign } = await aShop(house);
  const { actor } = administrator;
  await aShop(house);
  const { brandId } = await aBrandWithAgency(house.platform, actor, { name: 'Boreal' });
  await aProduct(house.platform, actor, { sku: 'GEL-1', brandId, name: { 'pt-BR': '@Geladeira' } });
  await aStore(house.platform, actor, { name: '=Roma', country: 'MX', city: 'Roma', taxId: 'BOR-990101', retailerId: campaign.retailerId });
  const asked = (wire: Asked['wire'], query: object) => rowsOf(house, administrator, { wire, query });
  expect(await asked(campaigns.exportProducts, { brandId })).toEqual([['GEL-1', "'@Geladeira", 'Geladeira', 'Boreal', '480 L', 'Sim']]);
  const [store, ...others] = await asked(campaigns.exportStores, { country: 'MX' });
  expect([store?.[0], store?.slice(2), others]).toEqual(["'=Roma", ['BOR990101', 'Roma', 'MX', 'America/Sao_Paulo', 'Sim', 'Sim'], []]);
  expect((await asked(campaigns.exportCampaigns, { state: 'running' })).map(([name, state]) => [name, state])).toEqual([
    ['Campanha de ensaio', 'Em andamento'],
  ]);
  expect(await asked(campaigns.exportCampaigns, { state: 'draft' })).toEqual([]);
  expect(await asked(campaigns.exportBrands, { search: 'boreal' })).toEqual([['Boreal', '1']]);
  expect(await asked(campaigns.exportAgencies, { search: 'boreal' })).toEqual([['Agência Boreal', 'Boreal']]);
  expect((await asked(campaigns.exportRetailers, {})).map((row) => row.slice(1))).toEqual([['Sim', '2']]);
  expect((await auditLogOf(house, administrator))[0]).toEqual({ list: 'chains', rows: 1, isWhole: true, format: 'csv' });
});

test('ADM-02 the store’s catalog, courses and clients leave by the filters of their lists', async ({ house }) => {
  const { administrator } = await aShop(house);
  const { actor } = administrator;
  const { categoryId } = await aReward(house.platform, actor, { title: { 'pt-BR': '=Fone' }, stock: 3 });
  await aReward(house.platform, actor, { isPublished: false, categoryId });
  await aCourse(house.platform, actor, { course: { title: { 'pt-BR': '=Curso' } } });
  await aCourse(house.platform, actor, { published: false });
  const asked = (wire: Asked['wire'], query: object) => rowsOf(house, administrator, { wire, query });
  const [reward, ...others] = await asked(rewards.exportRewards, { state: 'published' });
  expect([reward?.[0], reward?.slice(3, 7), others]).toEqual(["'=Fone", ['100', '3', '0', 'Na loja'], []]);
  expect(await asked(rewards.exportRewards, { categoryId })).toHaveLength(2);
  expect((await asked(rewards.exportDepartments, {})).map((row) => row.slice(1))).toEqual([['1']]);
  expect((await asked(rewards.exportCategories, {})).map((row) => row.slice(2))).toEqual([['', '2']]);
  const [course, ...drafts] = await asked(catalog.exportCourses, { state: 'published' });
  expect([course?.slice(0, 5), drafts]).toEqual([["'=Curso", 'Publicado', 'Não', '1', '1'], []]);
  const clients = (await house.call(administrator, tenancy.listClients, { query: {} })).body.items;
  expect(clients).toHaveLength(1);
  expect((await asked(tenancy.exportClients, {})).map(([name, slug]) => [name, slug])).toEqual(
    clients.map(({ name, slug }) => [name, slug]),
  );
});

test('ADM-02 ADM-09 the audit log itself leaves by its filters, of the own client only, and tells of that too', async ({ house }) => {
  const { administrator } = await aShop(house);
  const { platform } = house;
  await aStore(platform, administrator.actor, { name: '=Roma' });
  await aStore(platform, (await aShop(house)).administrator.actor, { name: 'Alheia' });
  const asked = (query: object) => rowsOf(house, administrator, { wire: exportAuditLog, query });
  const listed = (await house.call(administrator, listAuditLog, { query: { subject: 'store' } })).body.items;
  const rows = await asked({ subject: 'store' });
  expect(rows.map((row) => row.slice(0, 5))).toEqual(listed.map(({ at, who, subjectId }) => [at, who, 'criou', 'Loja', subjectId]));
  expect(rows[0]?.join(';')).toContain('=Roma');
  expect(rows.join()).not.toContain('Alheia');
  expect((await auditLogOf(house, administrator))[0]).toMatchObject({ list: 'audit_log', rows: rows.length, subject: 'store' });
  expect((await asked({ subject: 'list' })).map((row) => row.slice(2, 5))).toEqual([['exportou', 'Lista', 'Histórico de mudanças']]);
});

test('ADM-02 CLI-06 whoever may not see a list cannot export it, and leaves no entry', async ({ house }) => {
  const { administrator, seller } = await aShop(house);
  const all = [campaigns, catalog, rewards, sales, tenancy].flatMap((room) =>
    Object.entries(room).flatMap(([name, wire]) =>
      name.startsWith('export') && 'path' in wire && !wire.path.includes('/:') ? [wire] : [],
    ),
  );
  expect(all).toHaveLength(13);
  for (const wire of [...all, exportAuditLog]) expect((await house.call(seller, wire, { query: {} })).status).toBe(404);
  expect(await auditLogOf(house, administrator)).toEqual([]);
});
