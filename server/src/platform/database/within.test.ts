/** What answers inside a transaction is handed it: `get…(parts, …)` there would read by chance, through what the request happens to run in. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const modules = fileURLToPath(new URL('../../modules/', import.meta.url));

/** The text from the bracket that opens at `from` to the one that closes it. */
function inBrackets(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
}

const answersWithout = (text: string): string[] =>
  [...text.matchAll(/\.transaction\((?=async \(tx\)|\(tx\))/g)]
    .map(({ index }) => inBrackets(text, text.indexOf('(', index)))
    .flatMap((work) => [...work.matchAll(/\b(get[A-Z]\w*)\((?:parts|platform),(?! tx\b)/g)].map(([, name]) => name ?? ''));

test('an answer that does not take the transaction is found', () => {
  expect(answersWithout('db.transaction(async (tx) => {\n  await save(tx, f(1));\n  return getThing(parts, actor, { id });\n});')).toEqual([
    'getThing',
  ]);
  expect(answersWithout('db.transaction(async (tx) => getThing(within(parts, tx), actor)); getThing(parts, actor);')).toEqual([]);
});

test('what answers inside a transaction takes it', () => {
  const files = globSync('**/*.ts', { cwd: modules }).filter((file) => !/\.test\.ts$|testing/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => answersWithout(readFileSync(`${modules}${file}`, 'utf8')).map((name) => `${file}: ${name}`))).toEqual([]);
});
