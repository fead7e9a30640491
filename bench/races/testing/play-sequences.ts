import fc from 'fast-check';
import { chainInvariant, compareSums, sealEntries } from '../../../server/src/modules/ledger/index.ts';
import type { Platform } from '../../../server/src/platform/platform.ts';
import { playStep } from './play-step.ts';
import { aProgram, findViolations, type Program } from './program.ts';
import { sequenceOf, type Step } from './steps.ts';
import { Disagreement, Table } from './table.ts';

/** `answers`: how often each step was answered what, such as `redeem: points_short`. */
export type Played = { sequences: number; operations: number; answers: Map<string, number> };

/** Plays sequences until one disagrees with the model, or leaves something that the ledger's proof finds; throws then, with its seed and its steps. */
export async function playSequences(
  platform: Platform,
  {
    seed,
    sequences,
    operations,
    onPlayed = () => {},
  }: { seed: number; sequences: number; operations: number; onPlayed?: (played: Played) => void },
): Promise<Played> {
  const played: Played = { sequences: 0, operations: 0, answers: new Map() };
  // One client; each sequence has its campaign, its people and its rewards.
  const program = await aProgram(platform);
  await fc.assert(
    fc.asyncProperty(sequenceOf(operations), async (steps) => {
      played.operations += await playOne(program, steps, played.answers);
      played.sequences += 1;
      onPlayed(played);
    }),
    { numRuns: sequences, seed, endOnFailure: true },
  );
  return played;
}

/** Plays one sequence at a fresh table, then has everything verified. Answers how many steps it had. */
export async function playOne(program: Program, steps: readonly Step[], answers: Map<string, number>): Promise<number> {
  const table = await Table.lay(program);
  let at = 0;
  try {
    for (const step of steps) {
      at += 1;
      await playStep(table, step);
    }
  } catch (fault) {
    if (!(fault instanceof Disagreement)) throw fault;
    const before = steps.slice(0, at).map((step) => JSON.stringify(step));
    throw new Disagreement(`step ${at} of ${steps.length}: ${fault.message}\nthe steps:\n${before.join('\n')}`);
  }
  for (const [told, times] of table.answers) answers.set(told, (answers.get(told) ?? 0) + times);
  await verified(program);
  return steps.length;
}

/** Every rule, the chain and every stored sum counted from zero. */
export async function verified(program: Program): Promise<void> {
  const { platform, tenantId } = program;
  const db = platform.db.write();
  await sealEntries(platform, { restSeconds: 0 });
  const broken = [...(await findViolations(db, { tenantId })), ...(await chainInvariant.find(db))];
  const { differences } = await compareSums(db);
  if (broken.length + differences.length > 0) throw new Disagreement(`verify finds ${JSON.stringify([...broken, ...differences])}`);
}
