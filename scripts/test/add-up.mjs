/** Adds the reports of the steps up to one verdict. Nothing that did not run counts as good. Runs on Node 20. */

/**
 * `wanted`: names of the steps; `read(step)`: its report or undefined; `inCI`: skipped tests fail there. A test that passed at its second try is neither
 * passed nor failed: it is flaky, and named. What a step repeats from another one (`repeats`) is counted there.
 * Answers `{ passed, failed, skipped, failures: [{ step, name, detail }], skips: [{ step, name }], flaky: [{ step, name }], closing }`.
 */
export function addUp(wanted, read, { inCI = false } = {}) {
  const failures = [];
  const skips = [];
  const flaky = [];
  let passed = 0;
  for (const step of wanted) {
    const report = read(step);
    const tests = report?.tests ?? [];
    const fault = faultOf(report, tests);
    if (fault) failures.push({ step, name: 'the step itself', detail: fault });
    for (const { name, status, detail } of tests) {
      if (status === 'passed') passed += report.repeats ? 0 : 1;
      else if (status === 'flaky') flaky.push({ step, name });
      else if (status === 'skipped') skips.push({ step, name });
      else failures.push({ step, name, detail: detail ?? '' });
    }
  }
  if (inCI) failures.push(...skips.map(({ step, name }) => ({ step, name, detail: 'skipped, which CI does not accept' })));
  const failed = failures.length;
  return { passed, failed, skipped: skips.length, failures, skips, flaky, closing: `${passed} passed, ${failed} failed` };
}

/** A run in which nothing was wanted proves nothing either. */
export const isGood = ({ passed, failed }) => failed === 0 && passed > 0;

function faultOf(report, tests) {
  if (!report) return 'it wrote no report';
  if (report.fault) return report.fault;
  if (tests.length === 0) return 'it ran no test';
  if (tests.every(({ status }) => status === 'skipped')) return 'all its tests were skipped';
  return undefined;
}
