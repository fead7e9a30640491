import * as wire from '@vitrine/contract/identity';
import * as peopleWire from '@vitrine/contract/people';
import { addressOf, listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aClient } from '../tenancy/testing.ts';
import { readXlsx } from './import/read-xlsx.ts';
import { aPerson, giveTag, someLabels, type BuiltPerson } from '../identity/testing.ts';

const anAdmin = (house: House) => aPerson(house.platform, { roles: ['client_administrator'], fullName: 'Zuleica Admin' });
const heading =
  'Nome;Usuário;E-mail;Número do documento;Celular;Papéis;Função;Situação;No programa;País;Cidade;Área;Grupos;Etiquetas;Rede;Loja;Entrada (UTC);Último acesso (UTC)'.split(
    ';',
  );

const auditLogOf = async (house: House, admin: BuiltPerson) =>
  (await house.call(admin, listAuditLog, { query: { subject: 'list' } })).body.items.map(({ what, subjectId, after }) => [
    what,
    subjectId,
    after,
  ]);

async function theWorkbook(house: House, admin: BuiltPerson, query: object): Promise<string[][]> {
  const answered = await house.app.inject({
    url: addressOf(peopleWire.exportPeople, {}, { ...query, format: 'xlsx' }),
    headers: { host: admin.host, authorization: `Bearer ${admin.accessToken}` },
  });
  expect(answered.headers['content-disposition']).toBe('attachment; filename="people.xlsx"');
  const lines: string[][] = [];
  for await (const { cells } of readXlsx(answered.rawPayload)) lines.push(cells);
  return lines;
}

test('ADM-02 the export is the same list as CSV in the person’s language, and no cell is run as a formula', async ({ house }) => {
  const admin = await anAdmin(house);
  await aPerson(house.platform, { tenantId: admin.tenantId, fullName: '=1+1;"x"', city: '@here', programRole: 'cashier' });
  await aPerson(house.platform, { tenantId: (await aClient(house.platform, { siteId: admin.siteId })).tenantId, fullName: 'Stranger' });
  const answered = await house.call(admin, peopleWire.exportPeople, { query: {} });
  expect(answered.headers['content-type']).toContain('text/csv');
  const [head, ...lines] = String(answered.body).split('\r\n');
  expect(head).toBe(`\uFEFF${heading.join(';')}`);
  expect(lines[0]).toMatch(/^"'=1\+1;""x""";.*;Participante;Caixa;Aprovada;Aprovada;BR;'@here;;;;;;\d{4}-\S+Z;$/);
  expect(lines[1]).toMatch(/^Zuleica Admin;/);
  expect(lines.slice(2)).toEqual(['']);
});

test('ADM-02 ADM-09 people are exported as a workbook too, by the list’s filters and in its order, and the audit log keeps it', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  for (const fullName of ['=SUM(A1)', 'Bia <b> & "c"\u0007', 'Caio Melo'])
    await aPerson(house.platform, { tenantId: admin.tenantId, fullName, programRole: 'salesperson', country: 'CL' });
  const [head, ...rows] = await theWorkbook(house, admin, { country: 'CL', sort: '-name' });
  expect(head).toEqual(heading.map((title) => title.replace('UTC', 'America/Sao_Paulo')));
  expect(rows.map(([name]) => name)).toEqual(['Caio Melo', 'Bia <b> & "c"', '=SUM(A1)']);
  expect(rows.map((row) => row[heading.indexOf('Situação')])).toEqual(['Aprovada', 'Aprovada', 'Aprovada']);
  // A moment is a number that spreadsheets know as one: just now, in the program’s clock.
  const now = Date.parse(house.clock.now()) / 86_400_000 + 25_569 - 3 / 24; // days since the end of 1899
  for (const row of rows) expect(Math.abs(Number(row[heading.indexOf('Entrada (UTC)')]) - now)).toBeLessThan(0.05);
  await house.call(admin, peopleWire.exportPeople, { query: { search: 'zuleica' } });
  expect(await auditLogOf(house, admin)).toEqual([
    ['list.exported', 'people', { list: 'people', rows: 1, isWhole: true, search: 'zuleica', sort: 'name', format: 'csv' }],
    ['list.exported', 'people', { list: 'people', rows: 3, isWhole: true, country: 'CL', sort: '-name', format: 'xlsx' }],
  ]);
});

test('ADM-02 CLI-08 a person leaves with document, phone, area, tags and store, of this client alone', async ({ house }) => {
  const admin = await anAdmin(house);
  const { tags } = await someLabels(house.platform, {
    tenantId: admin.tenantId,
    areas: { south: { name: { 'pt-BR': 'Sul' }, countries: ['CL'] }, north: { name: { 'pt-BR': 'Norte' }, countries: ['BR', 'CL'] } },
    groups: { g: { 'pt-BR': 'Vendas' } },
    groupLabel: { 'pt-BR': 'Equipe' },
    tags: { t: { 'pt-BR': 'Nova' }, u: { 'pt-BR': 'Vip' } },
  });
  const bia = await aPerson(house.platform, { tenantId: admin.tenantId, fullName: 'Bia Soto', country: 'CL' });
  for (const tagId of tags.values()) await giveTag(house.platform, { tenantId: admin.tenantId, memberId: bia.memberId, tagId });
  const theirs = await house.db
    .write()
    .updateTable('identity.person')
    .set({ document: '12345678', phone: '+56911112222' })
    .where('id', '=', bia.personId)
    .returning(['document', 'phone'])
    .executeTakeFirstOrThrow();
  await house.db
    .write()
    .updateTable('identity.member')
    .set({ retailer: 'Horizonte', branch: 'Centro', store_nickname: '' })
    .where('tenant_id', '=', admin.tenantId)
    .where('id', '=', bia.memberId)
    .execute();
  const [, row] = await theWorkbook(house, admin, { search: 'bia soto' });
  const at = (title: string) => row?.[heading.indexOf(title)];
  expect([at('Área'), at('Etiquetas'), at('Rede'), at('Loja')]).toEqual(['Sul, Norte', 'Nova, Vip', 'Horizonte', 'Centro']);
  expect([at('Número do documento'), at('Celular')]).toEqual([theirs.document, theirs.phone]);
});

test('ADM-02 groups, their labels, areas, tags and registrations are exported as they are listed', async ({ house }) => {
  const admin = await anAdmin(house);
  await someLabels(house.platform, {
    tenantId: admin.tenantId,
    areas: { south: { name: { 'pt-BR': 'Sul' }, countries: ['CL', 'AR'] } },
    groups: { g: { 'pt-BR': 'Vendas' }, h: { 'pt-BR': 'Balcão' } },
    groupLabel: { 'pt-BR': 'Equipe' },
    tags: { t: { 'pt-BR': 'Nova' } },
  });
  const linesOf = async (answered: Promise<{ body: unknown }>) => String((await answered).body).split('\r\n');
  expect(await linesOf(house.call(admin, wire.exportGroups, { query: { search: 'balc' } }))).toEqual([
    '\uFEFFNome;Rótulo;Participantes;Tem regra',
    'Balcão;Equipe;0;Não',
    '',
  ]);
  expect(await linesOf(house.call(admin, wire.exportGroupLabels, {}))).toEqual(['\uFEFFNome;Grupos', 'Equipe;2', '']);
  expect(await linesOf(house.call(admin, wire.exportAreas, {}))).toEqual(['\uFEFFNome;Países', 'Sul;"CL, AR"', '']);
  expect(await linesOf(house.call(admin, wire.exportTags, {}))).toEqual(['\uFEFFNome;Participantes', 'Nova;0', '']);
  expect((await linesOf(house.call(admin, wire.exportRegistrations, {})))[0]).toMatch(/^\uFEFFNome;E-mail;Porta;Situação;/);
  expect((await auditLogOf(house, admin)).map(([, list]) => list)).toEqual(['registrations', 'tags', 'areas', 'group_labels', 'groups']);
});

test('ADM-02 whoever may not see a list cannot export it, and leaves no entry', async ({ house }) => {
  const admin = await anAdmin(house);
  const learner = await aPerson(house.platform, { tenantId: admin.tenantId });
  for (const operation of [peopleWire.exportPeople, wire.exportGroups, wire.exportGroupLabels, wire.exportAreas, wire.exportTags])
    expect((await house.call(learner, operation, {})).status).toBe(404);
  expect((await house.call(learner, wire.exportRegistrations, {})).status).toBe(404);
  const wrong = await house.app.inject({
    url: `${peopleWire.exportPeople.path}?format=pdf`,
    headers: { host: admin.host, authorization: `Bearer ${admin.accessToken}` },
  });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { format: 'invalid_choice' }]);
  expect(await auditLogOf(house, admin)).toEqual([]);
});
