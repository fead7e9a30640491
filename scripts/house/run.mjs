/** Runs rules over a tree and words their verdicts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countSuppressions, ratchetFile } from './rules/suppressions.mjs';

/** One verdict a rule: `{ name, ok, detail, findings }`. A rule that crashes has failed. */
export async function runRules(tree, rules) {
  const verdicts = [];
  for (const rule of rules) {
    const findings = await Promise.try(() => rule.check(tree)).catch((fault) => [
      { file: 'the rule itself', why: `it crashed: ${fault.message}`, instead: 'repair it' },
    ]);
    verdicts.push({ name: rule.name, ok: findings.length === 0, detail: findings.map(wordFinding).join('\n'), findings });
  }
  return verdicts;
}

const shownAtMost = 15;

/** What people read: kept rules on one line each, then each broken rule with place, reason and way out. */
export function report(verdicts) {
  const broken = verdicts.filter(({ ok }) => !ok);
  const kept = verdicts.filter(({ ok }) => ok).map(({ name }) => `  ✓ ${name}`);
  const found = broken.map(({ name, findings }) => {
    const more =
      findings.length > shownAtMost ? [`      … and ${findings.length - shownAtMost} more: --only ${name} --json FILE lists them all`] : [];
    return [
      `  ✗ ${name} (${findings.length})`,
      ...findings.slice(0, shownAtMost).map((finding) => `      ${wordFinding(finding)}`),
      ...more,
    ].join('\n');
  });
  return [...kept, ...found, `\nhouse: ${kept.length} rules kept, ${broken.length} broken`].join('\n');
}

/** The ratchet only turns one way: a number is lowered to what there is, never raised. */
export function tighten(tree) {
  const most = JSON.parse(tree.text(ratchetFile));
  for (const [where, kinds] of Object.entries(countSuppressions(tree))) {
    for (const [kind, count] of Object.entries(kinds)) most[where][kind] = Math.min(most[where][kind], count);
  }
  writeFileSync(join(tree.root, ratchetFile), `${JSON.stringify(most, null, 2)}\n`);
}

const wordFinding = ({ file, line, why, instead }) => `${file}${line ? `:${line}` : ''}  ${why} → ${instead}`;
