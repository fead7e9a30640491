import * as wire from '@vitrine/contract/identity';
import * as peopleWire from '@vitrine/contract/people';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aGroup, aPerson, type BuiltPerson } from '../../identity/testing.ts';
import { runImport } from './run-import.ts';
import { aSpreadsheet, anImport, anXlsx, aZip, dyingIn, forgettingIn, peopleStateOf, steered } from './testing.ts';

const anAdmin = (house: House) => aPerson(house.platform, { roles: ['client_administrator'], country: 'BR' });
const many = (mark: string, count: number) =>
  ['Usuário;Nome completo;E-mail', ...Array.from({ length: count }, (_, n) => `u${n}.${mark};Pessoa ${n};u${n}.${mark}@exemplo.test`)].join(
    '\n',
  );
const markOf = (house: House) => house.platform.newId().slice(-8);
const membersOf = async ({ db }: House, { tenantId }: BuiltPerson) =>
  (await db.pool.query<{ count: number }>('select count(*)::int as count from identity.member where tenant_id = $1', [tenantId])).rows[0]
    ?.count;

type Running = { admin: BuiltPerson; importId: string; act: 'dryRun' | 'apply' | 'undo'; dying: (nth: number) => House['db'] };

/** A step whose server is killed three times, and which two servers then end at once; how it stood between and after. */
async function killedIn(house: House, { admin, importId, act, dying }: Running) {
  const look = async () => (await house.call(admin, peopleWire.getPeopleImport, { params: { importId } })).body;
  const [parts, payload] = [
    { ...house.platform, linesAtOnce },
    { tenantId: admin.tenantId, importId },
  ];
  await house.call(admin, peopleWire.steerPeopleImport, { params: { importId, act } });
  for (const nth of [1, 2, 2]) await expect(runImport({ ...parts, db: dying(nth) }, payload)).rejects.toThrow('killed');
  const between = await look();
  await Promise.all([runImport(parts, payload), runImport(parts, payload)]);
  await house.jobs.discard();
  return { between, after: await look() };
}

/** Parts of 200 lines: what becomes of one that dies does not hang on how many it has. */
const linesAtOnce = 200;

/** 450 people come in and are taken back, the server killed in the steps: nobody twice, nobody missing, and the tables as before. */
async function comeAndGo(house: House, { dyingInApply }: { dyingInApply?: (importId: string, nth: number) => House['db'] } = {}) {
  const [admin, mark] = [await anAdmin(house), markOf(house)];
  const before = await peopleStateOf(house, admin);
  const importId = await anImport(house, admin, { content: many(mark, 450) });
  const dying = (nth: number) => dyingIn(house, nth);
  const rehearsed = await killedIn(house, { admin, importId, act: 'dryRun', dying });
  const applied = await killedIn(house, {
    admin,
    importId,
    act: 'apply',
    dying: dyingInApply ? (nth) => dyingInApply(importId, nth) : dying,
  });
  const members = await membersOf(house, admin);
  const undone = dyingInApply
    ? { between: undefined, after: (await steered(house, admin, importId, 'undo')).body }
    : await killedIn(house, { admin, importId, act: 'undo', dying });
  const isAsBefore = (await peopleStateOf(house, admin)) === before;
  const proof = { created: applied.after.created, members, undone: undone.after.undone, kept: undone.after.kept, isAsBefore };
  return { rehearsed, applied, undone, proof };
}
const sound = { created: 450, members: 451, undone: 450, kept: 0, isAsBefore: true };

test('ADM-02 an import that is killed in any step goes on where it stood: nobody twice, nobody missing, and all of it undone', async ({
  house,
}) => {
  const { rehearsed, applied, undone, proof } = await comeAndGo(house);
  expect([rehearsed.between.state, rehearsed.after.state, rehearsed.after.verdicts.new]).toEqual(['rehearsing', 'rehearsed', 450]);
  expect([applied.between.state, applied.between.created, applied.after.state]).toEqual(['applying', 400, 'applied']);
  expect([undone.between?.state, undone.after.state]).toEqual(['undoing', 'undone']);
  expect(proof).toEqual(sound);
});

test('ADM-02 control: a server that keeps people before it keeps how far it came applies a part twice, and fails the same proof', async ({
  house,
}) => {
  const { proof } = await comeAndGo(house, { dyingInApply: (importId, nth) => forgettingIn(house, { importId, nth }) });
  expect(proof).not.toEqual(sound);
  expect([proof.created, proof.isAsBefore]).toEqual([0, false]);
});

test('ADM-02 undo leaves whoever changed since, came in, or is named elsewhere, and says so; a group by rule loses its people again', async ({
  house,
}) => {
  const [admin, mark] = [await anAdmin(house), markOf(house)];
  const rule = { match: 'all' as const, conditions: [{ field: 'role' as const, is: 'any_of' as const, values: ['learner'] }] };
  const { body: ruled } = await house.call(admin, wire.createGroup, { body: { name: { 'pt-BR': 'Todos' }, labelId: null } });
  await house.call(admin, wire.setGroupRule, { params: { groupId: ruled.id }, body: { version: 1, rule, isForEverybody: true } });
  const byHand = await aGroup(house.platform, { tenantId: admin.tenantId });
  const importId = await anImport(house, admin, { content: many(mark, 4) });
  await steered(house, admin, importId, 'dryRun');
  await steered(house, admin, importId, 'apply');
  const found = (await house.call(admin, peopleWire.listPeople, { query: { search: mark } })).body.items;
  const [edited, named, loggedIn] = found.map(({ id }) => id);
  const { body: one } = await house.call(admin, wire.getPerson, { params: { memberId: edited ?? '' } });
  await house.call(admin, wire.savePerson, {
    params: { memberId: edited ?? '' },
    body: { version: one.version, person: { ...one.person, city: 'Natal' } },
  });
  await house.call(admin, wire.setGroupMembers, { params: { groupId: byHand }, body: { add: [named ?? ''], remove: [] } });
  await house.db.pool.query('update identity.member set last_seen_at = now() where tenant_id = $1 and id = $2', [admin.tenantId, loggedIn]);

  const undone = (await steered(house, admin, importId, 'undo')).body;
  expect([undone.state, undone.undone, undone.kept]).toEqual(['undone', 1, 3]);
  const kept = (await house.call(admin, peopleWire.listImportLines, { params: { importId }, query: { verdict: 'kept' } })).body.items;
  expect(kept.map(({ line, refusal }) => [line, refusal])).toEqual([2, 3, 4].map((line) => [line, 'changed_since']));
  expect((await house.call(admin, peopleWire.listPeople, { query: { search: mark } })).body.items.map(({ id }) => id)).toEqual([
    edited,
    named,
    loggedIn,
  ]);
});

test('ADM-02 undo goes through later changes of many, leaves a field that changed again, and says all of it before', async ({ house }) => {
  const [admin, mark] = [await anAdmin(house), markOf(house)];
  const known = await aPerson(house.platform, {
    tenantId: admin.tenantId,
    userName: `${mark}velho`,
    fullName: 'Velho Nome',
    email: `${mark}velho@exemplo.test`,
  });
  const group = await aGroup(house.platform, { tenantId: admin.tenantId });
  const changing = `\n${mark}velho;Outro Nome;${mark}outro@exemplo.test`;
  const importId = await anImport(house, admin, { content: `${many(mark, 2)}${changing}` });
  await steered(house, admin, importId, 'dryRun');
  await steered(house, admin, importId, 'apply');
  const whom = { by: 'filter' as const, filter: { search: mark } };
  for (const action of [{ do: 'add_group' as const, id: group }, { do: 'block' as const }]) {
    const { body } = await house.call(admin, peopleWire.previewBulkChange, { body: { whom, action } });
    await house.call(admin, peopleWire.applyBulkChange, { params: { bulkId: body.id } });
    await house.drain();
  }
  const at = { params: { memberId: known.memberId } };
  const { body: now } = await house.call(admin, wire.getPerson, at);
  await house.call(admin, wire.savePerson, { ...at, body: { version: now.version, person: { ...now.person, fullName: 'Nome Novo' } } });

  const told = (await house.call(admin, peopleWire.previewImportUndo, { params: { importId } })).body;
  expect(told).toEqual({ removed: 2, restored: 1, cameIn: 0, edited: 0, fields: [{ field: 'fullName', count: 1 }] });
  expect((await steered(house, admin, importId, 'undo')).body).toMatchObject({ state: 'undone', undone: 3, kept: 0 });
  const { body: after } = await house.call(admin, wire.getPerson, at);
  expect([after.person.fullName, after.person.email, after.status]).toEqual(['Nome Novo', `${mark}velho@exemplo.test`, 'blocked']);
  expect((await house.call(admin, peopleWire.listPeople, { query: { search: mark } })).body.items.map(({ id }) => id)).toEqual([
    known.memberId,
  ]);
});

test('ADM-02 undo puts whom the import changed back into the groups whose rule takes them in', async ({ house }) => {
  const admin = await anAdmin(house);
  const rule = { match: 'all' as const, conditions: [{ field: 'country' as const, is: 'any_of' as const, values: ['BR'] }] };
  const moved = await aPerson(house.platform, { tenantId: admin.tenantId, country: 'BR' });
  const { body: ruled } = await house.call(admin, wire.createGroup, { body: { name: { 'pt-BR': 'Brasil' }, labelId: null } });
  await house.call(admin, wire.setGroupRule, { params: { groupId: ruled.id }, body: { version: 1, rule, isForEverybody: true } });
  const inGroup = async () =>
    (await house.call(admin, peopleWire.listPeople, { query: { group: ruled.id } })).body.items.some(({ id }) => id === moved.memberId);
  const before = await peopleStateOf(house, admin);
  expect(await inGroup()).toBe(true);
  const importId = await anImport(house, admin, {
    content: `Usuário;Nome completo;E-mail;País\n${moved.userName};Pessoa de Ensaio;${moved.userName}@exemplo.test;CL`,
  });
  await steered(house, admin, importId, 'dryRun');
  expect((await steered(house, admin, importId, 'apply')).body).toMatchObject({ state: 'applied', changed: 1 });
  expect(await inGroup()).toBe(false);
  expect((await steered(house, admin, importId, 'undo')).body).toMatchObject({ state: 'undone', undone: 1 });
  expect(await inGroup()).toBe(true);
  expect(await peopleStateOf(house, admin)).toBe(before);
});

test('ADM-02 CLI-08 an import is of one client: with another one’s file or id there is nothing, and each step comes after the one before', async ({
  house,
}) => {
  const [admin, stranger, mark] = [await anAdmin(house), await anAdmin(house), markOf(house)];
  const importId = await anImport(house, admin, { content: many(mark, 2) });
  const fileId = await aSpreadsheet(house, admin, { content: many(mark, 1) });
  expect((await house.call(stranger, peopleWire.beginPeopleImport, { body: { fileId } })).body.refusal).toBe('file_missing');
  for (const act of ['dryRun', 'apply', 'undo', 'cancel'] as const)
    expect((await house.call(stranger, peopleWire.steerPeopleImport, { params: { importId, act } })).status).toBe(404);
  expect((await house.call(stranger, peopleWire.getPeopleImport, { params: { importId } })).status).toBe(404);
  expect((await house.call(stranger, peopleWire.listPeopleImports, { query: {} })).body.items).toEqual([]);

  for (const act of ['apply', 'undo'] as const) expect((await steered(house, admin, importId, act)).body.refusal).toBe('import_not_ready');
  const at = { params: { importId } };
  const mapped = (columns: peopleWire.PeopleImport['columns']) =>
    house.call(admin, peopleWire.mapPeopleImport, { ...at, body: { encoding: 'utf-8', delimiter: ';', columns } });
  expect((await mapped(['email', 'email', null])).body).toMatchObject({ refusal: 'column_twice' });
  expect((await mapped(['userName', 'fullName', null])).status).toBe(200);
  expect((await steered(house, admin, importId, 'dryRun')).body.refusal).toBe('columns_missing');
  expect((await mapped(['userName', 'fullName', 'email'])).status).toBe(200);
  await steered(house, admin, importId, 'dryRun');
  const key = { 'idempotency-key': house.platform.newId() };
  const cancel = () => house.call(admin, peopleWire.steerPeopleImport, { params: { importId, act: 'cancel' } }, key);
  expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
  expect((await steered(house, admin, importId, 'apply')).body.refusal).toBe('import_not_ready');
  expect(await membersOf(house, admin)).toBe(1);
  const [row] = (await house.call(admin, peopleWire.listPeopleImports, { query: {} })).body.items;
  expect(row).toMatchObject({ id: importId, fileName: 'pessoas.csv', state: 'cancelled', created: 0, changed: 0 });
});

test('ADM-02 spreadsheets come in several encodings and as workbooks; what mixes them, or hides a formula or a bomb, is refused', async ({
  house,
}) => {
  const [admin, mark] = [await anAdmin(house), markOf(house)];
  const text = (n: number) => `Usuário\tNome completo\tE-mail\r\njosé${n}.${mark}\tJosé "Zé" Ção\tj${n}.${mark}@exemplo.test\r\n`;
  const good = [
    { content: Buffer.from(`\uFEFF${text(1)}`) },
    { content: Buffer.from(text(2), 'latin1') },
    { content: Buffer.from(`\uFEFF${text(3)}`, 'utf16le') },
    { content: Buffer.from(`\uFEFF${text(4)}`, 'utf16le').swap16() },
    {
      name: 'pessoas.xlsx',
      content: anXlsx([
        ['Usuário', 'Nome completo', 'E-mail', 'Documento', 'Nascimento'],
        [`jose5.${mark}`, 'José "Zé" Ção', `j5.${mark}@exemplo.test`, { number: 191 * 10 ** 6 }, { number: 33_238 }],
      ]),
    },
  ];
  for (const sheet of good) {
    const importId = await anImport(house, admin, sheet);
    const { body } = await steered(house, admin, importId, 'dryRun');
    const lines = (await house.call(admin, peopleWire.listImportLines, { params: { importId }, query: {} })).body.items;
    expect([body.problem, body.verdicts, lines.map(({ fullName }) => fullName)]).toEqual([
      null,
      { new: 1, changes: 0, same: 0, bad: 0 },
      ['José "Zé" Ção'],
    ]);
  }
  const formula = await anImport(house, admin, {
    name: 'f.xlsx',
    content: anXlsx([
      ['Usuário', 'Nome completo', 'E-mail'],
      [`x.${mark}`, { formula: '1+1', value: 'Dois' }, `x.${mark}@exemplo.test`],
    ]),
  });
  await steered(house, admin, formula, 'dryRun');
  expect((await house.call(admin, peopleWire.listImportLines, { params: { importId: formula }, query: {} })).body.items).toMatchObject([
    { line: 2, refusal: 'formula_refused', field: 'fullName' },
  ]);

  const bad: [string, { name?: string; content: Buffer }][] = [
    ['encoding_mixed', { content: Buffer.concat([Buffer.from('Usuário;E-mail\nana;a@b.co\n'), Buffer.from('josé;j@b.co\n', 'latin1')]) }],
    ['sheet_unreadable', { name: 'a.xlsx', content: aZip({ 'other.txt': 'x' }) }],
    ['sheet_too_large', { name: 'b.xlsx', content: aZip({ 'xl/workbook.xml': Buffer.alloc(8_000_000, 32) }) }],
    [
      'sheet_unreadable',
      {
        name: 'c.xlsx',
        content: aZip({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>', 'xl/_rels/workbook.xml.rels': '<a/>' }),
      },
    ],
    ['sheet_unreadable', { content: Buffer.from(`Usuário;E-mail\n"ana;a@b.co\n${'x;y\n'.repeat(400_000)}`) }],
  ];
  for (const [refusal, sheet] of bad) {
    const { body } = await house.call(admin, peopleWire.beginPeopleImport, { body: { fileId: await aSpreadsheet(house, admin, sheet) } });
    const { problem } = (await house.call(admin, peopleWire.getPeopleImport, { params: { importId: body.id } })).body;
    expect([refusal, problem?.refusal]).toEqual([refusal, refusal]);
    if (refusal === 'encoding_mixed') expect(problem?.line).toBe(3);
  }
});

test('ADM-02 two administrators who import each other away leave one of them', async ({ house }) => {
  const one = await anAdmin(house);
  const other = await aPerson(house.platform, { tenantId: one.tenantId, roles: ['client_administrator'] });
  const sheet = (victim: BuiltPerson) => ({ content: `Usuário;Nome completo;E-mail;Papel\n${victim.userName};;;Participante` });
  const imports = [];
  for (const [who, victim] of [
    [one, other],
    [other, one],
  ] as const) {
    const importId = await anImport(house, who, sheet(victim));
    await steered(house, who, importId, 'dryRun');
    imports.push({ who, importId });
  }
  for (const { who, importId } of imports) await house.call(who, peopleWire.steerPeopleImport, { params: { importId, act: 'apply' } });
  await Promise.all(imports.map(({ importId }) => runImport(house.platform, { tenantId: one.tenantId, importId })));
  await house.jobs.discard();
  const { rows } = await house.db.pool.query<{ count: number }>(
    `select count(*)::int as count from identity.member where tenant_id = $1 and 'client_administrator' = any(roles)`,
    [one.tenantId],
  );
  expect(rows[0]?.count).toBe(1);
});
