import { Agent, request } from 'node:http';
import { saveAnswer } from '@vitrine/contract/assessment';
import { startAttempt } from '@vitrine/contract/learning';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { builtServer, inRepository } from '../../scripts/setup/places.mjs';
import { discardDataDir, runningUrls, temporaryDataDir } from '../../server/src/platform/postgres/index.ts';
import { startServerProcess } from '../crash/server-process.ts';
import { lastLineOf } from '../races/run-part.ts';
import type { Figure } from '../speed/figures.ts';

const members = 1_000;
const spreadMs = 20_000;
const tries = 12;
type Exam = {
  host: string;
  tenantId: string;
  courseId: string;
  questionId: string;
  options: string[];
  people: { memberId: string; token: string }[];
};

/** A thousand people start one test within twenty seconds and answer it: each has one attempt with their answer kept, and nobody was told otherwise. */
export async function examFigures(): Promise<Figure[]> {
  const dataDir = temporaryDataDir();
  try {
    const server = await startServerProcess({ bundle: builtServer, dataDir, port: 4_580, env: { NODE_ENV: 'production', DEMO: 'false' } });
    try {
      const urls = runningUrls(dataDir);
      if (!urls) throw new Error('the database of the exam does not run');
      return await measure(server.url, urls);
    } finally {
      await server.kill('SIGTERM');
    }
  } finally {
    await discardDataDir(dataDir);
  }
}

async function measure(url: string, { appUrl, ownerUrl }: { appUrl: string; ownerUrl: string }): Promise<Figure[]> {
  const exam: Exam = JSON.parse(await lastLineOf(inRepository('bench/learning/testing/prepare-exam.ts'), [appUrl, String(members)]));
  const agent = new Agent({ keepAlive: true, maxSockets: members });
  const begin = performance.now();
  const acknowledged = await Promise.all(exam.people.map((one) => take(url, { ...exam, ...one, agent })));
  const seconds = (performance.now() - begin) / 1_000;
  agent.destroy();
  const kept = await keptOf(ownerUrl, exam);
  console.log(
    `   exam: ${acknowledged.filter(Boolean).length} told that their answer is kept, ${kept.attempts} attempts, ${kept.answers} answers`,
  );
  return [
    {
      name: 'exam: people who were told that their answer is kept',
      value: acknowledged.filter(Boolean).length,
      unit: '',
      limit: { atLeast: members },
    },
    { name: 'exam: attempts of one each', value: kept.attempts, unit: '', limit: { atLeast: members } },
    { name: 'exam: attempts beyond one each', value: kept.attempts - members, unit: '', limit: { atMost: 0 } },
    { name: 'exam: answers kept', value: kept.answers, unit: '', limit: { atLeast: members } },
    { name: 'exam: a thousand start and answer', value: seconds, unit: 's', limit: { atMost: 60 } },
  ];
}

async function keptOf(ownerUrl: string, { tenantId }: Exam): Promise<{ attempts: number; answers: number }> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ attempts: number; answers: number }>(
      `select (select count(*)::int from assessment.attempt where tenant_id = $1) as attempts,
        (select count(distinct attempt_id)::int from assessment.answer where tenant_id = $1) as answers`,
      [tenantId],
    );
    return rows[0] ?? { attempts: 0, answers: 0 };
  } finally {
    await owner.end();
  }
}

type One = Exam & { token: string; agent: Agent };

/** Whether the server said that the answer is kept. */
async function take(url: string, { courseId, questionId, options, ...one }: One): Promise<boolean> {
  const device = crypto.randomUUID();
  await pause(Math.random() * spreadMs);
  const start = startAttempt.path.replace(':courseId', courseId).replace(':hierarchy_order', '1');
  const begun = await untilTaken(url + start, { ...one, method: 'POST', body: { device } });
  if (begun.status !== 200) return false;
  const { id }: { id: string } = JSON.parse(begun.text);
  const answer = saveAnswer.path.replace(':attemptId', id).replace(':questionId', questionId);
  return (await untilTaken(url + answer, { ...one, method: 'PUT', body: { device, options, revision: 1 } })).status === 200;
}

/** As the app does: what was not answered, or put off by a server that has too much to do, is sent again under the same key. */
async function untilTaken(address: string, sent: Omit<Sent, 'key'>): Promise<{ status: number; text: string }> {
  const key = crypto.randomUUID();
  for (let turn = 1; ; turn += 1) {
    const answered = await send(address, { ...sent, key });
    if (![0, 429, 503].includes(answered.status) || turn === tries) return answered;
    await pause(turn * 250);
  }
}

type Sent = { key: string } & Pick<One, 'host' | 'token' | 'agent'> & { method: 'POST' | 'PUT'; body: object };

function send(address: string, { method, host, token, agent, body, key }: Sent): Promise<{ status: number; text: string }> {
  const headers = { host, authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
  return new Promise((resolve) => {
    const sent = request(address, { method, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', (fault) => resolve({ status: 0, text: fault.message }));
    sent.end(JSON.stringify(body));
  });
}
