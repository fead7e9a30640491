/** Where the time of a run went. Runs on Node 20. */

/** A run of all steps on two processors, from an installed clone: every row of the requirements has its code (docs/decisions/027). */
export const limitMinutes = 20;
const slowestShown = 20;

/** What a person reads at the end: each step's time, the slowest tests, and the whole against its limit. `reports` as the steps wrote them. */
export function timesOf(reports, { seconds, isLong = false }) {
  const steps = reports.map(
    ({ step, seconds: taken = 0, tests }) => `${step.padEnd(10)} ${told(taken).padStart(12)}  ${tests.length} tests`,
  );
  const slowest = reports
    .flatMap(({ step, tests }) => tests.map(({ name, seconds: taken = 0 }) => ({ step, name, taken })))
    .sort((a, b) => b.taken - a.taken)
    .slice(0, slowestShown)
    .map(({ step, name, taken }) => `${taken.toFixed(1).padStart(8)} s  ${step}: ${name}`);
  return [...steps, '', 'The slowest tests:', ...slowest, '', `The run took ${told(seconds)}${isLong ? '' : verdict(seconds)}.`].join('\n');
}

const verdict = (seconds) =>
  seconds > limitMinutes * 60 ? `: OVER its limit of ${limitMinutes} minutes` : `, its limit is ${limitMinutes} minutes`;

const told = (seconds) => `${Math.floor(seconds / 60)} min ${(seconds % 60).toFixed(1)} s`;
