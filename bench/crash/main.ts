/**
 * `npm run crash -- --rounds 20 --json FILE`: server and database are killed (-9) in turn under writes of every kind; nothing acknowledged may be lost,
 * repeating what was not answered changes nothing twice, stock, counters and points follow from what was acknowledged, and the ledger's proof holds.
 * Ends with the control, a build that answers before it commits: it must fail.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { discardDataDir, temporaryDataDir } from '../../server/src/platform/postgres/index.ts';
import { builtServer } from '../../scripts/setup/places.mjs';
import { buildControl } from './build-control.ts';
import { rooms } from './action.ts';
import { crashRound, type RoundResult, type Victim } from './round.ts';
import { startServerProcess, type ServerOptions } from './server-process.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' }, json: { type: 'string' } } });
const rounds = Number(values.rounds);
const basePort = 4_300;
/** What a sound round shows: the books, sales and their audit, redemptions, orders. */
const shown = 'PTS-04 SAL-06 RWD-03 ORD-01';

const results = await runRounds({ bundle: builtServer, port: basePort }, { count: rounds });
const verdicts = results.map((result, index) => ({
  name:
    `${shown} crash round ${index + 1}: the ${result.victim} killed with ${result.inFlight} writes in flight, ` +
    `${sumOf(result.acknowledged)} acknowledged`,
  ok: result.isVoid === undefined && sumOf(result.lost) + result.doubled + result.wrong.length === 0,
  detail: describe(result),
}));

// A lucky kill may spare the control, so it gets a few rounds; one that loses something of sales and orders is enough.
const losesPoints = ({ lost }: RoundResult) => (lost['sales'] ?? 0) + (lost['orders'] ?? 0) > 0;
const control = await runRounds({ bundle: await buildControl(), port: basePort + 10 }, { count: 4, isEnough: losesPoints });
verdicts.push({
  name: 'crash control: a build that answers before it commits loses sales or orders that it promised',
  ok: control.some(losesPoints),
  detail: control.map(describe).join('\n'),
});
const met = new Set(results.flatMap(({ acknowledged }) => Object.keys(acknowledged)));
const missed = Object.keys(rooms).filter((kind) => !met.has(kind));
verdicts.push({
  name: 'crash load: every kind of write was acknowledged in some round',
  ok: missed.length === 0,
  detail: missed.length === 0 ? `${met.size} kinds` : `nobody did: ${missed.join(', ')}`,
});

for (const { name, ok, detail } of verdicts) console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}: ${detail}`);
console.log(`${verdicts.filter(({ ok }) => ok).length} of ${verdicts.length} as they should be`);
if (values.json) {
  mkdirSync(dirname(resolve(values.json)), { recursive: true });
  writeFileSync(values.json, JSON.stringify(verdicts, null, 2));
}
process.exit(verdicts.every(({ ok }) => ok) ? 0 : 1);

async function runRounds(
  where: Pick<ServerOptions, 'bundle' | 'port'>,
  { count, isEnough }: { count: number; isEnough?: (result: RoundResult) => boolean },
) {
  const dataDir = temporaryDataDir();
  const options = { ...where, dataDir, env: { DEMO: 'false' } };
  const done: RoundResult[] = [];
  let server = await startServerProcess(options);
  try {
    let voids = 0;
    for (let number = 1; number <= count + voids; number += 1) {
      // In turn: each victim, whatever number of rounds.
      const victim: Victim = (number - voids) % 2 === 1 ? 'server' : 'database';
      const round = await crashRound(server, { options, number, victim, isControl: isEnough !== undefined });
      ({ server } = round);
      console.log(`   round ${number}: ${describe(round.result)}`);
      // A kill at a quiet moment proves nothing, and is no failure: another round is played for it, up to twice, unless something was wrong all the same.
      if (isOnlyVoid(round.result) && voids < 2) {
        voids += 1;
        continue;
      }
      done.push(round.result);
      if (isEnough?.(round.result)) break;
    }
  } finally {
    await server.kill('SIGTERM');
    await discardDataDir(dataDir);
  }
  return done;
}

function isOnlyVoid({ isVoid, lost, doubled, wrong }: RoundResult): boolean {
  return isVoid !== undefined && sumOf(lost) + doubled + wrong.length === 0;
}

function describe({ victim, acknowledged, refused, inFlight, lost, doubled, repeated, wrong, verified, isVoid }: RoundResult): string {
  const kinds = Object.entries(acknowledged).map(([kind, times]) => `${kind} ${times}`);
  const losses = Object.entries(lost).flatMap(([room, times]) => (times > 0 ? [`${times} of ${room}`] : []));
  return [
    `${victim} killed, ${sumOf(acknowledged)} acknowledged, ${refused} refused, ${inFlight} in flight`,
    `${losses.length > 0 ? losses.join(' and ') : 'nothing'} lost, ${repeated} repeated, ${doubled} doubled`,
    ...(verified ? [verified] : []),
    ...(isVoid ? [`void: ${isVoid}`] : []),
    ...wrong.slice(0, 12),
    `(${kinds.join(', ')})`,
  ].join('; ');
}

function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
