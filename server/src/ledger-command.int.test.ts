import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { aPerson, type BuiltPerson } from './modules/identity/testing.ts';
import { ledgerCommand } from './ledger-command.ts';
import { sealEntries } from './modules/ledger/index.ts';
import { aBook, aCredit, aHold } from './modules/ledger/testing.ts';
import { openDatabase, type Db } from './platform/database/index.ts';
import { lastProof } from './platform/metrics/index.ts';
import { openHouse } from './testing.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let seller: BuiltPerson;
let owner: Db;

beforeAll(async () => {
  house = await openHouse();
  owner = await openDatabase({ url: superUrl(), connections: 4 });
  seller = await aPerson(house.platform);
});
afterAll(async () => {
  await owner.close();
  await house.close();
});

const superUrl = () => inject('postgres').superUrl.replace(/\/[^/]*$/, new URL(String(house.db.pool.options.connectionString)).pathname);

const dataDir = () => String(house.platform.settings.DATA_DIR);

/** What a command line does, in this process: a server’s sources take seconds to load. */
const done = (...args: string[]) => ledgerCommand(args)?.({ ...house.platform, db: owner }, dataDir());

/** The command as an operator runs it, on this house's database or another address. */
function ledger(args: string[], url = superUrl()): Promise<{ code: number; said: string }> {
  const program = fileURLToPath(new URL('ledger-command.ts', import.meta.url));
  return new Promise((resolve) => {
    const DATA_DIR = dataDir();
    // Half of what a command takes is the compiling of its sources, which the first one leaves to the others.
    const NODE_COMPILE_CACHE = join(DATA_DIR, 'compiled');
    const env = { ...process.env, DATABASE_URL: url, MIGRATE_DATABASE_URL: url, DATA_DIR, NODE_COMPILE_CACHE };
    execFile(process.execPath, [program, ...args], { env }, (fault, stdout, stderr) =>
      resolve({ code: fault ? Number(fault.code ?? 1) : 0, said: `${stdout}${stderr}` }),
    );
  });
}

test('PTS-04 ledger verify runs every rule, prints the rows it scanned, names a changed row and ends with 1', async () => {
  const campaignId = await aBook(house.platform, seller);
  const { entryId } = await aCredit(house.platform, seller, { campaignId, amount: 50, currency: 'experience' });
  await sealEntries(house.platform, { restSeconds: 0 });
  const sound = await done('verify'); // other tests leave their own breaks of I6 in the worker's database
  for (const id of ['I1', 'I2', 'I3', 'I4', 'I5', 'I7', 'I8', 'I10', 'I11', 'chain'])
    expect(sound?.text).toMatch(new RegExp(`holds +${id} .*\\d+ rows scanned`));
  expect(sound?.text).toContain('I6');
  const before = await lastProof(dataDir());
  expect(before).toEqual({ at: expect.any(String), isWhole: true, violations: expect.any(Number) });
  const superuser = new Client({ connectionString: superUrl() });
  await superuser.connect();
  await superuser.query('set session_replication_role = replica');
  await superuser.query('update ledger.entry set amount = 5000 where id = $1', [entryId]);
  await superuser.end();
  const broken = await ledger(['verify']);
  expect(broken.code).toBe(1);
  expect((await lastProof(dataDir()))?.violations).toBeGreaterThan(before?.violations ?? Infinity);
  expect(broken.said).toMatch(/BROKEN +I1 /);
  expect(broken.said).toContain(`entry ${entryId} · was changed after it was sealed`);
}, 120_000);

test('PTS-04 ledger rebuild compares before it sets right; balance tells what was at an instant; what cannot run ends with 1', async () => {
  const member = await aPerson(house.platform);
  const campaignId = await aBook(house.platform, member);
  await aCredit(house.platform, member, { campaignId, amount: 50 });
  await aHold(house.platform, member, { campaignId, amount: 20 });
  const at = house.clock.now();
  house.clock.shift(5);
  await aCredit(house.platform, member, { campaignId, amount: 50 });
  const told = await done('balance', '--at', at, '--member', member.memberId);
  expect(told?.text).toContain('points: available 30, held 20, owed 0, under audit 50');
  // The test above has made an entry another one than its account was credited for.
  expect(await done('rebuild', '--compare')).toEqual({ isSound: false, text: expect.stringContaining('"credited":50') });
  expect(await done('rebuild')).toMatchObject({ isSound: true });
  expect(await done('rebuild', '--compare')).toEqual({ isSound: true, text: expect.stringContaining(', 0 differ') });
  const [elsewhere, unnamed] = await Promise.all([ledger(['verify'], superUrl().replace(/\/[^/]*$/, '/postgres')), ledger([])]);
  expect(elsewhere).toEqual({ code: 1, said: expect.stringContaining('The ledger could not be checked') });
  expect(unnamed).toEqual({ code: 1, said: expect.stringContaining('npm run ledger verify') });
}, 120_000);
