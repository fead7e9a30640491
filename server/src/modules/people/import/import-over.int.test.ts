import * as wire from '@vitrine/contract/people';
import { importKeptDays } from '@vitrine/domain/people/import';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aPerson, type BuiltPerson } from '../../identity/testing.ts';
import { forgetOldImports } from './forget-old-imports.ts';
import { anImport, dyingIn, peopleStateOf, steered } from './testing.ts';

const day = 86_400_000;
const anAdmin = (house: House) => aPerson(house.platform, { roles: ['client_administrator'], country: 'BR' });
const look = async (house: House, admin: BuiltPerson, importId: string) =>
  (await house.call(admin, wire.getPeopleImport, { params: { importId } })).body;

/** Of two lines one is good; up to its dry run, or written. */
async function anImportOfTwo(house: House, admin: BuiltPerson, { isApplied = true } = {}): Promise<string> {
  const mark = house.platform.newId().slice(-8);
  const content = `Usuário;Nome completo;E-mail\nana.${mark};Ana Um;ana.${mark}@exemplo.test\nbia.${mark};Bia Dois;sem-arroba`;
  const importId = await anImport(house, admin, { content });
  await steered(house, admin, importId, 'dryRun');
  if (isApplied) await steered(house, admin, importId, 'apply');
  return importId;
}

/** The night's job, as if so much time had passed. */
async function nightAfter(
  house: House,
  milliseconds: number,
  work = () => house.jobs.runNow('identity.forget-old-imports'),
): Promise<void> {
  house.clock.shift(milliseconds);
  try {
    await work();
  } finally {
    house.clock.shift(-milliseconds);
  }
}

/** What is there of an import: its lines, its spreadsheet and the spreadsheet's bytes, and whether its row still names anybody. */
async function leftOf({ db, platform }: House, importId: string) {
  const { rows } = await db.pool.query<{ lines: number; files: number; names: boolean; hash: string }>(
    `select file_hash as hash, i::text like '%Ana Um%' as names,
       (select count(*)::int from people.people_import_line where import_id = i.id) as lines,
       (select count(*)::int from platform.file where owner_id = i.id::text) as files
     from people.people_import as i where id = $1`,
    [importId],
  );
  const { hash = '', ...left } = rows[0] ?? {};
  return { ...left, bytes: await platform.storage.vault.blobStore.has(hash) };
}
const all = { lines: 2, files: 1, names: true, bytes: true };
const nothing = { lines: 0, files: 0, names: false, bytes: false };

test('ADM-02 after 90 days the lines and the spreadsheet of an import go, its counts stay, and it is over', async ({ house }) => {
  const admin = await anAdmin(house);
  const [importId, rehearsed] = [await anImportOfTwo(house, admin), await anImportOfTwo(house, admin, { isApplied: false })];
  const before = await look(house, admin, importId);
  expect([before.can.undo, before.keptUntil]).not.toContain(null);
  const people = await peopleStateOf(house, admin);

  await nightAfter(house, importKeptDays * day - 60_000);
  expect([await leftOf(house, importId), await look(house, admin, importId)]).toEqual([all, before]);
  await nightAfter(house, importKeptDays * day);
  expect([await leftOf(house, importId), await leftOf(house, rehearsed)]).toEqual([nothing, nothing]);
  const { verdicts, created, changed, undone, kept } = before;
  const can = { map: false, dryRun: false, apply: false, undo: false, cancel: false };
  const over = { state: 'applied', verdicts, created, changed, undone, kept, keptUntil: null, samples: [], can };
  expect([verdicts, created]).toEqual([{ new: 1, changes: 0, same: 0, bad: 1 }, 1]);
  expect(await look(house, admin, importId)).toMatchObject(over);
  expect(await look(house, admin, rehearsed)).toMatchObject({ state: 'cancelled', verdicts, created: 0, keptUntil: null });
  expect(await peopleStateOf(house, admin)).toBe(people);

  const { items } = (await house.call(admin, wire.listPeopleImports, { query: {} })).body;
  expect(items.map(({ id, state, ...row }) => [id, state, row.created])).toEqual([
    [rehearsed, 'cancelled', 0],
    [importId, 'applied', 1],
  ]);
  expect((await house.call(admin, wire.listImportLines, { params: { importId }, query: {} })).body).toEqual({ items: [], next: null });
  await nightAfter(house, (importKeptDays + 1) * day);
  expect(await look(house, admin, importId)).toMatchObject(over);
});

test('ADM-02 whatever is tried with an import that is over is refused, and writes nothing', async ({ house }) => {
  const admin = await anAdmin(house);
  const importId = await anImportOfTwo(house, admin);
  await nightAfter(house, importKeptDays * day);
  const people = await peopleStateOf(house, admin);
  const key = { 'idempotency-key': house.platform.newId() };
  const undo = () => house.call(admin, wire.steerPeopleImport, { params: { importId, act: 'undo' } }, key);
  for (const one of [await undo(), await undo()]) expect([one.status, one.body.refusal]).toEqual([409, 'import_over']);
  for (const act of ['dryRun', 'apply', 'cancel'] as const)
    expect((await steered(house, admin, importId, act)).body.refusal).toBe('import_over');
  const body = { encoding: 'utf-8' as const, delimiter: ';' as const, columns: [null, null, null] };
  expect((await house.call(admin, wire.mapPeopleImport, { params: { importId }, body })).body.refusal).toBe('import_over');
  expect(await peopleStateOf(house, admin)).toBe(people);
});

test('ADM-02 CLI-08 an import to which something happened since stays, and another client’s too', async ({ house }) => {
  const [admin, stranger] = [await anAdmin(house), await anAdmin(house)];
  const [old, touched, theirs] = [
    await anImportOfTwo(house, admin),
    await anImportOfTwo(house, admin),
    await anImportOfTwo(house, stranger),
  ];
  await house.db.pool.query(`update people.people_import set changed_at = changed_at + interval '1 day' where id = any($1)`, [
    [touched, theirs],
  ]);
  await nightAfter(house, importKeptDays * day + 60_000);
  expect([await leftOf(house, old), await leftOf(house, touched), await leftOf(house, theirs)]).toEqual([nothing, all, all]);
  expect((await steered(house, stranger, theirs, 'undo')).body).toMatchObject({ state: 'undone', undone: 1 });
});

test('ADM-02 whoever takes old imports away is killed half-way, and two do it at once: each import is whole or over', async ({ house }) => {
  await nightAfter(house, (importKeptDays + 2) * day); // none is left of the tests before
  const admin = await anAdmin(house);
  const ids = [await anImportOfTwo(house, admin), await anImportOfTwo(house, admin)];
  const linesOf = async () => Promise.all(ids.map(async (id) => (await leftOf(house, id)).lines));
  await nightAfter(house, importKeptDays * day, async () => {
    await expect(forgetOldImports({ ...house.platform, db: dyingIn(house, 2) })).rejects.toThrow('killed');
    expect(await linesOf()).toEqual([0, 2]);
    await Promise.all([forgetOldImports(house.platform), forgetOldImports(house.platform)]);
  });
  for (const id of ids) {
    expect(await leftOf(house, id)).toEqual(nothing);
    expect(await look(house, admin, id)).toMatchObject({ state: 'applied', created: 1, keptUntil: null });
  }
});
