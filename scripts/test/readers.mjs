/** What each tool reports, in our shape: a list of `{ name, status, detail }`. Runs on Node 20. */

const statuses = { passed: 'passed', failed: 'failed' };

/** Vitest's JSON. A file that could not be collected (a fault, a forbidden `.only`) is one failed test. */
export function readVitest(raw) {
  return raw.testResults.flatMap((file) => {
    const tests = file.assertionResults.map((test) => ({
      name: [...test.ancestorTitles, test.title].join(' › '),
      status: statuses[test.status] ?? 'skipped',
      detail: test.failureMessages.join('\n'),
    }));
    const isBroken = file.status === 'failed' && !tests.some(({ status }) => status === 'failed');
    return isBroken ? [...tests, { name: file.name, status: 'failed', detail: file.message }] : tests;
  });
}

/** Playwright's JSON: one test a viewport. A flaky one has failed. */
export function readPlaywright(raw) {
  const outcomes = { expected: 'passed', skipped: 'skipped' };
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        name: [...titles, spec.title, `(${test.projectName})`].join(' › '),
        status: outcomes[test.status] ?? 'failed',
        detail: test.results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
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

/** The compiler's words: each part of the repository is one test, which its first error fails. */
export function readTypes(output, parts) {
  const lines = output.split('\n');
  const errors = lines.filter((line) => /error TS\d+/.test(line));
  const partOf = (line) => parts.find((part) => line.startsWith(`${part}/`));
  const tests = parts.map((part) => {
    const own = errors.filter((line) => partOf(line) === part);
    return { name: `types of ${part}`, status: own.length === 0 ? 'passed' : 'failed', detail: own.join('\n') };
  });
  const others = errors.filter((line) => partOf(line) === undefined);
  return others.length === 0 ? tests : [...tests, { name: 'types of the rest', status: 'failed', detail: others.join('\n') }];
}

/** Oxlint's JSON: each active rule is one test, which its first finding fails. */
export function readLint(raw) {
  const findings = new Map();
  for (const { code, message, filename, labels } of raw.diagnostics) {
    const line = labels?.[0]?.span?.line;
    findings.set(code, [...(findings.get(code) ?? []), `${filename}${line ? `:${line}` : ''}  ${message}`]);
  }
  const failed = [...findings].map(([code, places]) => ({
    name: code ?? 'a file that cannot be read',
    status: 'failed',
    detail: places.join('\n'),
  }));
  const kept = Math.max(0, raw.number_of_rules - failed.length);
  return [
    ...failed,
    ...Array.from({ length: kept }, (_, index) => ({ name: `lint rule kept (${index + 1})`, status: 'passed', detail: '' })),
  ];
}
