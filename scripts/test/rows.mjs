/** Which requirement is shown by which tests, from executed results only. Runs on Node 20. */

const requirement = /\b[A-Z][A-Z0-9]{2}-\d{2}\b/g;
const levels = ['rule', 'http', 'browser'];

/** `{ 'LOG-01': { level, passed, failed, tests } }`: the highest level of a passed test. A requirement of which a test failed says so. */
export function rowsOf(reports) {
  const rows = {};
  for (const { level, tests } of reports) {
    if (!levels.includes(level)) continue;
    for (const { name, status } of tests) {
      for (const id of new Set(name.match(requirement) ?? [])) {
        if (status === 'skipped') continue;
        const row = (rows[id] ??= { level: null, passed: 0, failed: 0, tests: [] });
        row[status === 'failed' ? 'failed' : 'passed'] += 1;
        if (status === 'failed') continue;
        row.tests.push(`${level}: ${name}`);
        if (levels.indexOf(level) > levels.indexOf(row.level)) row.level = level;
      }
    }
  }
  return Object.fromEntries(Object.entries(rows).sort(([a], [b]) => a.localeCompare(b)));
}

/** The table that a person reads. */
export function tableOf(rows) {
  const lines = Object.entries(rows).map(
    ([id, { level, passed, failed }]) =>
      `${id.padEnd(8)} ${(level ?? '—').padEnd(8)} ${String(passed).padStart(4)} passed${failed ? `  ${failed} FAILED` : ''}`,
  );
  const count = (level) => Object.values(rows).filter((row) => row.level === level && row.failed === 0).length;
  return [...lines, `${lines.length} requirements: ${levels.map((level) => `${count(level)} shown by ${level}`).join(', ')}`].join('\n');
}
