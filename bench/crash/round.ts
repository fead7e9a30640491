import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { node24 } from '../../scripts/setup/places.mjs';
import { countMarked, isThere, logIn, write, type Session } from './calls.ts';
import { databasePid, demoPassword, startServerProcess, waitUntilReady, type ServerOptions, type ServerProcess } from './server-process.ts';
import type { Sent } from './writer.ts';

export type Victim = 'server' | 'database';
export type RoundResult = {
  victim: Victim;
  acknowledged: number;
  inFlight: number;
  lost: number;
  doubled: number;
  repeated: number;
  /** Why the round proves nothing; undefined for a valid one. */
  isVoid?: string;
};

const leastAcknowledged = 200;
const leastInFlight = 8;

/** One round on a running server: write, kill, come back, read everything back, repeat what was not answered. Answers the server that runs now. */
export async function crashRound(
  server: ServerProcess,
  { options, number, victim, chance }: { options: ServerOptions; number: number; victim: Victim; chance: () => number },
): Promise<{ server: ServerProcess; result: RoundResult }> {
  const ackFile = join(options.dataDir, `acknowledged-${number}`);
  const client = fork(fileURLToPath(new URL('writer.ts', import.meta.url)), { execPath: node24, execArgv: [] });
  const record = recordOf(client);
  client.send({ url: server.url, password: demoPassword, ackFile, round: `${number}x${Math.floor(chance() * 1e9).toString(36)}` });
  await acknowledgedBy(client, leastAcknowledged + Math.floor(chance() * 60));
  await pause(chance() * 120);

  const killedAt = Date.now();
  if (victim === 'server') await server.kill('SIGKILL');
  else process.kill(databasePid(options.dataDir), 'SIGKILL');
  client.send('stop');
  const sent = await record;
  const revived = victim === 'server' ? await startServerProcess(options) : server;
  await waitUntilReady(revived.url, revived);

  const session = await logIn(revived.url, { userName: 'admin', password: demoPassword });
  const promised = readFileSync(ackFile, 'utf8').trim().split('\n').map(readLine);
  const before = promised.length;
  const lost = await countLost(session, promised);
  const unanswered = sent.filter(({ id }) => id === null);
  const doubled = await countDoubled(session, unanswered);
  const inFlight = sent.filter(({ from, to }) => from <= killedAt && (to === null || to >= killedAt)).length;
  const result = { victim, acknowledged: before, inFlight, lost, doubled, repeated: unanswered.length };
  const isVoid =
    before < leastAcknowledged
      ? `only ${before} acknowledged`
      : inFlight < leastInFlight
        ? `only ${inFlight} in flight at the kill`
        : undefined;
  return { server: revived, result: isVoid ? { ...result, isVoid } : result };
}

const readLine = (line: string) => {
  const [kind, id = ''] = line.split(' ');
  return { kind: kind === 'person' ? ('person' as const) : ('course' as const), id };
};

async function countLost(session: Session, promised: ReturnType<typeof readLine>[]): Promise<number> {
  let lost = 0;
  for (const one of promised) if (!(await isThere(session, one))) lost += 1;
  return lost;
}

/** Each unanswered write is sent again, twice, with its own key: afterwards there is exactly one of it. */
async function countDoubled(session: Session, unanswered: Sent[]): Promise<number> {
  let wrong = 0;
  for (const one of unanswered) {
    const ids = [await write(session, one), await write(session, one)];
    if (ids[0] !== ids[1] || (await countMarked(session, one)) !== 1) wrong += 1;
  }
  return wrong;
}

function recordOf(client: ChildProcess): Promise<Sent[]> {
  return new Promise((resolve, reject) => {
    client.on('message', (message: unknown) => {
      if (typeof message === 'object' && message !== null && 'sent' in message) resolve(message.sent as Sent[]); // oxlint-disable-line typescript/no-unsafe-type-assertion -- our own writer's record
    });
    client.on('exit', (code) => (code === 0 ? undefined : reject(new Error(`the writing client ended with ${code}`))));
  });
}

async function acknowledgedBy(client: ChildProcess, wanted: number): Promise<void> {
  let acknowledged = 0;
  client.on('message', (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'acknowledged' in message) acknowledged = Number(message.acknowledged);
  });
  const until = performance.now() + 90_000;
  while (acknowledged < wanted) {
    if (performance.now() > until) return; // the round is void and says why
    client.send('count');
    await pause(5);
  }
}
