import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  chainInvariant,
  keepProof,
  ledgerInvariants,
  ledgerMarks,
  reachNow,
  sealEntries,
  statusOf,
  verifyLedger,
  type Reach,
} from './modules/ledger/index.ts';
import { approveSale } from './modules/sales/decide-sale.ts';
import { salesInvariants, salesMarks } from './modules/sales/index.ts';
import { aSale, aShopFloor, decided, type ShopFloor } from './modules/sales/testing.ts';
import { openDatabase, type Db } from './platform/database/index.ts';
import { openHouse } from './testing.ts';

const marks = [...ledgerMarks, ...salesMarks];
let house: Awaited<ReturnType<typeof openHouse>>;
let superuser: Client;
let owner: Db;
let floor: ShopFloor;

beforeAll(async () => {
  house = await openHouse();
  superuser = new Client({ connectionString: urlOfHouse() });
  await superuser.connect();
  await superuser.query('set session_replication_role = replica');
  owner = await openDatabase({ url: urlOfHouse(), connections: 2 });
  floor = await aShopFloor(house);
});
afterAll(async () => {
  await owner.close();
  await superuser.end();
  await house.close();
});

/** The house's database, as somebody who may do everything. */
const urlOfHouse = () =>
  Object.assign(new URL(inject('postgres').superUrl), { pathname: new URL(String(house.db.pool.options.connectionString)).pathname }).href;
const report = () => aSale(house.platform, floor.seller.actor, floor.sold());
const broken = async ({ isWhole }: { isWhole: boolean }) => {
  const invariants = [...ledgerInvariants, ...salesInvariants, chainInvariant];
  const verified = await verifyLedger(owner.write(), { invariants, isWhole, sizeOf: async () => 0, milliseconds: () => 0 });
  return verified.filter(({ violations }) => violations.length > 0).map(({ id }) => id);
};
const lacks = async () => (await statusOf((work) => owner.transaction(work), { marks })).lacks;
/** Once everybody who wrote before is done: while an older transaction is open, of any database of the cluster, a proof counts what came after it as not seen yet. */
async function reachPastAll(): Promise<Reach> {
  const horizonIn = async (kind: 'xmax' | 'xmin') => {
    const { rows } = await superuser.query<{ at: string }>(`select pg_snapshot_${kind}(pg_current_snapshot())::text as at`);
    return Number(rows[0]?.at);
  };
  const written = await horizonIn('xmax');
  await expect.poll(() => horizonIn('xmin'), { timeout: 30_000 }).toBeGreaterThanOrEqual(written);
  return reachNow(owner.write());
}
const keep = (reach: Reach) => owner.transaction((tx) => keepProof(tx, { reach, at: house.clock.now(), marks }));
/** As `npm run ledger verify -- --whole`. */
async function proveWhole(): Promise<void> {
  await sealEntries(house.platform, { restSeconds: 0 });
  const reach = await reachPastAll();
  expect(await broken({ isWhole: true })).toEqual([]);
  await keep(reach);
}

test('PTS-04 a proof that goes on from the last whole one finds what is wrong with whatever came or was touched since', async () => {
  expect(await lacks()).toContain('was never proved whole');
  const before = await report();
  await proveWhole();
  const { id: saleId } = await report();
  await sealEntries(house.platform, { restSeconds: 0 });
  expect(await broken({ isWhole: false })).toEqual([]);
  const credit = `from ledger.entry e where e.group_id = '${saleId}' and e.currency = 'points'`;
  const decided = `update sales.revision set decision = 'refused', decided_at = sent_at, decided_by = '${floor.auditor.memberId}' where sale_id =`;
  const planted: [rules: string[], plant: string, uproot: string][] = [
    [
      ['I1'],
      `update ledger.account set earned = earned + 1 where earned > 0`,
      `update ledger.account set earned = earned - 1 where earned > 0`,
    ],
    [
      ['I1'],
      `update ledger.entry set position = 9 where id = (select e.id ${credit})`,
      `update ledger.entry set position = 2 where id = (select e.id ${credit})`,
    ],
    [
      ['I8'],
      `update ledger.entry set code = 'expire' where id = (select e.id ${credit})`,
      `update ledger.entry set code = 'credit' where id = (select e.id ${credit})`,
    ],
    [
      ['chain'],
      `update ledger.entry set why = 'Outra' where id = (select e.id ${credit})`,
      `update ledger.entry set why = null where id = (select e.id ${credit})`,
    ],
    [['I6'], `${decided} '${before.id}'`, `update sales.revision set decision = null, decided_at = null, decided_by = null`],
    [
      ['I6'],
      `update sales.line set points = 7 where sale_id = '${saleId}'`,
      `update sales.line set points = 120 where sale_id = '${saleId}'`,
    ],
  ];
  for (const [rules, plant, uproot] of planted) {
    await superuser.query(plant);
    expect([plant, await broken({ isWhole: false })]).toEqual([plant, expect.arrayContaining(rules)]);
    await superuser.query(uproot);
    expect([plant, await broken({ isWhole: false })]).toEqual([plant, []]);
  }
});

test('PTS-04 sums that were proved are not counted again: what happened to old credits since is added to them', async () => {
  const [approved, refused] = [await report(), await report()];
  await proveWhole();
  const { rows: before } = await superuser.query('select * from ledger.proved_sum order by account_id');
  await approveSale(house.platform, floor.auditor.actor, { saleId: approved.id, version: approved.version });
  await decided(house.platform, floor.auditor.actor, { sale: refused, reason: 'date_differs' });
  const late = await report();
  await approveSale(house.platform, floor.auditor.actor, { saleId: late.id, version: late.version });
  await sealEntries(house.platform, { restSeconds: 0 });
  expect([await lacks(), await broken({ isWhole: false })]).toEqual([null, []]);
  for (const sum of ['credited', 'debited', 'earned', 'settled', 'taken_back', 'moves'])
    for (const change of ['+ 1', '- 1']) {
      const plant = `update ledger.account set ${sum} = ${sum} ${change} where role = 'available' and currency = 'points' and credited > 0`;
      await superuser.query(plant);
      expect([plant, await broken({ isWhole: false })]).toEqual([plant, expect.arrayContaining(['I1'])]);
      await superuser.query(plant.replace(change, change === '+ 1' ? '- 1' : '+ 1'));
    }
  expect(await broken({ isWhole: false })).toEqual([]);
  await proveWhole();
  const { rows: after } = await superuser.query('select * from ledger.proved_sum order by account_id');
  expect([before.length > 0, after.length, after]).toEqual([true, before.length, expect.not.arrayContaining(before)]);
});

test('PTS-04 what the last whole proof saw is told apart from whatever was touched, removed or slipped in since, by whomever', async () => {
  const sale = await report();
  await approveSale(house.platform, floor.auditor.actor, { saleId: sale.id, version: sale.version });
  await proveWhole();
  expect(await lacks()).toBe(null);
  await report(); // the program goes on
  await sealEntries(house.platform, { restSeconds: 0 });
  expect(await lacks()).toBe(null);

  const old = '01900000-0000-7000-8000-000000000001';
  const spoilt: [table: string, statement: string][] = [
    ['ledger.entry', `update ledger.entry set amount = amount where id = (select min(id::text)::uuid from ledger.entry)`],
    [
      'ledger.entry',
      `insert into ledger.entry select (jsonb_populate_record(e, jsonb_build_object('id', '${old}', 'reason_id', '${old}'))).* from ledger.entry e order by e.id limit 1`,
    ],
    [
      'ledger.entry',
      `delete from ledger.entry where id = '${old}'; delete from ledger.entry where id = (select max(e.id::text)::uuid from ledger.entry e where e.id <= (select max(p.upto_id::text)::uuid from ledger.proof p))`,
    ],
    ['ledger.confirmation', 'update ledger.confirmation set confirmed_at = confirmed_at'],
    ['ledger.seal', 'update ledger.seal set hash = hash where number = 1'],
    ['ledger.account', `delete from ledger.account where role = 'owed'`],
    ['sales.line', 'update sales.line set points = points'],
    ['sales.sale', 'delete from sales.sale where id = (select min(id::text)::uuid from sales.sale)'],
    ['ledger.proved_sum', 'update ledger.proved_sum set credited = credited + 1'],
    ['ledger.proved_sum', 'delete from ledger.proved_sum where credited > 0'],
    ['sales.revision', 'delete from sales.revision where sale_id = (select min(sale_id::text)::uuid from sales.revision)'],
  ];
  for (const [table, statement] of spoilt) {
    await superuser.query('begin');
    await superuser.query(statement);
    await superuser.query('commit');
    expect([statement, await lacks()]).toEqual([statement, expect.stringContaining(`rows in ${table} of client`)]);
    await superuser.query(`update ledger.proof set counts = '{}'`);
    await keep(await reachPastAll());
    expect([statement, await lacks()]).toEqual([statement, null]);
  }
});

test('PTS-04 what was touched after a transaction that is still open is not proved yet, and is once that is over', async () => {
  const waiting = new Client({ connectionString: urlOfHouse() });
  await waiting.connect();
  try {
    await waiting.query('begin; select pg_current_xact_id()');
    await superuser.query('update sales.line set points = points');
    await keep(await reachNow(owner.write()));
    expect(await lacks()).toContain('rows in sales.line of client');
  } finally {
    await waiting.end();
  }
  await keep(await reachPastAll());
  expect(await lacks()).toBe(null);
});

test('PTS-04 the app itself can write down no proof', async () => {
  const reach = await reachNow(house.db.write());
  await expect(house.db.transaction((tx) => keepProof(tx, { reach, at: house.clock.now(), marks }))).rejects.toThrow(/permission denied/);
});
