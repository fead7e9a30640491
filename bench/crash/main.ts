/**
 * `npm run crash -- --rounds 20 --json FILE`: server or database is killed (-9) at random under writes; nothing acknowledged may be lost, and
 * repeating what was not answered changes nothing twice. Ends with the control, a build that answers before it commits: it must fail.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { discardDataDir, temporaryDataDir } from '../../server/src/platform/postgres/index.ts';
import { builtServer } from '../../scripts/setup/places.mjs';
import { buildControl } from './build-control.ts';
import { crashRound, type RoundResult, type Victim } from './round.ts';
import { startServerProcess, type ServerOptions } from './server-process.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' }, json: { type: 'string' } } });
const rounds = Number(values.rounds);
const basePort = 4_300;

const results = await runRounds({ bundle: builtServer, port: basePort }, rounds);
const verdicts = results.map((result, index) => ({
  name: `crash round ${index + 1}: the ${result.victim} killed with ${result.inFlight} writes in flight, ${result.acknowledged} acknowledged`,
  ok: result.isVoid === undefined && result.lost === 0 && result.doubled === 0,
  detail: describe(result),
}));

// A lucky kill may spare the control, so it gets a few rounds; one that loses something is enough.
const control = await runRounds({ bundle: await buildControl(), port: basePort + 10 }, 4, (result) => result.lost > 0);
verdicts.push({
  name: 'crash control: a build that answers before it commits loses what it promised',
  ok: control.some(({ lost }) => lost > 0),
  detail: control.map(describe).join('\n'),
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
  count: number,
  isEnough: (result: RoundResult) => boolean = () => false,
) {
  const dataDir = temporaryDataDir();
  const options = { ...where, dataDir };
  const done: RoundResult[] = [];
  let server = await startServerProcess(options);
  try {
    for (let number = 1; number <= count; number += 1) {
      // Each victim at least once, whatever chance says.
      const victim: Victim = number === 1 ? 'server' : number === 2 ? 'database' : Math.random() < 0.5 ? 'server' : 'database';
      const round = await crashRound(server, { options, number, victim, chance: Math.random });
      ({ server } = round);
      done.push(round.result);
      console.log(`   round ${number}: ${describe(round.result)}`);
      if (isEnough(round.result)) break;
    }
  } finally {
    await server.kill('SIGTERM');
    await discardDataDir(dataDir);
  }
  return done;
}

function describe({ victim, acknowledged, inFlight, lost, doubled, repeated, isVoid }: RoundResult): string {
  const void_ = isVoid ? `; void: ${isVoid}` : '';
  return `${victim} killed, ${acknowledged} acknowledged, ${inFlight} in flight, ${lost} lost, ${repeated} repeated, ${doubled} doubled${void_}`;
}
