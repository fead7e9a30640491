/** Nothing lies about: no unused file, export or dependency, as knip sees it (knip.json). */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const knip = fileURLToPath(new URL('../../../node_modules/knip/bin/knip.js', import.meta.url));
const kinds = {
  files: 'nothing imports this file',
  dependencies: 'nothing imports this dependency',
  devDependencies: 'nothing uses this dependency',
  unlisted: 'imported, but not in package.json',
  unresolved: 'the import leads nowhere',
  exports: 'nothing imports this name',
  types: 'nothing imports this type',
  duplicates: 'exported twice',
};

export const nothingIsUnused = {
  name: 'nothing-is-unused',
  check: async (tree) => {
    const { issues } = await printedIssues(tree.root);
    return issues.flatMap(({ file, ...found }) =>
      Object.entries(kinds).flatMap(([kind, why]) => (found[kind] ?? []).map((issue) => toFinding(file, why, issue))),
    );
  },
};

function toFinding(file, why, issue) {
  const name = Array.isArray(issue) ? issue.map((one) => one.name).join(', ') : issue.name;
  return { file, line: issue.line, why: name === file ? why : `${name}: ${why}`, instead: 'delete it, or list its entry in knip.json' };
}

/** knip exits with 1 when it found something: only an answer that is no JSON is a fault. */
function printedIssues(root) {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [knip, '--reporter', 'json', '--no-progress'], { cwd: root, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        const ended = error?.signal ?? error?.code ?? 0;
        reject(new Error(`knip did not answer (${ended}): ${stderr.trim() || stdout.trim().slice(0, 500) || error?.message}`));
      }
    });
  });
}
