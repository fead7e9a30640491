/** A process of its own for many long sequences: `play-long.ts APP_URL SEED SEQUENCES OPERATIONS [DOUBLE]`. Its last line is the verdict, on one line. */
import { doubles } from './naive.ts';
import { rewriteOnLoad } from './rewrite.ts';

const [appUrl = '', seed = '', sequences = '', operations = '', double] = process.argv.slice(2);
// With a double's name the model is proven: it has to find what that double does wrong.
rewriteOnLoad(double === undefined ? [] : (doubles[double] ?? []));
const { withLab } = await import('./lab.ts');
const { playSequences } = await import('./play-sequences.ts');

const told = await withLab({ appUrl, connections: 4 }, (platform) =>
  playSequences(platform, { seed: Number(seed), sequences: Number(sequences), operations: Number(operations), onPlayed: tell }).then(
    (played) => `ok: ${played.sequences} sequences, ${played.operations} operations; ${answersOf(played.answers)}`,
    (fault: unknown) => `not ok: ${String(fault)}`,
  ),
);
console.log(told.replaceAll('\n', ' ⏎ '));

function answersOf(answers: ReadonlyMap<string, number>): string {
  return [...answers]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([answer, times]) => `${answer} ${times}`)
    .join(', ');
}

function tell({ sequences: played, operations: steps }: { sequences: number; operations: number }): void {
  if (played % 25 === 0) process.stderr.write(`${played} sequences, ${steps} operations\n`);
}
