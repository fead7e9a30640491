import * as wire from '@vitrine/contract/identity';
import * as peopleWire from '@vitrine/contract/people';
import { listAuditLog } from '@vitrine/contract/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aClient } from '../../tenancy/testing.ts';
import { aGroup, aPerson, type BuiltPerson } from '../../identity/testing.ts';
import { anImport, peopleStateOf as stateOf, steered } from './testing.ts';

const anAdmin = (house: House) => aPerson(house.platform, { roles: ['client_administrator'], country: 'BR', fullName: 'Zélia Admin' });
const heading = 'Usuário;Nome completo;E-mail;CPF;Telefone;Nascimento;Papel;Situação;Grupos';
const sheetOf = (...lines: string[]) => [heading, ...lines].join('\r\n');
/** Names that nobody else of the worker's database has. */
const markOf = (house: House) => house.platform.newId().slice(-8);

const linesOf = async (house: House, admin: BuiltPerson, importId: string, verdict?: 'new' | 'changes' | 'same' | 'bad' | 'kept') =>
  (await house.call(admin, peopleWire.listImportLines, { params: { importId }, query: { limit: 100, ...(verdict ? { verdict } : {}) } }))
    .body.items;

test('ADM-02 ADM-09 a spreadsheet gets a dry run without writing anything, applied once, and taken back to the same tables', async ({
  house,
}) => {
  const [admin, mark] = [await anAdmin(house), markOf(house)];
  await aGroup(house.platform, { tenantId: admin.tenantId, name: { 'pt-BR': `Equipe ${mark}` } });
  const ana = await aPerson(house.platform, { tenantId: admin.tenantId, userName: `ana.${mark}`, fullName: 'Ana Velha', city: 'Olinda' });
  const before = await stateOf(house, admin);
  const content = sheetOf(
    `ana.${mark};Ana Nova;${ana.userName}@exemplo.test;;;;;;Equipe ${mark}`,
    `bia.${mark};Bia Dois;bia.${mark}@exemplo.test;;(81) 98888-7777;31/12/1990;Auditor;Bloqueado;equipe ${mark}`,
    `cid.${mark};Cid Três;cid@;;;;;;`,
  );
  const importId = await anImport(house, admin, { content });
  const rehearsed = (await steered(house, admin, importId, 'dryRun')).body;
  expect([rehearsed.state, rehearsed.verdicts, rehearsed.can.apply]).toEqual(['rehearsed', { new: 1, changes: 1, same: 0, bad: 1 }, true]);
  expect(await stateOf(house, admin)).toBe(before);
  expect(await linesOf(house, admin, importId, 'bad')).toEqual([
    {
      line: 4,
      fullName: 'Cid Três',
      userName: `cid.${mark}`,
      verdict: 'bad',
      refusal: 'invalid_email',
      field: 'email',
      number: null,
      value: 'cid@',
    },
  ]);

  const applied = (await steered(house, admin, importId, 'apply')).body;
  expect([applied.state, applied.created, applied.changed]).toEqual(['applied', 1, 1]);
  const found = (await house.call(admin, peopleWire.listPeople, { query: { search: mark } })).body.items;
  expect(found.map(({ fullName, groups, roles, city }) => [fullName, groups, roles, city])).toEqual([
    ['Ana Nova', [`Equipe ${mark}`], ['learner'], 'Olinda'],
    ['Bia Dois', [`Equipe ${mark}`], ['auditor'], ''],
  ]);
  const bia = (await house.call(admin, wire.getPerson, { params: { memberId: found[1]?.id ?? '' } })).body;
  expect([bia.person.phone, bia.person.birthday, bia.programStatus, bia.status]).toEqual([
    '+5581988887777',
    '1990-12-31',
    'blocked',
    'approved',
  ]);

  const again = await anImport(house, admin, { content });
  const twice = (await steered(house, admin, again, 'dryRun')).body;
  expect([twice.sameAs?.id, twice.verdicts]).toEqual([importId, { new: 0, changes: 0, same: 2, bad: 1 }]);
  const then = await stateOf(house, admin);
  expect((await steered(house, admin, again, 'apply')).body).toMatchObject({ state: 'applied', created: 0, changed: 0 });
  expect(await stateOf(house, admin)).toBe(then);

  const undone = (await steered(house, admin, importId, 'undo')).body;
  expect([undone.state, undone.undone, undone.kept, undone.created]).toEqual(['undone', 2, 0, 0]);
  expect(await stateOf(house, admin)).toBe(before);
  const trail = (await house.call(admin, listAuditLog, { query: { subject: 'people_import', subjectId: importId } })).body.items;
  expect(trail.map(({ what, after }) => [what, after])).toEqual([
    ['people_import.undone', { fileName: 'pessoas.csv', undone: 2, kept: 0 }],
    ['people_import.applied', { fileName: 'pessoas.csv', created: 1, changed: 1, same: 0, bad: 1 }],
  ]);
});

test('ADM-02 each bad line has its reason: of itself, of the file, of the base, of the roles', async ({ house }) => {
  const [admin, mark] = [await anAdmin(house), markOf(house)];
  await aPerson(house.platform, { tenantId: admin.tenantId, email: `taken.${mark}@exemplo.test`, document: `52998224725` });
  await aPerson(house.platform, { tenantId: admin.tenantId, document: '11144477735' });
  const boss = await aPerson(house.platform, { tenantId: admin.tenantId, roles: ['superuser'], userName: `boss.${mark}` });
  const { siteId } = admin;
  const other = await aClient(house.platform, { siteId });
  const elsewhere = await aPerson(house.platform, { tenantId: other.tenantId, userName: `elsewhere.${mark}` });
  const shared = await aPerson(house.platform, { tenantId: admin.tenantId, userName: `shared.${mark}` });
  await aPerson(house.platform, { tenantId: other.tenantId, personId: shared.personId });
  const mail = (name: string) => `${name}.${mark}@exemplo.test`;
  const importId = await anImport(house, admin, {
    content: sheetOf(
      `;Sem Usuário;${mail('a')};;;;;;`,
      `a.${mark};Ana;${mail('a')};111;;;;;`,
      `b.${mark};Bia;${mail('b')};;12;;;;`,
      `c.${mark};Cid;${mail('c')};;;31/02/1990;;;`,
      `d.${mark};Davi;${mail('d')};;;01/01/2990;;;`,
      `e.${mark};=HYPERLINK("x");${mail('e')};;;;;;`,
      `f.${mark};Fábio;${mail('f')};;;;Rei;;`,
      `g.${mark};Gil;${mail('g')};;;;Superuser;;`,
      `h.${mark};Hugo;${mail('h')};;;;;;Ninguém`,
      `i.${mark};Ivo;${mail('i')};;;;;;`,
      `I.${mark};Ivo Dois;${mail('i2')};;;;;;`,
      `j.${mark};João;${mail('i')};;;;;;`,
      `k.${mark};Kátia;${mail('taken').toUpperCase()};;;;;;`,
      `l.${mark};Lia;${mail('l')};529.982.247-25;;;;;`,
      `11144477735;Mau;${mail('m')};;;;;;`,
      `${elsewhere.userName};Nina;${mail('n')};;;;;;`,
      `${boss.userName};Chefe;;;;;;;`,
      `${shared.userName};Outro Nome;;;;;;;`,
      `${admin.userName};;;;;;Participante;;`,
      `o.${mark};Olga;;;;;;;`,
      `p.${mark};;${mail('p')};;;;;;`,
      `q.${mark};${'Q'.repeat(121)};${mail('q')};;;;;;`,
      `ab;Quase;${mail('r')};;;;;;`,
    ),
  });
  expect((await steered(house, admin, importId, 'dryRun')).body.verdicts).toEqual({ new: 1, changes: 0, same: 0, bad: 22 });
  const bad = await linesOf(house, admin, importId, 'bad');
  expect(bad.map(({ line, refusal, field }) => [line, refusal, field])).toEqual([
    [2, 'required', 'userName'],
    [3, 'document_invalid', 'document'],
    [4, 'phone_invalid', 'phone'],
    [5, 'invalid_date', 'birthday'],
    [6, 'not_in_past', 'birthday'],
    [7, 'formula_refused', 'fullName'],
    [8, 'unknown_name', 'roles'],
    [9, 'role_above_yours', 'roles'],
    [10, 'unknown_name', 'groups'],
    [12, 'twice_in_file', 'userName'],
    [13, 'twice_in_file', 'email'],
    [14, 'email_taken', 'email'],
    [15, 'document_taken', 'document'],
    [16, 'user_name_taken', 'userName'],
    [17, 'user_name_taken', 'userName'],
    [18, 'role_above_yours', 'userName'],
    [19, 'belongs_to_other_client', 'userName'],
    [20, 'not_yourself', 'roles'],
    [21, 'email_or_document', 'email'],
    [22, 'required', 'fullName'],
    [23, 'text_too_long', 'fullName'],
    [24, 'too_short', 'userName'],
  ]);
  expect(bad.flatMap(({ line, number }) => (number === null ? [] : [[line, number]]))).toEqual([
    [12, 11], // the line that says the same
    [13, 11],
    [23, 120], // the limit
    [24, 3],
  ]);
  const { body: sheet } = await house.call(admin, peopleWire.exportImportReasons, { params: { importId } });
  expect(String(sheet)).toContain(';13;E-mail: A linha 11 do arquivo tem o mesmo valor.');
  expect(String(sheet)).toContain(';23;Nome completo: O texto tem mais que 120 caracteres.');
  expect(String(sheet)).toContain(
    `e.${mark};"'=HYPERLINK(""x"")";${mail('e')};;;;;;;7;"Nome completo: A célula tem uma fórmula; escreva o valor."`,
  );
});
