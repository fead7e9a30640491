import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inRepository, node24 } from '../../scripts/setup/places.mjs';
import { runningUrls } from '../../server/src/platform/postgres/index.ts';
import { lastLineOf } from '../races/run-part.ts';
import { resultOf, type Sent } from './action.ts';
import { findOdd, isExpected } from './expected.ts';
import { peopleOf, type Floor } from './floor.ts';
import { compareAll, findLost, repeatUnanswered, verifyLedger } from './judge-round.ts';
import { databasePid, startServerProcess, waitUntilReady, type ServerOptions, type ServerProcess } from './server-process.ts';

export type Victim = 'server' | 'database';
export type RoundResult = {
  victim: Victim;
  /** By kind of action. */
  acknowledged: Record<string, number>;
  refused: number;
  inFlight: number;
  /** Acknowledged actions that are not there right after the crash, by room. */
  lost: Record<string, number>;
  doubled: number;
  repeated: number;
  /** Answers that nobody expected, and whatever does not follow from the record. */
  wrong: string[];
  /** The last line of the ledger's proof. */
  verified: string;
  /** Why the round proves nothing; undefined for a valid one. */
  isVoid?: string;
};

const sellers = 12;
const auditors = 6;
const leastAcknowledged = 300;
const leastInFlight = 8;

/** One round on a running server: write, kill, come back, read everything back, repeat what was not answered, prove the books. Answers the server that runs now. */
export async function crashRound(
  server: ServerProcess,
  { options, number, victim, isControl }: { options: ServerOptions; number: number; victim: Victim; isControl: boolean },
): Promise<{ server: ServerProcess; result: RoundResult }> {
  const floor = await prepareFloor(options.dataDir);
  const client = fork(fileURLToPath(new URL('writer.ts', import.meta.url)), { execPath: node24, execArgv: [] });
  const record = recordOf(client);
  client.send({ url: server.url, round: `${number}x${Math.floor(Math.random() * 1e9).toString(36)}`, floor });
  await acknowledgedBy(client, leastAcknowledged + Math.floor(Math.random() * 60));
  await pause(Math.random() * 120);

  const killedAt = Date.now();
  if (victim === 'server') await server.kill('SIGKILL');
  else process.kill(databasePid(options.dataDir), 'SIGKILL');
  client.send('stop');
  const sent = await record;
  const revived = victim === 'server' ? await startServerProcess(options) : server;
  await waitUntilReady(revived.url, revived);

  const acknowledged = sent.filter((one) => resultOf(one));
  const inFlight = sent.filter(({ from, to }) => from <= killedAt && (to === null || to >= killedAt)).length;
  const result: RoundResult = {
    victim,
    acknowledged: Object.fromEntries([...Map.groupBy(acknowledged, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length])),
    refused: sent.filter(isExpected).length,
    inFlight,
    repeated: sent.filter(({ outcome }) => 'unanswered' in outcome).length,
    ...(await judge({ options, floor, sent, url: revived.url, isControl })),
  };
  const isVoid =
    acknowledged.length < leastAcknowledged
      ? `only ${acknowledged.length} acknowledged`
      : inFlight < leastInFlight
        ? `only ${inFlight} in flight at the kill`
        : undefined;
  return { server: revived, result: isVoid ? { ...result, isVoid } : result };
}

/** A control has only to lose: what it would do when its actions are repeated proves nothing. */
async function judge({
  options,
  floor,
  sent,
  url,
  isControl,
}: {
  options: ServerOptions;
  floor: Floor;
  sent: Sent[];
  url: string;
  isControl: boolean;
}) {
  const scene = { floor, sent, people: peopleOf({ url, floor }) };
  const lost = await findLost(scene);
  if (isControl) return { lost, doubled: 0, wrong: [], verified: '' };
  const odd = findOdd(sent);
  const repeated = await repeatUnanswered(scene);
  const compared = await compareAll(scene);
  const { said, wrong } = await verifyLedger(options.dataDir);
  return {
    lost: { ...lost, 'when all was answered': compared.lost },
    doubled: compared.doubled,
    wrong: [...odd, ...repeated, ...compared.wrong, ...wrong],
    verified: said,
  };
}

async function prepareFloor(dataDir: string): Promise<Floor> {
  const urls = runningUrls(dataDir);
  if (!urls) throw new Error('the database of the round does not run');
  const floor: Floor = JSON.parse(
    await lastLineOf(inRepository('bench/crash/testing/prepare-floor.ts'), [urls.appUrl, String(sellers), String(auditors)]),
  );
  return floor;
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
