/** What became of the mutants. Runs on Node 20. */

/** How many of a hundred mutants the tests have to find. */
export const limits = { domain: 85, room: 75 };

const lived = ['Survived', 'NoCoverage'];
const died = ['Killed', 'Timeout'];

/** Counts and survivors of one report (mutation-testing-report-schema). */
export function outcomeOf(report) {
  const mutants = Object.entries(report.files).flatMap(([file, { source, mutants: found }]) =>
    found.map((mutant) => ({ file, source, ...mutant })),
  );
  return {
    killed: mutants.filter(({ status }) => died.includes(status)).length,
    survivors: mutants.filter(({ status }) => lived.includes(status)).map(lineOf),
  };
}

/** `file:line:column what stood there → what stands there now`. */
function lineOf({ file, source, location: { start, end }, replacement = '' }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const stood = lines.length > 1 ? `${lines[0].slice(start.column - 1)} …` : lines[0].slice(start.column - 1, end.column - 1);
  return `${file}:${start.line}:${start.column} ${shortly(stood)} → ${shortly(replacement)}`;
}

const shortly = (code) => {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};

/** One verdict a kind, over all of its parts that ran; a part that crashed fails by itself. */
export function verdictsOf(outcomes) {
  const crashed = outcomes.filter(({ fault }) => fault !== undefined);
  const verdicts = Object.entries(limits).flatMap(([kind, atLeast]) => {
    const of = outcomes.filter((outcome) => outcome.kind === kind && outcome.fault === undefined);
    const killed = of.reduce((sum, one) => sum + one.killed, 0);
    const survivors = of.flatMap((one) => one.survivors);
    const all = killed + survivors.length;
    if (all === 0) return [];
    const percent = (killed / all) * 100;
    const name = `the tests find ${atLeast} of a hundred mutants of the ${kind === 'domain' ? 'rules' : 'use-cases'}`;
    return [{ name, ok: percent >= atLeast, detail: `${percent.toFixed(1)} % of ${all}\n${survivors.join('\n')}` }];
  });
  return [...verdicts, ...crashed.map(({ name, fault }) => ({ name: `the mutants of ${name} run`, ok: false, detail: fault }))];
}
