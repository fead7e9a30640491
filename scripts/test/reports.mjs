/** Reports of the steps: one JSON file each, all of one shape. Runs on Node 20. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A report: `{ step, level, repeats, fault, seconds, tests: [{ name, file, status: 'passed' | 'flaky' | 'failed' | 'skipped', detail, seconds }] }`.
 * `level` says what its tests prove a requirement by (rule, http, browser; null for none), `repeats` which step's tests it runs once more under other
 * conditions, `fault` how the step itself broke, if it did.
 */
export const reportFile = (folder, step) => join(folder, `${step}.json`);

/** Yesterday's reports must not be counted today. */
export function clearReports(folder, steps) {
  mkdirSync(join(folder, 'raw'), { recursive: true });
  for (const step of steps) {
    rmSync(reportFile(folder, step), { force: true });
    rmSync(join(folder, 'raw', `${step}.json`), { force: true });
  }
}

export function writeReport(folder, report) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(reportFile(folder, report.step), `${JSON.stringify(report, null, 2)}\n`);
}

/** The report as it was written; undefined when it is missing or is no report. */
export function readReport(folder, step) {
  const report = readJson(reportFile(folder, step));
  return Array.isArray(report?.tests) ? report : undefined;
}

/** What a tool wrote; undefined when it wrote nothing that can be read. */
export function readJson(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
