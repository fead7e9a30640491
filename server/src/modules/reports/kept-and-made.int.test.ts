import { listNotices } from '@vitrine/contract/notices';
import * as wire from '@vitrine/contract/reports';
import { addDays } from '@vitrine/domain/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { aSale, aShopFloor } from '../sales/testing.ts';

async function aDesktop(house: House) {
  const floor = await aShopFloor(house);
  const { tenantId } = floor.auditor;
  const manager = await aPerson(house.platform, { tenantId, roles: ['program_administrator'] });
  const colleague = await aPerson(house.platform, { tenantId, roles: ['program_administrator'] });
  for (let sale = 0; sale < 3; sale += 1) await aSale(house.platform, floor.seller.actor, floor.sold());
  return { ...floor, manager, colleague };
}

test('ADM-08 filters are kept under a name for oneself, each name once, twenty a report, and forgotten again', async ({ house }) => {
  const { manager, colleague } = await aDesktop(house);
  const keep = (name: string, filter: object = {}, who = manager) =>
    house.call(who, wire.saveFilter, { body: { name, filter: { kind: 'sales', ...filter } } });
  const kept = async (who = manager) => (await house.call(who, wire.listSavedFilters, { query: { kind: 'sales' } })).body.items;
  const { body: first } = await keep('Novembro', { from: '2026-11-01', to: '2026-11-30' });
  expect(await kept()).toEqual([{ id: first.id, name: 'Novembro', filter: { from: '2026-11-01', to: '2026-11-30' } }]);
  expect(await kept(colleague)).toEqual([]);
  expect((await keep('Novembro')).body.fields).toEqual({ name: 'name_taken' });
  expect((await keep(' ')).body.fields).toEqual({ name: 'name_required' });
  expect((await keep('Cursos', { courseId: house.platform.newId() })).body.fields).toEqual({ 'filter.courseId': 'filter_not_taken' });
  expect((await keep('Torto', { from: '2026-11-30', to: '2026-11-01' })).body.fields).toEqual({ 'filter.to': 'ends_before_begin' });
  for (let nth = 1; nth < 20; nth += 1) await keep(`Filtro ${nth}`);
  expect((await keep('Um a mais')).body.fields).toEqual({ name: 'filters_full' });
  const forget = (who = manager) => house.call(who, wire.removeSavedFilter, { params: { filterId: first.id } });
  expect([(await forget(colleague)).status, (await forget()).status, (await forget()).status]).toEqual([404, 200, 404]);
  const learner = await aPerson(house.platform, { tenantId: manager.tenantId });
  expect((await keep('Meu', {}, learner)).status).toBe(404);
});

test('ADM-08 totals stand beside those of as many days before', async ({ house }) => {
  const { manager } = await aDesktop(house);
  const read = async (query: object) => (await house.call(manager, wire.getReport, { query: { kind: 'sales', ...query } })).body;
  const plain = await read({});
  expect([plain.comparedWith, plain.totals.some(({ before }) => before !== undefined)]).toEqual([null, false]);
  const compared = await read({ compare: 'true' });
  expect(compared.comparedWith).toEqual({ from: addDays(plain.from, -28), to: addDays(plain.from, -1) });
  expect(compared.totals.find(({ key }) => key === 'sales')).toMatchObject({ value: 3, before: 0 });
  const later = await read({ from: addDays(plain.to, 1), to: addDays(plain.to, 28), compare: 'true' });
  expect(later.totals.find(({ key }) => key === 'sales')).toMatchObject({ value: 0, before: 3 });
});

test('ADM-08 NOT-01 what is long is written to a file by a job: how far it is can be seen, whoever asked is told, and nobody else fetches it', async ({
  house,
}) => {
  const { manager, colleague } = await aDesktop(house);
  const make = (format: 'csv' | 'xlsx' = 'csv', who = manager) => house.call(who, wire.makeReportFile, { body: { kind: 'sales', format } });
  const files = async (who = manager) => (await house.call(who, wire.listReportFiles, {})).body.items;
  expect((await make()).body).toMatchObject({ state: 'waiting', rows: 0, total: 3, url: null });
  await make('xlsx');
  await make();
  expect((await make()).body.refusal).toBe('files_running');
  await house.drain();
  const [, sheet, lines] = await files();
  expect([sheet, lines]).toMatchObject([
    { state: 'ready', format: 'xlsx', rows: 3, total: 3 },
    { state: 'ready', format: 'csv', rows: 3 },
  ]);
  const fetched = await house.app.inject({ url: lines?.url ?? '', headers: { host: manager.host } });
  expect(fetched.body.trim().split(/\r?\n/)).toHaveLength(4);
  const theirs = (lines?.url ?? '').replaceAll(manager.personId, colleague.personId);
  expect((await house.app.inject({ url: theirs, headers: { host: manager.host } })).statusCode).not.toBe(200);
  expect(await files(colleague)).toEqual([]);
  const { body: inbox } = await house.call(manager, listNotices, { query: {} });
  expect(inbox.items.filter(({ kind }) => kind === 'report_ready')).toHaveLength(3);
  const { rows } = await house.db.pool.query(`select after from platform.audit_entry where tenant_id = $1 and what = 'list.exported'`, [
    manager.tenantId,
  ]);
  expect(rows).toMatchObject(Array.from({ length: 3 }, () => ({ after: { list: 'report_sales', rows: 3, isWhole: true } })));
  const refused = await house.call(manager, wire.makeReportFile, {
    body: { kind: 'sales', format: 'csv', courseId: house.platform.newId() },
  });
  expect(refused.body.fields).toEqual({ courseId: 'filter_not_taken' });
});
