/** What each tool reports, in our shape: a list of `{ name, file, status, detail, seconds }`. Runs on Node 20. */

const statuses = { passed: 'passed', failed: 'failed' };

/** Vitest's JSON. A file that could not be collected (a fault, a forbidden `.only`) is one failed test. */
export function readVitest(raw) {
  return raw.testResults.flatMap((file) => {
    const tests = file.assertionResults.map((test) => ({
      name: [...test.ancestorTitles, test.title].join(' › '),
      file: file.name,
      status: statuses[test.status] ?? 'skipped',
      detail: test.failureMessages.join('\n'),
      seconds: (test.duration ?? 0) / 1000,
    }));
    const isBroken = file.status === 'failed' && !tests.some(({ status }) => status === 'failed');
    return isBroken ? [...tests, { name: file.name, file: file.name, status: 'failed', detail: file.message }] : tests;
  });
}

/** Playwright's JSON: one test a device. What failed and then passed is flaky. */
export function readPlaywright(raw) {
  const outcomes = { expected: 'passed', flaky: 'flaky', skipped: 'skipped' };
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        name: [...titles, spec.title, `(${test.projectName})`].join(' › '),
        file: spec.file,
        status: outcomes[test.status] ?? 'failed',
        detail: test.results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  const faults = raw.errors.map(({ message }) => ({ name: 'the run itself', status: 'failed', detail: message }));
  return [...raw.suites.flatMap((file) => walk(file, [file.title])), ...faults];
}

/** `[{ name, ok, detail }]`, as the house and the crash rounds write it. */
export function readVerdicts(raw) {
  return raw.map(({ name, ok, detail }) => ({ name, status: ok ? 'passed' : 'failed', detail }));
}

/** The compiler's words: one test, which its first error fails. */
export function readTypes(output) {
  const errors = output.split('\n').filter((line) => /error TS\d+/.test(line));
  return [{ name: 'the types agree', status: errors.length === 0 ? 'passed' : 'failed', detail: errors.join('\n') }];
}

/** Oxlint's JSON: each broken rule has failed; that all are kept is one test. */
export function readLint(raw) {
  const findings = new Map();
  for (const { code, message, filename, labels } of raw.diagnostics) {
    const line = labels?.[0]?.span?.line;
    findings.set(code, [...(findings.get(code) ?? []), `${filename}${line ? `:${line}` : ''}  ${message}`]);
  }
  if (findings.size === 0) {
    return [{ name: 'every lint rule is kept', status: raw.number_of_rules > 0 ? 'passed' : 'failed', detail: 'oxlint knew no rule' }];
  }
  return [...findings].map(([code, places]) => ({
    name: code ?? 'a file that cannot be read',
    status: 'failed',
    detail: places.join('\n'),
  }));
}

/** What failed first and passed at its second try is flaky; what did not run again stays failed. */
export function withSecondTry(first, second) {
  const passedAgain = new Set(second.filter(({ status }) => status === 'passed').map(keyOf));
  return first.map((test) => (test.status === 'failed' && passedAgain.has(keyOf(test)) ? { ...test, status: 'flaky' } : test));
}

const keyOf = ({ file, name }) => `${file} ${name}`;
