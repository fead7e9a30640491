/** Laws 1 to 4, judged by dependency-cruiser with the rules of .dependency-cruiser.mjs. */
import { cruise } from 'dependency-cruiser';
import config from '../../../.dependency-cruiser.mjs';
import { lineAt } from '../tree.mjs';

const cruised = new WeakMap();

/** One house rule for each name in the configuration; they share one run for a tree. */
export const importRules = [...new Set(config.forbidden.map(({ name }) => name))].map((name) => ({
  name,
  check: async (tree) => {
    const { modules, summary } = await resultOf(tree);
    return summary.violations.filter(({ rule }) => rule.name === name).map((violation) => toFinding(tree, modules, violation));
  },
}));

/** The swc parser is optional to dependency-cruiser: without it a run sees nothing and would pass. */
export const importsWereSeen = {
  name: 'imports-were-seen',
  check: async (tree) => {
    const { modules } = await resultOf(tree);
    const seen = modules.filter(({ source, dependencies }) => !source.includes('node_modules/') && dependencies.length > 0);
    if (seen.length > 0) return [];
    return [
      {
        file: '.dependency-cruiser.mjs',
        why: 'dependency-cruiser saw no module that imports anything',
        instead: 'check that @swc/core is installed',
      },
    ];
  },
};

function resultOf(tree) {
  if (!cruised.has(tree)) cruised.set(tree, run(tree));
  return cruised.get(tree);
}

async function run(tree) {
  const { enhancedResolveOptions, ...options } = config.options;
  const files = tree.code.filter((file) => /^(packages|server|web|admin|e2e|bench)\//.test(file));
  if (files.length === 0) return { modules: [], summary: { violations: [] } };
  const answer = await cruise(
    files,
    { ...options, baseDir: tree.root, outputType: 'json', validate: true, ruleSet: { forbidden: config.forbidden } },
    enhancedResolveOptions,
  );
  return JSON.parse(answer.output);
}

function toFinding(tree, modules, { rule, from, to, cycle }) {
  const [why, instead] = config.forbidden.find(({ name }) => name === rule.name).comment.split(' Instead: ');
  const path = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
  const written = modules.find(({ source }) => source === from)?.dependencies.find(({ resolved }) => resolved === to)?.module;
  const text = tree.text(from);
  return { file: from, line: lineAt(text, text.indexOf(`'${written}'`)), why: `${path}: ${clause(why)}`, instead: clause(instead) };
}

const clause = (sentence) => sentence[0].toLowerCase() + sentence.slice(1).replace(/\.$/, '');
