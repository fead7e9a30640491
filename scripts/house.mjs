#!/usr/bin/env node
/**
 * Judges the house by its rules: `npm run house [-- --json reports/house.json] [--only RULE]`.
 * `--tighten` lowers architecture/ratchet.json to the suppressions that there are.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const repository = fileURLToPath(new URL('..', import.meta.url));

if (Number(process.versions.node.split('.')[0]) < 24) continueUnderNode24();
else process.exitCode = await judge();

/** People start this with the Node they have; the rules read TypeScript, which the repository's own Node does. */
function continueUnderNode24() {
  const node = join(repository, 'node_modules/.bin/node');
  if (!existsSync(node)) throw new Error('Run npm install first: the house is judged with the Node of this repository.');
  process.exitCode = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1;
}

async function judge() {
  const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' }, tighten: { type: 'boolean' } } });
  const { openTree } = await import('./house/tree.mjs');
  const { rules } = await import('./house/rules/index.mjs');
  const { report, runRules, tighten } = await import('./house/run.mjs');

  const tree = openTree(repository);
  if (values.tighten) tighten(tree);
  const verdicts = await runRules(tree, values.only ? rules.filter(({ name }) => name === values.only) : rules);
  if (verdicts.length === 0) throw new Error(`No rule is called ${values.only}.`);

  if (values.json) writeReport(resolve(repository, values.json), verdicts);
  console.log(report(verdicts));
  return verdicts.every(({ ok }) => ok) ? 0 : 1;
}

function writeReport(file, verdicts) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify(
      verdicts.map(({ name, ok, detail }) => ({ name, ok, detail })),
      null,
      2,
    )}\n`,
  );
}
