import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { report, runRules, tighten } from './run.mjs';
import { openTree } from './tree.mjs';

test('a rule that crashes has failed, and the others still run', async () => {
  const crashing = {
    name: 'crashing',
    check: () => {
      throw new Error('no such file');
    },
  };
  const verdicts = await runRules({}, [crashing, { name: 'kept', check: () => [] }]);

  expect(verdicts.map(({ name, ok }) => [name, ok])).toEqual([
    ['crashing', false],
    ['kept', true],
  ]);
  expect(report(verdicts)).toContain('no such file');
  expect(report(verdicts)).toContain('1 rules kept, 1 broken');
});

test('a finding says where, why and what to do instead', async () => {
  const [verdict] = await runRules({}, [
    { name: 'broken', check: () => [{ file: 'a.ts', line: 3, why: 'too long', instead: 'split it' }] },
  ]);

  expect(verdict?.detail).toBe('a.ts:3  too long → split it');
});

test('the ratchet is lowered to what there is, and never raised', () => {
  const root = mkdtempSync(join(tmpdir(), 'ratchet-'));
  const most = { directive: 5, cast: 0, 'non-null': 0 };
  mkdirSync(join(root, 'architecture'));
  writeFileSync(join(root, 'architecture/ratchet.json'), JSON.stringify({ product: most, tests: most }));
  writeFileSync(join(root, 'order.ts'), 'export const order = 1 as unknown; // oxlint-disable-line no-console -- a planted one');

  tighten(openTree(root));

  const lowered = JSON.parse(readFileSync(join(root, 'architecture/ratchet.json'), 'utf8'));
  rmSync(root, { recursive: true });
  expect(lowered.product).toEqual({ directive: 1, cast: 0, 'non-null': 0 });
  expect(lowered.tests).toEqual({ directive: 0, cast: 0, 'non-null': 0 });
});
