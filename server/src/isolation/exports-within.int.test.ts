/** Lists that lie within one thing as an export: members of a group and of a tag, stores of a campaign, stock of a reward. The audit log says of which thing, and nobody else's is found. */
import * as campaigns from '@vitrine/contract/campaigns';
import * as identity from '@vitrine/contract/identity';
import { listAuditLog } from '@vitrine/contract/kernel';
import * as rewards from '@vitrine/contract/rewards';
import { expect } from 'vitest';
import { aCampaign, aStore } from '../modules/campaigns/testing.ts';
import { aPerson, type BuiltPerson } from '../modules/identity/testing.ts';
import { aReward, aShop } from '../modules/rewards/testing.ts';
import { test, type House } from '../testing.ts';

const anAdmin = (house: House) => aPerson(house.platform, { roles: ['client_administrator'], fullName: 'Zuleica Admin' });

/** The lines of an export, heading first. */
const linesOf = async (answered: Promise<{ status: number; body: unknown }>): Promise<string[]> => {
  const { status, body } = await answered;
  expect(status).toBe(200);
  return String(body).split('\r\n').slice(0, -1);
};
const auditLogOf = async (house: House, administrator: BuiltPerson) =>
  (await house.call(administrator, listAuditLog, { query: { subject: 'list' } })).body.items.map(({ after }) => after);

test('ADM-02 CLI-09 ADM-09 members of a group leave by the filters of their list, no name is run as a formula, and the audit log says which group', async ({
  house,
}) => {
  const [admin, stranger] = [await anAdmin(house), await anAdmin(house)];
  const { memberId } = await aPerson(house.platform, { tenantId: admin.tenantId, fullName: '=1+1', email: 'uma@exemplo.test' });
  await aPerson(house.platform, { tenantId: admin.tenantId, fullName: 'Bia Reis', email: 'bia@exemplo.test' });
  const { body: group } = await house.call(admin, identity.createGroup, { body: { name: { 'pt-BR': 'Time Sul' }, labelId: null } });
  const at = { params: { groupId: group.id } };
  await house.call(admin, identity.setGroupMembers, { ...at, body: { add: [memberId], remove: [] } });
  const sheet = (query: object) => house.call(admin, identity.exportGroupMembers, { ...at, query });
  expect(await linesOf(sheet({ isIn: 'true' }))).toEqual(['\uFEFFNome;E-mail;Participa;Pela regra', "'=1+1;uma@exemplo.test;Sim;Não"]);
  expect((await linesOf(sheet({ isIn: 'false', search: 'bia' }))).slice(1)).toEqual(['Bia Reis;bia@exemplo.test;Não;Não']);
  expect(await linesOf(sheet({}))).toHaveLength(4);
  const told = { list: 'group_members', isWhole: true, format: 'csv', groupId: group.id, of: 'Time Sul' };
  expect(await auditLogOf(house, admin)).toEqual([
    { ...told, rows: 3 },
    { ...told, rows: 1, isIn: false, search: 'bia' },
    { ...told, rows: 1, isIn: true },
  ]);
  const foreign = await house.call(stranger, identity.exportGroupMembers, { ...at, query: {} });
  expect([foreign.status, await auditLogOf(house, stranger)]).toEqual([404, []]);
});

test('ADM-02 CLI-09 whom a rule put into a group is told in its export', async ({ house }) => {
  const admin = await anAdmin(house);
  await aPerson(house.platform, { tenantId: admin.tenantId, fullName: 'Caio Melo', email: 'caio@exemplo.test', country: 'CL' });
  const { body: group } = await house.call(admin, identity.createGroup, { body: { name: { 'pt-BR': 'Chile' }, labelId: null } });
  const rule = { match: 'all' as const, conditions: [{ field: 'country' as const, is: 'any_of' as const, values: ['CL'] }] };
  const at = { params: { groupId: group.id } };
  await house.call(admin, identity.setGroupRule, { ...at, body: { version: 1, rule, isForEverybody: false } });
  const sheet = house.call(admin, identity.exportGroupMembers, { ...at, query: { isIn: 'true' } });
  expect((await linesOf(sheet)).slice(1)).toEqual(['Caio Melo;caio@exemplo.test;Sim;Sim']);
});

test('ADM-02 CLI-09 ADM-09 members of a tag leave by the filters of their list, and the audit log says which tag', async ({ house }) => {
  const [admin, stranger] = [await anAdmin(house), await anAdmin(house)];
  const { memberId } = await aPerson(house.platform, { tenantId: admin.tenantId, fullName: '@Ana', email: 'ana@exemplo.test' });
  const { body: tag } = await house.call(admin, identity.createTag, { body: { name: { 'pt-BR': 'Loja nova' } } });
  const at = { params: { tagId: tag.id } };
  await house.call(admin, identity.setTagMembers, { ...at, body: { add: [memberId], remove: [] } });
  const sheet = (query: object) => house.call(admin, identity.exportTagMembers, { ...at, query });
  expect(await linesOf(sheet({ isIn: 'true' }))).toEqual(['\uFEFFNome;E-mail;Tem a etiqueta', "'@Ana;ana@exemplo.test;Sim"]);
  expect((await linesOf(sheet({ isIn: 'false' }))).slice(1).map((line) => line.split(';')[0])).toEqual(['Zuleica Admin']);
  expect((await auditLogOf(house, admin))[1]).toEqual({
    list: 'tag_members',
    rows: 1,
    isWhole: true,
    format: 'csv',
    isIn: true,
    tagId: tag.id,
    of: 'Loja nova',
  });
  const foreign = await house.call(stranger, identity.exportTagMembers, { ...at, query: {} });
  expect([foreign.status, await auditLogOf(house, stranger)]).toEqual([404, []]);
});

test('ADM-02 CMP-07 ADM-09 stores of a campaign leave by the filters of their list, and the audit log says which campaign', async ({
  house,
}) => {
  const [admin, stranger] = [await anAdmin(house), await anAdmin(house)];
  const { campaignId, retailerId } = await aCampaign(house.platform, admin.actor, { name: { 'pt-BR': 'Natal' } });
  await aStore(house.platform, admin.actor, { name: '=Roma', country: 'MX', city: 'Roma', taxId: 'BOR-990101', retailerId });
  const at = { params: { campaignId } };
  const sheet = (query: object) => house.call(admin, campaigns.exportCampaignStores, { ...at, query });
  const [heading, ...others] = await linesOf(sheet({ isParticipating: 'false', country: 'MX' }));
  expect(heading).toBe('\uFEFFNome;Rede;Cadastro fiscal;Cidade;País;Participa');
  expect(others.map((line) => line.split(';')).map((cells) => [cells[0], ...cells.slice(2)])).toEqual([
    ["'=Roma", 'BOR990101', 'Roma', 'MX', 'Não'],
  ]);
  expect((await linesOf(sheet({ isParticipating: 'true' }))).slice(1).map((line) => line.split(';').at(-1))).toEqual(['Sim']);
  const told = { list: 'campaign_stores', rows: 1, isWhole: true, format: 'csv', campaignId, of: 'Natal' };
  expect(await auditLogOf(house, admin)).toEqual([
    { ...told, isParticipating: true },
    { ...told, isParticipating: false, country: 'MX' },
  ]);
  const foreign = await house.call(stranger, campaigns.exportCampaignStores, { ...at, query: {} });
  expect([foreign.status, await auditLogOf(house, stranger)]).toEqual([404, []]);
});

test('ADM-02 RWD-03 ADM-09 movements of a reward’s stock leave newest first, and the audit log says which reward', async ({ house }) => {
  const { administrator } = await aShop(house);
  const stranger = await anAdmin(house);
  const { rewardId } = await aReward(house.platform, administrator.actor, { title: { 'pt-BR': 'Fone' }, stock: 3 });
  const at = { params: { rewardId } };
  await house.call(administrator, rewards.moveStock, { ...at, body: { kind: 'adjusted', units: -1, note: '=Caixa molhada' } });
  const [heading, ...lines] = await linesOf(house.call(administrator, rewards.exportStockMovements, { ...at, query: {} }));
  expect(heading).toBe('\uFEFFQuando (UTC);O que aconteceu;Unidades;Motivo;Quem');
  const listed = (await house.call(administrator, rewards.listStockMovements, { ...at, query: {} })).body.items;
  expect(lines.map((line) => line.split(';'))).toEqual([
    [listed[0]?.at, 'Acerto de contagem', '-1', "'=Caixa molhada", 'Administradora de Ensaio'],
    [listed[1]?.at, 'Chegada', '3', '', 'Administradora de Ensaio'],
  ]);
  expect(await auditLogOf(house, administrator)).toEqual([
    { list: 'stock_movements', rows: 2, isWhole: true, format: 'csv', rewardId, of: 'Fone' },
  ]);
  const foreign = await house.call(stranger, rewards.exportStockMovements, { ...at, query: {} });
  expect([foreign.status, await auditLogOf(house, stranger)]).toEqual([404, []]);
});

test('ADM-02 CLI-06 an export of what lies within one thing is found by nobody who may not see its list, and leaves no entry', async ({
  house,
}) => {
  const { administrator, seller, campaignId } = await aShop(house);
  const { rewardId } = await aReward(house.platform, administrator.actor);
  const { body: group } = await house.call(administrator, identity.createGroup, { body: { name: { 'pt-BR': 'Sul' }, labelId: null } });
  const { body: tag } = await house.call(administrator, identity.createTag, { body: { name: { 'pt-BR': 'Nova' } } });
  const answers = await Promise.all([
    house.call(seller, identity.exportGroupMembers, { params: { groupId: group.id }, query: {} }),
    house.call(seller, identity.exportTagMembers, { params: { tagId: tag.id }, query: {} }),
    house.call(seller, campaigns.exportCampaignStores, { params: { campaignId }, query: {} }),
    house.call(seller, rewards.exportStockMovements, { params: { rewardId }, query: {} }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await auditLogOf(house, administrator)).toEqual([]);
});
