import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cannotWrite, claimFolder, isAbandoned } from './folder-claim.ts';
import { warningOfNetwork } from './data-folder.ts';
import { blockingFolder, canRun } from './reach.ts';

const stranger = { uid: 54321, gid: 54321 };
const owner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reach-'));
  chmodSync(root, 0o755);
  mkdirSync(join(root, 'a/b'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the first folder that a stranger may not enter is named, its owner passes', () => {
  chmodSync(join(root, 'a'), 0o700);
  expect(blockingFolder(join(root, 'a/b'), stranger)).toBe(join(root, 'a'));
  expect(blockingFolder(join(root, 'a/b'), owner)).toBeUndefined();
});

test('to pass a folder it need not be read; folders to come block nobody', () => {
  chmodSync(join(root, 'a'), 0o711);
  expect(blockingFolder(join(root, 'a/b/c/d'), stranger)).toBeUndefined();
});

test('a group passes by its own bits, even where everybody else passes', () => {
  chmodSync(join(root, 'a'), 0o705);
  expect(blockingFolder(join(root, 'a'), { uid: stranger.uid, gid: owner.gid })).toBe(join(root, 'a'));
});

test('a program must be readable, runnable and reachable', () => {
  const program = join(root, 'a/program');
  writeFileSync(program, '', { mode: 0o755 });
  expect(canRun(program, stranger)).toBe(true);
  chmodSync(program, 0o744);
  expect(canRun(program, stranger)).toBe(false);
  expect(canRun(join(root, 'a/none'), stranger)).toBe(false);
});

test('a folder is claimed once, and free again after its release', () => {
  const claim = claimFolder(root);
  expect(() => claimFolder(root)).toThrow(`in use by another Vitrine server (process ${process.pid})`);
  claim.release();
  claimFolder(root).release();
});

test('what a server that is gone wrote about itself keeps nobody out, whatever its number means here', () => {
  for (const holder of [JSON.stringify({ pid: process.pid, host: 'elsewhere' }), JSON.stringify({ pid: 1, host: 'elsewhere' }), '{"pi']) {
    writeFileSync(join(root, 'server.json'), holder);
    expect(isAbandoned(root)).toBe(true);
    claimFolder(root).release();
  }
  expect(isAbandoned(root)).toBe(false);
});

test('what keeps a folder from being written is said in words', () => {
  expect(cannotWrite('/srv/x', { code: 'EROFS' }).message).toContain('/srv/x: the file system is read-only');
  expect(cannotWrite('/srv/x', { code: 'ENOSPC' }).message).toContain('the disk is full');
});

test('a folder on another machine is warned of by the name of its file system, a local one is not', () => {
  expect(warningOfNetwork('/srv/x', () => 0x6969)).toContain('/srv/x lies on a network file system (NFS)');
  expect(warningOfNetwork('/srv/x', () => 0xef53)).toBeUndefined();
});
