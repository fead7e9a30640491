import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diskShelf } from './disk-shelf.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-shelf-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const content = Buffer.from('a content');
const sha256 = hash('sha256', content);

describe('CAL-06 the shelf', () => {
  test('CAL-06 keeps one content once, from memory and from a file alike', async () => {
    const shelf = diskShelf(folder);
    await writeFile(join(folder, 'source'), content);
    const kept = await Promise.all([shelf.keep({ content }), shelf.keep({ content }), shelf.keep({ path: join(folder, 'source') })]);
    expect(kept).toEqual([1, 2, 3].map(() => ({ sha256, bytes: content.length })));
    expect(await shelf.read(sha256)).toEqual(content);
    expect(await buffer(shelf.stream(sha256, { start: 2, end: 4 }))).toEqual(Buffer.from('con'));
    expect(await readdir(join(folder, sha256.slice(0, 2)))).toEqual([sha256.slice(2)]);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  test('CAL-06 a source that breaks leaves nothing behind', async () => {
    const shelf = diskShelf(folder);
    await expect(shelf.keep({ path: folder })).rejects.toThrow('EISDIR');
    await expect(shelf.keep({ path: join(folder, 'nowhere') })).rejects.toThrow('ENOENT');
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  test('CAL-06 a server killed before the content has its name leaves nothing that can be seen', async () => {
    const killed = spawnSync(process.execPath, ['--input-type=module', '--eval', keepAndDie(), folder, content.toString()], {
      encoding: 'utf8',
    });
    expect(killed).toMatchObject({ signal: 'SIGKILL', stderr: '' });

    const shelf = diskShelf(folder);
    expect(await readdir(folder)).toContain('incoming');
    expect(await readdir(join(folder, 'incoming'))).toHaveLength(1);
    expect(await shelf.has(sha256)).toBe(false);
    await shelf.sweep(Date.now() - 60_000);
    expect(await readdir(join(folder, 'incoming'))).toHaveLength(1);
    await shelf.sweep(Date.now() + 60_000);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });
});

/** A process that ends itself between the last byte and the name. */
const keepAndDie = () => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.promises.rename = () => process.kill(process.pid, 'SIGKILL');
  syncBuiltinESMExports();
  const { diskShelf } = await import(${JSON.stringify(new URL('disk-shelf.ts', import.meta.url).href)});
  await diskShelf(process.argv[1]).keep({ content: Buffer.from(process.argv[2]) });
`;
