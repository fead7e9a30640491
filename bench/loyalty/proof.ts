import { spawn } from 'node:child_process';
import { Client } from 'pg';
import { inRepository, node24 } from '../../scripts/setup/places.mjs';
import type { Figure } from '../speed/figures.ts';

/**
 * `npm run ledger verify` as a whole, from its call to its last line: it seals what came since the last seal, then checks every rule and the whole chain. First as
 * the ledger is, then as a control with one amount that was changed behind the application's back.
 */
export async function proofFigures({ dataDir, superUrl }: { dataDir: string; superUrl: string }): Promise<Figure[]> {
  const clean = await verify(dataDir);
  console.log(clean.said.replaceAll(/^/gm, '   '));
  if (clean.code !== 0) throw new Error('the rules do not hold before anything was planted');
  const planted = await plant(superUrl);
  const spoilt = await verify(dataDir);
  const named = spoilt.said.split('\n').filter((line) => line.includes(planted)).length;
  console.log(`   control: one entry changed, ${spoilt.code === 0 ? 'not found' : `found and named in ${named} line`}`);
  return [
    { name: 'ledger verify, all rules and the whole chain', value: clean.seconds, unit: 's', limit: { atMost: 30 } },
    { name: 'ledger verify: violations', value: clean.code === 0 ? 0 : 1, unit: '', limit: { atMost: 0 } },
    { name: 'ledger verify: a changed entry is named', value: spoilt.code === 1 ? Math.min(named, 1) : 0, unit: '', limit: { atLeast: 1 } },
  ];
}

function verify(dataDir: string): Promise<{ code: number | null; said: string; seconds: number }> {
  const begin = performance.now();
  const child = spawn(node24, [inRepository('server/src/ledger-command.ts'), 'verify'], {
    cwd: inRepository(),
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, said: said.trim(), seconds: (performance.now() - begin) / 1_000 }));
  });
}

/** One point more for somebody, as a superuser of the database would do it. Answers the entry. */
async function plant(superUrl: string): Promise<string> {
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ id: string }>(
      `update ledger.entry set amount = amount + 1 where (tenant_id, id) =
      (select e.tenant_id, e.id from ledger.entry e where e.code = 'credit' order by e.tenant_id, e.id offset 1000 limit 1) returning id`,
    );
    return rows[0]?.id ?? 'nothing was planted';
  } finally {
    await client.end();
  }
}
