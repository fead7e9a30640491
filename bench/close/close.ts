/** The close of a campaign and the simulation of its rules at the size of a big brand; the close once whole, and once killed at ten points and resumed. */
import { spawn } from 'node:child_process';
import { Client } from 'pg';
import { inRepository, node24 } from '../../scripts/setup/places.mjs';
import { discardDataDir, startPostgres, temporaryDataDir } from '../../server/src/platform/postgres/index.ts';
import { growProgram } from '../loyalty/grow.ts';
import { lastLineOf } from '../races/run-part.ts';
import type { Figure } from '../speed/figures.ts';

const kills = 10;
/** What is asked of 100,000 members and of a million lines; a smaller program has its share of the time. */
const whole = { members: 100_000, closeSeconds: 300, lines: 1_000_000, simulationSeconds: 60 };

type Closed = { seconds: number; state: string };
type Simulated = { seconds: number; lines: number; differences: number; offBy: number };

export async function closeFigures({ members }: { members: number }): Promise<Figure[]> {
  const dataDir = temporaryDataDir();
  try {
    const { program } = await growProgram(dataDir, { sellers: members, loggedIn: 1 });
    const postgres = await startPostgres({ dataDir, durability: 'test' });
    try {
      const { tenantId, campaignId } = program;
      await rankEverybody(postgres.ownerUrl, program);
      const simulated: Simulated = JSON.parse(
        await lastLineOf(inRepository('bench/close/testing/simulate-once.ts'), [postgres.appUrl, tenantId, campaignId]),
      );
      console.log(`   ${simulated.lines.toLocaleString('en')} lines were replayed in ${simulated.seconds.toFixed(1)} s`);
      const copy = await copyOf(postgres);
      const closed: Closed = JSON.parse(
        await lastLineOf(inRepository('bench/close/testing/close-once.ts'), [postgres.appUrl, tenantId, campaignId]),
      );
      console.log(`   ${members.toLocaleString('en')} members were closed in ${closed.seconds.toFixed(1)} s`);
      for (let kill = 1; kill <= kills; kill += 1) await killedAfter((closed.seconds * 1_000) / (kills + 2), [copy, tenantId, campaignId]);
      const resumed: Closed = JSON.parse(await lastLineOf(inRepository('bench/close/testing/close-once.ts'), [copy, tenantId, campaignId]));
      return [
        {
          name: `close of ${members} members`,
          value: closed.seconds,
          unit: 's',
          limit: { atMost: (whole.closeSeconds * members) / whole.members },
        },
        {
          name: `close killed at ${kills} points and resumed: other books`,
          value: resumed.state === closed.state ? 0 : 1,
          unit: '',
          limit: { atMost: 0 },
        },
        {
          name: `rehearsal of ${simulated.lines} lines`,
          value: simulated.seconds,
          unit: 's',
          limit: { atMost: whole.simulationSeconds * Math.max(0.05, simulated.lines / whole.lines) },
        },
        { name: 'simulation under the published rules: points off the ledger', value: simulated.offBy, unit: '', limit: { atMost: 0 } },
      ];
    } finally {
      await postgres.stop();
    }
  } finally {
    await discardDataDir(dataDir);
  }
}

/** Every fifth seller stands on the highest rank and falls, the others keep theirs. */
async function rankEverybody(ownerUrl: string, { tenantId, campaignId }: { tenantId: string; campaignId: string }): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `insert into levels.campaign_rule (tenant_id, campaign_id, version, intermediate, highest, updated_at) values ($1, $2, 1, 1, 1000000000, now()) on conflict do nothing`,
      [tenantId, campaignId],
    );
    await client.query(
      `insert into levels.standing (tenant_id, member_id, rank, since)
       select g.tenant_id, g.member_id, 2 + (row_number() over (order by g.member_id) % 5 = 0)::int, now() from campaigns.registration g where g.tenant_id = $1 and g.campaign_id = $2
       on conflict do nothing`,
      [tenantId, campaignId],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** The same database once more, under another name; answers the app’s address of it. */
async function copyOf({ superUrl, appUrl }: { superUrl: string; appUrl: string }): Promise<string> {
  const name = new URL(appUrl).pathname.slice(1);
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query(`create database close_copy template "${name}" strategy file_copy`);
    await client.query('grant connect on database close_copy to vitrine_app');
  } finally {
    await client.end();
  }
  return Object.assign(new URL(appUrl), { pathname: '/close_copy' }).href;
}

/** Begins or resumes the close, and kills the process some time after its first work. */
function killedAfter(milliseconds: number, args: readonly string[]): Promise<void> {
  const child = spawn(node24, [inRepository('bench/close/testing/close-once.ts'), ...args], { cwd: inRepository(), stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => resolve());
    setTimeout(() => child.kill('SIGKILL'), 1_500 + milliseconds);
  });
}
