import { hasFailed, type RaceResult } from '../race-result.ts';
import { withLab } from './lab.ts';
import { aProgram, findViolations } from './program.ts';
import { races } from './races.ts';

/** Plays a race again and again in fresh programs; a double that went wrong once has failed and need not go on. */
export function playRounds({
  name,
  appUrl,
  rounds,
  isDouble,
}: {
  name: string;
  appUrl: string;
  rounds: number;
  isDouble: boolean;
}): Promise<RaceResult> {
  const race = races.find((one) => one.name === name);
  if (!race) throw new Error(`there is no race ${name}`);
  return withLab({ appUrl }, async (platform) => {
    const sum: RaceResult = { guards: 0, rounds: 0, winners: 0, allowed: 0, faults: [], violations: [] };
    while (sum.rounds < rounds && !(isDouble && hasFailed(sum))) {
      const program = await aProgram(platform);
      const { answers, winners, refusals } = await race.play(program);
      sum.rounds += 1;
      sum.winners += answers.filter((answer) => answer === 'ok').length;
      sum.allowed += winners;
      sum.faults.push(...answers.filter((answer) => answer !== 'ok' && !refusals.includes(answer)));
      sum.violations.push(...(await findViolations(platform.db.write(), program)).map(({ subject, detail }) => `${subject}: ${detail}`));
    }
    return sum;
  });
}
