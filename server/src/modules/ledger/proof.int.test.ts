import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../../platform/database/index.ts';
import { openHouse, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import {
  balancesAt,
  capture,
  chainHeads,
  chainInvariant,
  compareSums,
  confirmCredits,
  credit,
  ledgerInvariants,
  rebuildSums,
  release,
  sealEntries,
  setBudget,
  verifyLedger,
} from './index.ts';
import { aBook, aCredit, aHold, anExplanation, pointsOf, takeSaleBack } from './testing.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let superuser: Client;
let seller: BuiltPerson;
let campaignId: string;

beforeAll(async () => {
  house = await openHouse();
  superuser = new Client({ connectionString: superUrlOf(house) });
  await superuser.connect();
  seller = await aPerson(house.platform);
  campaignId = await aBook(house.platform, seller);
});
afterAll(async () => {
  await superuser.end();
  await house.close();
});

function superUrlOf({ db }: Pick<House, 'db'>): string {
  const url = new URL(inject('postgres').superUrl);
  url.pathname = new URL(String(db.pool.options.connectionString)).pathname;
  return url.href;
}

const all = [...ledgerInvariants, chainInvariant];
const verify = async () => {
  const verified = await verifyLedger(house.db.write(), {
    invariants: all,
    sizeOf: async (table) => Number((await superuser.query<{ rows: string }>(`select count(*) as rows from ${table}`)).rows[0]?.rows),
    milliseconds: () => performance.now(),
  });
  return verified.flatMap(({ id, violations }) => violations.map(({ subject, detail }) => ({ id, subject, detail })));
};
/** As the database's superuser, past the trigger, and undone afterwards. */
async function tampering<T>(
  statement: string,
  values: unknown[],
  then: () => Promise<T>,
  undo: string,
  undoValues: unknown[] = values,
): Promise<T> {
  const run = async (text: string, given: unknown[]) => {
    await superuser.query('set session_replication_role = replica');
    await superuser.query(text, given);
    await superuser.query('set session_replication_role = origin');
  };
  await run(statement, values);
  const answer = await then();
  await run(undo, undoValues);
  return answer;
}

describe('PTS-04 the ledger that cannot lie', () => {
  test('PTS-04 the application can neither change, delete nor empty entries, confirmations and seals; nor can the owner', async () => {
    await aCredit(house.platform, seller, { campaignId, amount: 10, underAudit: false });
    await sealEntries(house.platform, { restSeconds: 0 });
    for (const table of ['entry', 'confirmation', 'seal'])
      for (const statement of [
        `delete from ledger.${table}`,
        `update ledger.${table} set tenant_id = tenant_id`,
        `truncate ledger.${table} cascade`,
      ])
        await expect(house.db.pool.query(statement)).rejects.toThrow(/permission denied/);
    await superuser.query('begin; set local role vitrine_owner');
    await expect(superuser.query('update ledger.entry set amount = amount + 1')).rejects.toThrow(/only grows/);
    await superuser.query('rollback');
    await expect(house.db.pool.query('update ledger.account set credited = credited - 1 where credited > 0')).rejects.toThrow(/only grows/);
    await expect(house.db.pool.query('delete from ledger.account')).rejects.toThrow(/only grows/);
  });

  test('PTS-04 after credits, holds, captures, releases and take-backs every sum is counted from entries again, and all rules hold', async () => {
    const bad = await aCredit(house.platform, seller, { campaignId, amount: 80 });
    await aCredit(house.platform, seller, { campaignId, amount: 40, currency: 'experience', saleId: bad.saleId });
    const [spent, back] = [
      await aHold(house.platform, seller, { campaignId, amount: 10 }),
      await aHold(house.platform, seller, { campaignId, amount: 20 }),
    ];
    await house.db.transaction((tx) => capture(house.platform, tx, seller.actor, { holdId: spent.holdId, approvers: [] }));
    await house.db.transaction((tx) => release(house.platform, tx, seller.actor, { holdId: back.holdId, why: 'sem estoque' }));
    await takeSaleBack(house.platform, seller, { saleId: bad.saleId });
    await aCredit(house.platform, seller, { campaignId, amount: 15 });
    expect(await verify()).toEqual([]);
    const { accounts, differences } = await compareSums(house.db.write());
    expect([accounts, differences]).toEqual([6, []]);
  });

  test('PTS-04 a stored sum that was changed is named, and set right from the entries', async () => {
    const { rows } = await superuser.query<{ id: string }>(
      `update ledger.account set credited = credited + 1000 where member_id = $1 and role = 'available' and currency = 'points' returning id`,
      [seller.memberId],
    );
    expect((await verify()).map(({ id, subject }) => [id, subject])).toEqual([
      ['I1', `account ${rows[0]?.id}`],
      ['I8', `campaign ${campaignId}`],
    ]);
    expect(await compareSums(house.db.write())).toMatchObject({ differences: [{ accountId: rows[0]?.id }] });
    const asOwner = await openDatabase({ url: superUrlOf(house), connections: 1 });
    expect(await rebuildSums(asOwner.write())).toHaveLength(1);
    await asOwner.close();
    expect(await verify()).toEqual([]);
  });

  test('PTS-04 an amount that the superuser changed is named after sealing; also an entry removed, slipped in, or a seal made anew', async () => {
    const { entryId, lineId, saleId } = await aCredit(house.platform, seller, { campaignId, amount: 33 });
    expect((await sealEntries(house.platform, { restSeconds: 0 })).entries).toBeGreaterThan(3);
    expect((await sealEntries(house.platform, { restSeconds: 0 })).entries).toBe(0);
    expect(await verify()).toEqual([]);
    const ids = (found: Awaited<ReturnType<typeof verify>>) =>
      found.filter(({ id }) => id === 'chain').map(({ subject, detail }) => `${subject} ${detail}`);

    const changed = await tampering(
      'update ledger.entry set amount = amount + 1 where id = $1',
      [entryId],
      verify,
      'update ledger.entry set amount = amount - 1 where id = $1',
    );
    expect(ids(changed)).toEqual([expect.stringContaining(`entry ${entryId} was changed`)]);
    expect(changed.map(({ id }) => id)).toEqual(expect.arrayContaining(['I1', 'chain']));

    const { rows } = await superuser.query<{ row: string }>('select e::text as row from ledger.entry e where id = $1', [entryId]);
    const row = rows[0]?.row ?? '';
    const restore = 'insert into ledger.entry select ($1::ledger.entry).*';
    const removed = await tampering('delete from ledger.entry where id = $1', [entryId], verify, restore, [row]);
    expect(ids(removed)).toEqual([expect.stringContaining(`entry ${entryId} was removed`)]);

    const old = '01900000-0000-7000-8000-000000000001';
    const copy = row.replace(entryId, old).replaceAll(lineId, house.platform.newId());
    const slipped = await tampering(restore, [copy], verify, 'delete from ledger.entry where id = $1', [old]);
    expect(ids(slipped)).toEqual([expect.stringContaining(`entry ${old} was slipped in`)]);

    await house.db.transaction((tx) => confirmCredits(house.platform, tx, seller.actor, { groupId: saleId, auditorId: seller.memberId }));
    // What is written in the very millisecond of a sealing waits for the next one.
    const sealsLeft = async () => {
      expect(await sealEntries(house.platform, { restSeconds: 0 })).toEqual({ entries: 0 });
      return chainHeads(house.db.write());
    };
    await expect.poll(sealsLeft).toEqual([expect.objectContaining({ unsealed: 0 })]);
    const { rows: confirmations } = await superuser.query<{ id: string }>('select id from ledger.confirmation where entry_id = $1', [
      entryId,
    ]);
    const later = `update ledger.confirmation set confirmed_at = confirmed_at + interval '1 day' where entry_id = $1`;
    const confirmed = await tampering(later, [entryId], verify, later.replace('+', '-'));
    expect(ids(confirmed)).toEqual([expect.stringContaining(`confirmation ${confirmations[0]?.id} was changed`)]);

    const sealed = await tampering(`update ledger.seal set hash = sha256('x') where number = 1`, [], verify, `select 1`);
    expect(ids(sealed)).toEqual(expect.arrayContaining([expect.stringContaining('seal 1 its hash')]));
    await superuser.query('set session_replication_role = replica');
    await superuser.query('delete from ledger.seal; delete from ledger.chain');
    await superuser.query('set session_replication_role = origin');
    await sealEntries(house.platform, { restSeconds: 0 });
    expect(await verify()).toEqual([]);
  });

  test('PTS-04 sealing announces its stretch: an entry with an older id is refused, and an open transaction is waited for', async () => {
    const heads = await chainHeads(house.db.write());
    expect(heads).toEqual([expect.objectContaining({ tenantId: seller.tenantId, unsealed: 0 })]);
    const early = { ...house.platform, newId: () => '01900000-0000-7000-8000-00000000000a' };
    await expect(
      aCredit(early, seller, { campaignId, amount: 1, saleId: house.platform.newId(), lineId: house.platform.newId() }),
    ).rejects.toThrow(/sealed/);
    let finish = () => {};
    const open = new Promise<void>((resolve) => (finish = resolve));
    let isWritten = () => {};
    const written = new Promise<void>((resolve) => (isWritten = resolve));
    const slow = house.db.transaction(async (tx) => {
      await credit(house.platform, tx, seller.actor, {
        memberId: seller.memberId,
        campaignId,
        currency: 'points',
        amount: 5,
        reason: { kind: 'sale_line', id: house.platform.newId(), saleId: house.platform.newId() },
        ruleVersionId: house.platform.newId(),
        explanation: anExplanation(house.platform, 5),
        effectiveOn: '2026-11-20',
        underAudit: true,
      });
      isWritten();
      await open;
    });
    const newcomer = await aPerson(house.platform, { tenantId: seller.tenantId });
    await aCredit(house.platform, newcomer, { campaignId, amount: 7 });
    await written;
    const sealing = sealEntries(house.platform, { restSeconds: 0 });
    expect(await Promise.race([sealing, new Promise((resolve) => setTimeout(() => resolve('waits'), 300))])).toBe('waits');
    finish();
    await slow;
    expect((await sealing).entries).toBe(2);
    expect(await verify()).toEqual([]);
  });

  test('PTS-04 the balance at any instant is counted again', async () => {
    const person = await aPerson(house.platform, { tenantId: seller.tenantId });
    const instants: { at: string; available: number; held: number }[] = [];
    const remember = async () => {
      const { available, held } = await pointsOf(house.platform, person, { campaignId });
      instants.push({ at: house.clock.now(), available, held });
      house.clock.shift(3);
    };
    await aCredit(house.platform, person, { campaignId, amount: 70 });
    await remember();
    const held = await aHold(house.platform, person, { campaignId, amount: 30 });
    await remember();
    await house.db.transaction((tx) => release(house.platform, tx, person.actor, { holdId: held.holdId, why: '' }));
    await remember();
    for (const { at, ...had } of instants)
      expect(await balancesAt(house.db.write(), { at, memberId: person.memberId })).toEqual([
        expect.objectContaining({ ...had, underAudit: 70, campaignId }),
      ]);
    expect(await balancesAt(house.db.write(), { at: '2020-01-01T00:00:00Z' })).toEqual([]);
  });
});

test('PTS-04 each rule finds the row that is planted for it', async () => {
  const own = await openHouse();
  const url = superUrlOf(own);
  const past = new Client({ connectionString: url });
  await past.connect();
  const person = await aPerson(own.platform);
  const book = await aBook(own.platform, person);
  await aCredit(own.platform, person, { campaignId: book, amount: 100, underAudit: false });
  await aCredit(own.platform, person, { campaignId: book, amount: 100, currency: 'experience' });
  const spent = await aHold(own.platform, person, { campaignId: book, amount: 10 });
  await own.db.transaction((tx) => capture(own.platform, tx, person.actor, { holdId: spent.holdId, approvers: [] }));
  await own.db.transaction((tx) => setBudget(tx, person.actor, { campaignId: book, cap: 1_000 }));
  const found = async () =>
    (await verifyLedger(own.db.write(), { invariants: ledgerInvariants, sizeOf: async () => 0, milliseconds: () => 0 }))
      .filter(({ violations }) => violations.length > 0)
      .map(({ id }) => id);
  expect(await found()).toEqual([]);
  await past.query(
    'alter table ledger.account drop constraint account_not_overdrawn; alter table ledger.budget drop constraint budget_holds; alter table ledger.entry drop constraint entry_spends_no_experience',
  );
  const planted: [rule: string, plant: string, uproot: string][] = [
    [
      'I1',
      `update ledger.account set settled = 0 where earned > 0 and currency = 'points'`,
      `update ledger.account set settled = 100 where earned > 0 and currency = 'points'`,
    ],
    [
      'I2',
      `update ledger.account set debited = 500 where role = 'held'`,
      `update ledger.account set debited = 10 * (currency = 'points')::int where role = 'held'`,
    ],
    ['I7', `update ledger.entry set amount = 11 where code = 'capture'`, `update ledger.entry set amount = 10 where code = 'capture'`],
    ['I8', `update ledger.entry set code = 'expire' where code = 'hold'`, `update ledger.entry set code = 'hold' where code = 'expire'`],
    ['I10', `update ledger.account set closed_at = '2020-01-01'`, `update ledger.account set closed_at = null`],
    [
      'I11',
      `update ledger.entry set code = 'hold' where currency = 'experience'`,
      `update ledger.entry set code = 'credit' where currency = 'experience'`,
    ],
    ['I15', `update ledger.budget set spent = spent - 1`, `update ledger.budget set spent = spent + 1`],
    ['I15', `update ledger.budget set cap = 99`, `update ledger.budget set cap = 1000`],
  ];
  await past.query('set session_replication_role = replica');
  for (const [rule, plant, uproot] of planted) {
    await past.query(plant);
    expect([rule, await found()]).toEqual([rule, expect.arrayContaining([rule])]);
    await past.query(uproot);
    expect([rule, await found()]).toEqual([rule, []]);
  }
  await past.end();
  await own.close();
});
