import { spawn } from 'node:child_process';
import { Client } from 'pg';
import { inRepository, node24 } from '../../scripts/setup/places.mjs';
import type { Figure } from '../speed/figures.ts';

/** `npm run ledger verify -- --whole`, from its call to its last line: every rule over every row, and every hash of the chain. A fault when something does not hold. */
export async function proveWhole(dataDir: string): Promise<void> {
  const whole = await verify(dataDir, ['--whole']);
  console.log(`${indented(whole.said)}\n   whole: ${whole.seconds.toFixed(0)} s`);
  if (whole.code !== 0) throw new Error('the rules do not hold over what was filled in');
}

/**
 * `npm run ledger verify`, as it is run every day: it seals what came since the last seal, looks whether anybody touched what was proved whole before, and proves what came
 * since. Then a control: one old amount changed behind the application's back.
 */
export async function proofFigures({ dataDir, superUrl }: { dataDir: string; superUrl: string }): Promise<Figure[]> {
  const clean = await verify(dataDir);
  console.log(indented(clean.said));
  const planted = await plant(superUrl);
  const spoilt = await verify(dataDir);
  const named = spoilt.said.split('\n').find((line) => line.includes(planted));
  console.log(`   control, ${spoilt.seconds.toFixed(0)} s: ${spoilt.said.split('\n')[0] ?? ''}\n   ${named?.trim() ?? 'not named'}`);
  return [
    { name: 'ledger verify after a whole proof', value: clean.seconds, unit: 's', limit: { atMost: 30 } },
    { name: 'ledger verify: rules broken by everything above', value: clean.code === 0 ? 0 : 1, unit: '', limit: { atMost: 0 } },
    {
      name: 'ledger verify: an old entry that was changed is named',
      value: spoilt.code === 1 && named ? 1 : 0,
      unit: '',
      limit: { atLeast: 1 },
    },
  ];
}

const indented = (said: string) => said.replaceAll(/^/gm, '   ');

function verify(dataDir: string, options: readonly string[] = []): Promise<{ code: number | null; said: string; seconds: number }> {
  const begin = performance.now();
  const child = spawn(node24, [inRepository('server/src/ledger-command.ts'), 'verify', ...options], {
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
