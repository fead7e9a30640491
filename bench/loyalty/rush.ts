import { Agent, request } from 'node:http';
import { redeemReward } from '@vitrine/contract/rewards';
import { builtServer, inRepository } from '../../scripts/setup/places.mjs';
import { discardDataDir, runningUrls, temporaryDataDir } from '../../server/src/platform/postgres/index.ts';
import { startServerProcess } from '../crash/server-process.ts';
import { lastLineOf } from '../races/run-part.ts';
import type { Figure } from '../speed/figures.ts';

const members = 1_000;
const stock = 10;
type Rush = { host: string; campaignId: string; rewardId: string; tokens: string[] };

/** A thousand members redeem the same reward at once, over HTTP, of which there are ten: ten orders, and everybody else is told that none is left. */
export async function rushFigures({ bundle = builtServer }: { bundle?: string } = {}): Promise<Figure[]> {
  const dataDir = temporaryDataDir();
  try {
    // With the limits that the product is shipped with.
    const env = { NODE_ENV: 'production', DEMO: 'false', REQUESTS_PER_MINUTE: '1200' };
    const server = await startServerProcess({ bundle, dataDir, port: 4_560, env });
    try {
      const urls = runningUrls(dataDir);
      if (!urls) throw new Error('the database of the rush does not run');
      return await measure(server.url, urls);
    } finally {
      await server.kill('SIGTERM');
    }
  } finally {
    await discardDataDir(dataDir);
  }
}

async function measure(url: string, { appUrl }: { appUrl: string }): Promise<Figure[]> {
  const rush: Rush = JSON.parse(
    await lastLineOf(inRepository('bench/loyalty/testing/prepare-rush.ts'), [appUrl, String(members), String(stock)]),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: members });
  const begin = performance.now();
  const answers = await Promise.all(rush.tokens.map((token) => redeem(url, { ...rush, token, agent })));
  const seconds = (performance.now() - begin) / 1_000;
  agent.destroy();
  const count = (answer: string) => answers.filter((one) => one === answer).length;
  const tally = Map.groupBy(answers, (answer) => answer);
  console.log(`   rush: ${[...tally].map(([answer, all]) => `${all.length} × ${answer}`).join(', ')}`);
  return [
    { name: 'rush: orders placed of ten units', value: count('200 ok'), unit: '', limit: { atMost: stock } },
    { name: 'rush: orders placed of ten units, all of them', value: count('200 ok'), unit: '', limit: { atLeast: stock } },
    {
      name: 'rush: everybody else told that none is left',
      value: count('409 out_of_stock'),
      unit: '',
      limit: { atLeast: members - stock },
    },
    { name: 'rush: a thousand at once', value: seconds, unit: 's', limit: { atMost: 15 } },
  ];
}

type One = Omit<Rush, 'tokens'> & { token: string; agent: Agent };

/** The status with the code of its refusal. */
function redeem(url: string, { host, campaignId, rewardId, token, agent }: One): Promise<string> {
  const body = JSON.stringify({ campaignId, deliverTo: '' });
  const headers = { host, authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  return new Promise((resolve) => {
    const sent = request(url + redeemReward.path.replace(':rewardId', rewardId), { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(`${answer.statusCode} ${answer.statusCode === 200 ? 'ok' : codeIn(text)}`));
    });
    sent.on('error', (fault) => resolve(`no answer: ${fault.message}`));
    sent.end(body);
  });
}

function codeIn(text: string): string {
  return /"refusal":"([a-z_]+)"/.exec(text)?.[1] ?? text.slice(0, 120);
}
