import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diskBlobStore } from './disk-blob-store.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-blob-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const content = Buffer.from('a content');
const sha256 = hash('sha256', content);

describe('CAL-06 the blob store', () => {
  test('CAL-06 keeps one content once, from memory and from a file alike', async () => {
    const blobStore = diskBlobStore(folder);
    await writeFile(join(folder, 'source'), content);
    const kept = await Promise.all([
      blobStore.keep({ content }),
      blobStore.keep({ content }),
      blobStore.keep({ path: join(folder, 'source') }),
    ]);
    expect(kept).toEqual([1, 2, 3].map(() => ({ sha256, bytes: content.length })));
    expect(await blobStore.read(sha256)).toEqual(content);
    expect(await buffer(blobStore.stream(sha256, { start: 2, end: 4 }))).toEqual(Buffer.from('con'));
    expect(await readdir(join(folder, sha256.slice(0, 2)))).toEqual([sha256.slice(2)]);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  test('CAL-06 a source that breaks leaves nothing behind', async () => {
    const blobStore = diskBlobStore(folder);
    await expect(blobStore.keep({ path: folder })).rejects.toThrow('EISDIR');
    await expect(blobStore.keep({ path: join(folder, 'nowhere') })).rejects.toThrow('ENOENT');
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  test('CAL-06 a server killed before the content has its name leaves nothing that can be seen', async () => {
    const killed = spawnSync(process.execPath, ['--input-type=module', '--eval', keepAndDie(), folder, content.toString()], {
      encoding: 'utf8',
    });
    expect(killed).toMatchObject({ signal: 'SIGKILL', stderr: '' });

    const blobStore = diskBlobStore(folder);
    expect(await readdir(folder)).toContain('incoming');
    expect(await readdir(join(folder, 'incoming'))).toHaveLength(1);
    expect(await blobStore.has(sha256)).toBe(false);
    await blobStore.sweep(Date.now() - 60_000);
    expect(await readdir(join(folder, 'incoming'))).toHaveLength(1);
    await blobStore.sweep(Date.now() + 60_000);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });
});

/** A process that ends itself between the last byte and the name. */
const keepAndDie = () => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.promises.rename = () => process.kill(process.pid, 'SIGKILL');
  syncBuiltinESMExports();
  const { diskBlobStore } = await import(${JSON.stringify(new URL('disk-blob-store.ts', import.meta.url).href)});
  await diskBlobStore(process.argv[1]).keep({ content: Buffer.from(process.argv[2]) });
`;
