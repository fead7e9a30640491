import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { reportLearning, type LearningEvent } from '@vitrine/contract/learning';
import { inRepository } from '../../scripts/setup/places.mjs';
import { percentile } from '../loyalty/requests.ts';
import { lastLineOf } from '../races/run-part.ts';
import type { Figure } from '../speed/figures.ts';
import { ask } from '../speed/load.ts';

const members = 250;
const second = 500;
const seconds = 10;
/** What a lesson of a common size remembers. */
const memory = 2_000;

type Prepared = { host: string; courseId: string; activityId: string; tokens: string[] };

/** Commits of SCORM from many devices, each sent at its time whether those before were answered or not. */
export async function commitFigures(url: string, { appUrl, ownerUrl }: { appUrl: string; ownerUrl: string }): Promise<Figure[]> {
  const line = await lastLineOf(inRepository('bench/packages/testing/prepare-packages.ts'), [appUrl, String(members)]);
  const prepared: Prepared = JSON.parse(line);
  await settled(ownerUrl);
  const sessions = prepared.tokens.map((token) => ({ token, session: crypto.randomUUID(), seq: 0 }));
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const commit = async (turn: number) => {
    const one = sessions[turn % sessions.length];
    if (!one) throw new Error('packages: nobody learns');
    one.seq += 1;
    const headers = { host: prepared.host, authorization: `Bearer ${one.token}`, 'content-type': 'application/json' };
    const post = JSON.stringify({ events: [eventOf(prepared, one)] });
    const begin = performance.now();
    await ask({ url, path: reportLearning.path, headers, post }, agent);
    return performance.now() - begin;
  };
  try {
    for (let turn = 0; turn < members; turn += 1) await commit(turn); // everybody begins
    const begin = performance.now();
    const sent: Promise<number>[] = [];
    for (let turn = 0; turn < second * seconds; turn += 1) {
      const early = begin + (turn * 1_000) / second - performance.now();
      if (early > 0) await pause(early);
      sent.push(commit(turn));
    }
    const times = (await Promise.all(sent)).toSorted((one, other) => one - other);
    const took = (performance.now() - begin) / 1_000;
    return [
      { name: `SCORM commits: p95 at ${second} a second`, value: percentile(times, 95), unit: 'ms', limit: { atMost: 100 } },
      { name: 'SCORM commits: the middle one', value: percentile(times, 50), unit: 'ms', limit: null },
      { name: 'SCORM commits: answered a second', value: times.length / took, unit: '', limit: { atLeast: second * 0.95 } },
    ];
  } finally {
    agent.destroy();
  }
}

/** When the server has told its rooms of everybody who was made, and PostgreSQL has counted them, as it does within its minute: neither is a part of a commit. */
async function settled(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const isBehind = async () => {
      const { rows } = await client.query<{ behind: boolean }>(
        `select exists (select from platform.outbox where relayed_at is null)
          or exists (select from pgboss.job where state in ('created', 'active') and start_after <= now()) as behind`,
      );
      return rows[0]?.behind === true;
    };
    while (await isBehind()) await pause(250);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

function eventOf({ courseId, activityId }: Prepared, { session, seq }: { session: string; seq: number }): LearningEvent {
  const now = new Date().toISOString();
  return {
    event_id: crypto.randomUUID(),
    device_id: session,
    seq,
    client_time: now,
    courseId,
    activityId,
    what: {
      kind: 'scorm_commit',
      session,
      startedAt: '2026-01-01T10:00:00.000Z',
      seq,
      sco: 'a',
      seconds: seq * 10,
      isEnded: false,
      completion: 'incomplete',
      success: 'unknown',
      score: null,
      cmi: JSON.stringify({ location: String(seq), suspend_data: String(seq).padEnd(memory, '-') }),
    },
  };
}
