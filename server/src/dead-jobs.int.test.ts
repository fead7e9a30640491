import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/tenancy';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openHouse } from './testing.ts';
import { aPerson, type BuiltPerson } from './modules/identity/testing.ts';

const queue = 'test.given-up';
let house: Awaited<ReturnType<typeof openHouse>>;
let superuser: BuiltPerson;
let stranger: BuiltPerson;
const done: unknown[] = [];
let isWell = false;

beforeAll(async () => {
  house = await openHouse();
  superuser = await aPerson(house.platform, { roles: ['superuser'] });
  stranger = await aPerson(house.platform, { roles: ['superuser'] });
  house.jobs.work(queue, async ({ n }) => {
    if (!isWell) throw new Error('the carrier is away');
    done.push(n);
  });
});
afterAll(() => house.close());

/** Jobs that failed at every try, without the waits between them. */
async function given(payloads: Record<string, unknown>[]): Promise<void> {
  isWell = false;
  for (const payload of payloads) await house.jobs.send({ name: queue, payload });
  for (let hasFailed = true; hasFailed;) {
    await house.db.pool.query(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [queue]);
    hasFailed = await house.jobs.drain().then(
      () => false,
      () => true,
    );
  }
  isWell = true;
}
const listed = async (who: BuiltPerson) => (await house.call(who, wire.listDeadJobs, {})).body;
const told = async (who: BuiltPerson) =>
  (await house.call(who, listAuditLog, { query: { subject: 'job' } })).body.items.map(({ what, subjectId, after, who: name }) => ({
    what,
    subjectId,
    after,
    who: name,
  }));

/** The command as an operator runs it on this house's database. */
function jobsCommand(...args: string[]): Promise<{ code: number; said: string }> {
  const url = inject('postgres').superUrl.replace(/\/[^/]*$/, new URL(String(house.db.pool.options.connectionString)).pathname);
  const program = fileURLToPath(new URL('jobs-command.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: url, MIGRATE_DATABASE_URL: url, DATA_DIR: house.platform.settings.DATA_DIR };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (fault, stdout, stderr) =>
      resolve({ code: fault ? Number(fault.code ?? 1) : 0, said: `${stdout}${stderr}` }),
    );
  });
}

test('CLI-08 ADM-09 a superuser sees the jobs that were given up on their own site, replays them once, and the audit log says so', async () => {
  await given([
    { n: 1, tenantId: superuser.tenantId, email: 'rita@loja.example' },
    { n: 2, siteId: superuser.siteId },
    { n: 3, tenantId: stranger.tenantId },
  ]);
  const { items, count } = await listed(superuser);
  expect([count, items.map((one) => one.queue), items.map(({ fault }) => fault)]).toEqual([
    2,
    [queue, queue],
    ['the carrier is away', 'the carrier is away'],
  ]);
  expect(JSON.stringify(items)).not.toContain('rita');
  const [foreign] = (await listed(stranger)).items;

  const ids = [...items.map(({ id }) => id), foreign?.id ?? ''];
  const answers = await Promise.all([1, 2].map(() => house.call(superuser, wire.replayDeadJobs, { body: { ids } })));
  expect(answers.reduce((sum, { body }) => sum + body.replayed, 0)).toBe(2);
  await house.jobs.drain();
  expect(new Set(done)).toEqual(new Set([1, 2]));
  expect((await listed(superuser)).count).toBe(0);
  expect((await listed(stranger)).count).toBe(1);
  const counts = (await told(superuser)).map(({ after }) => after);
  expect(counts).toEqual([{ count: 2 }]);
  expect((await told(superuser))[0]).toMatchObject({ what: 'job.replayed', subjectId: queue, who: superuser.actor.fullName });
  expect(await told(stranger)).toEqual([]);
});

test('ADM-09 an operator lists the jobs of all sites and replays them by a command, which the audit log of each client tells', async () => {
  const before = await jobsCommand('dead');
  expect(before).toMatchObject({
    code: 0,
    said: expect.stringMatching(new RegExp(`${queue} .*client ${stranger.tenantId} .*the carrier is away`)),
  });
  expect((await jobsCommand('replay', '--queue', 'nobody.does-this')).code).toBe(1);
  expect(await jobsCommand('replay', '--queue', queue)).toMatchObject({ code: 0, said: '1 jobs are done again\n' });
  await house.jobs.drain();
  expect(done).toContain(3);
  expect(await told(stranger)).toEqual([
    { what: 'job.replayed', subjectId: queue, after: { count: 1 }, who: expect.stringMatching(/^npm run jobs \(/) },
  ]);
  expect(await jobsCommand('dead')).toEqual({ code: 0, said: 'no job was given up\n' });
  expect(await jobsCommand('replay', '--all', '--queue', queue)).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run jobs -- dead'),
  });
}, 120_000); // five processes, on a machine that does other things too
