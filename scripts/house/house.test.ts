import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { rules } from './rules/index.mjs';
import { openTree } from './tree.mjs';

const planted = fileURLToPath(new URL('planted', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));
const libraries = ['zod', 'kysely', 'pg', 'temporal-polyfill', 'cpf-cnpj-validator', 'vitest'];
const built: string[] = [];

afterAll(() => built.forEach((root) => rmSync(root, { recursive: true, force: true })));

describe.each(rules.map((rule) => [rule.name, rule] as const))('the rule %s', (name, rule) => {
  test('is kept by the clean house', async () => {
    expect(await findings(rule, buildHouse())).toEqual([]);
  }, 60_000);

  test('finds what is planted against it, and nothing else', async () => {
    expect(await findings(rule, buildHouse(name))).toEqual(expectedOf(name));
  }, 60_000);
});

/** A copy of the clean house, outside the repository; the violation's files are laid over it, unless they stand alone. */
function buildHouse(violation?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  built.push(root);
  if (!violation || !existsSync(join(planted, violation, 'stands-alone.txt'))) cpSync(join(planted, 'clean'), root, { recursive: true });
  if (violation) cpSync(join(planted, violation), root, { recursive: true });
  for (const name of libraries) link(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  link(join(repository, 'server/src/platform/postgres'), join(root, 'server/src/platform/postgres'));
  for (const name of ['domain', 'contract']) link(join(root, 'packages', name), join(root, 'node_modules/@vitrine', name));
  return root;
}

function link(target: string, path: string): void {
  if (!existsSync(target)) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

async function findings(rule: (typeof rules)[number], root: string): Promise<string[]> {
  const found: { file: string; line?: number }[] = await rule.check(openTree(root));
  return found.map(({ file, line }) => (line ? `${file}:${line}` : file)).sort();
}

const expectedOf = (name: string): string[] =>
  readFileSync(join(planted, name, 'expected.txt'), 'utf8')
    .trim()
    .split('\n')
    .sort();
