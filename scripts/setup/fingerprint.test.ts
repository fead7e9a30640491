import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'web/dist'), { recursive: true });
  writeFileSync(join(root, 'web/main.ts'), 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const both = () => {
  const { quick, content } = fingerprint(root, ['web']);
  return { quick, content: content() };
};

test('a changed byte of the same length is seen by both fingerprints', () => {
  const before = both();
  writeFileSync(join(root, 'web/main.ts'), 'two');
  const after = both();

  expect(after.quick).not.toBe(before.quick);
  expect(after.content).not.toBe(before.content);
});

test('a touched file has other times and the same content', () => {
  const before = both();
  utimesSync(join(root, 'web/main.ts'), 1, 1);
  const after = both();

  expect(after.quick).not.toBe(before.quick);
  expect(after.content).toBe(before.content);
});

test('new and renamed files count; tests and what was built do not', () => {
  const before = both();
  writeFileSync(join(root, 'web/dist/main.js'), 'built');
  writeFileSync(join(root, 'web/main.test.ts'), 'a test');
  expect(both()).toEqual(before);

  writeFileSync(join(root, 'web/other.ts'), '');
  expect(both().content).not.toBe(before.content);
});
