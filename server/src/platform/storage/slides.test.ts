import { access, chmod, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examine } from './examine.ts';
import { pagesOfOffice } from './slides.ts';
import { aDocument } from './testing.ts';

const path = process.env['PATH'];
let folder = '';
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'vitrine-office-'))));
afterEach(async () => {
  process.env['PATH'] = path;
  await rm(folder, { recursive: true, force: true });
});

/** The beginning of what PowerPoint wrote in 2003. */
const slides = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]);
const sent = (name: string, content: Buffer) => examine({ source: { content }, name, purpose: 'slides' }, { isOurs: false });

/** A program of this name that does what the line says, with the folder for its result as $out. */
async function office(line: string): Promise<void> {
  const program = join(folder, 'soffice');
  await writeFile(program, `#!/bin/sh\nwhile [ "$1" != --outdir ]; do shift; done\nout=$2\n${line}\n`);
  await chmod(program, 0o755);
  process.env['PATH'] = `${folder}:/usr/bin:/bin`;
}

test('PLY-11 slides become pages where LibreOffice is, and are kept as those', async () => {
  const pages = join(folder, 'pages.pdf');
  await writeFile(pages, await aDocument({ pages: 3 }));
  await office(`cp ${pages} "$out/slides.pdf"`);
  expect(await sent('vendas.ppt', slides)).toMatchObject({ name: 'vendas.pdf', contentType: 'application/pdf', pages: 3 });
});

test('PLY-11 without LibreOffice the author is told so, and may send the pages themselves', async () => {
  process.env['PATH'] = folder;
  await expect(sent('vendas.ppt', slides)).rejects.toMatchObject({ code: 'converter_missing' });
  expect(await sent('vendas.pdf', await aDocument({ pages: 2 }))).toMatchObject({ contentType: 'application/pdf', pages: 2 });
});

test('PLY-11 slides that cannot be read, among them those that a password guards, are refused', async () => {
  await office('exit 1');
  await expect(sent('vendas.ppt', slides)).rejects.toMatchObject({ code: 'file_unreadable' });
  await office('true');
  await expect(sent('vendas.ppt', slides)).rejects.toMatchObject({ code: 'file_unreadable' });
  await expect(sent('vendas.pptx', slides)).rejects.toMatchObject({ code: 'file_unreadable' });
  await expect(sent('vendas.pdf', slides)).rejects.toMatchObject({ code: 'file_type_differs' });
});

test('PLY-11 slides that take too long are given up with all that works on them, and leave nothing behind', async () => {
  await office(`sh -c 'echo $$ > ${folder}/pid; pwd > ${folder}/place; sleep 600' & wait`);
  const making = pagesOfOffice({ content: slides }, 'ppt', { seconds: 3 });
  await expect(making).rejects.toMatchObject({ code: 'conversion_too_long' });
  const told = async (name: string) => (await readFile(join(folder, name), 'utf8')).trim();
  const pid = Number(await told('pid'));
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 10_000 });
  await expect(access(await told('place'))).rejects.toThrow('ENOENT');
});

test('PLY-11 it works in a folder of its own, within limits, without the settings of the server, and fetches nothing', async () => {
  process.env['DATABASE_URL'] = 'postgres://owner:secret@db/vitrine';
  try {
    await office(
      `{ env; echo LIMITS $(ulimit -v) $(ulimit -f) $(ulimit -t); cat "$out/profile/user/registrymodifications.xcu"; } > ${folder}/seen`,
    );
    await expect(sent('vendas.ppt', slides)).rejects.toMatchObject({ code: 'file_unreadable' });
  } finally {
    delete process.env['DATABASE_URL'];
  }
  const seen = await readFile(join(folder, 'seen'), 'utf8');
  expect(seen).not.toContain('secret');
  expect(seen).toMatch(/^HOME=\S*vitrine-slides-\w+$/m);
  expect(seen).toMatch(/^TMPDIR=\S*vitrine-slides-\w+$/m);
  expect(seen).toMatch(/^LIMITS 4194304 2097152 240$/m);
  expect(seen).toMatch(/BlockUntrustedRefererLinks" oor:op="fuse"><value>true</);
});

test('PLY-11 of many at once two are made at a time', async () => {
  await office(`mkdir ${folder}/at-work-$$; ls -d ${folder}/at-work-* | wc -l >> ${folder}/counts; sleep 0.2; rmdir ${folder}/at-work-$$`);
  await Promise.allSettled(Array.from({ length: 5 }, () => sent('vendas.ppt', slides)));
  const counts = (await readFile(join(folder, 'counts'), 'utf8')).trim().split('\n').map(Number);
  expect(counts).toHaveLength(5);
  expect(Math.max(...counts)).toBeLessThanOrEqual(2);
});

test('PLY-11 an upload that is ended again while its pages are made waits for them; they are made once', async () => {
  const pages = join(folder, 'pages.pdf');
  await writeFile(pages, await aDocument({ pages: 3 }));
  await office(`echo run >> ${folder}/runs; sleep 0.5; cp ${pages} "$out/slides.pdf"`);
  const path = join(folder, 'upload');
  await writeFile(path, slides);
  const end = () => examine({ source: { path }, name: 'vendas.ppt', purpose: 'slides' }, { isOurs: false });
  expect(await Promise.all([end(), end()])).toMatchObject([{ pages: 3 }, { pages: 3 }]);
  expect(await readFile(join(folder, 'runs'), 'utf8')).toBe('run\n');
});

test('LIB-01 a page or a table in plain text that calls itself an office file is not opened', async () => {
  await office(`touch ${folder}/opened`);
  for (const content of ['<html><img src="http://intranet/">', '=WEBSERVICE("http://intranet/")'])
    await expect(pagesOfOffice({ content: Buffer.from(content) }, 'xls')).rejects.toMatchObject({ code: 'file_unreadable' });
  await expect(access(join(folder, 'opened'))).rejects.toThrow('ENOENT');
});

test('PLY-11 what a server that was killed left is thrown away an hour later', async () => {
  await office('true');
  const [left, recent] = await Promise.all([mkdtemp(join(tmpdir(), 'vitrine-slides-')), mkdtemp(join(tmpdir(), 'vitrine-slides-'))]);
  const longAgo = Date.now() / 1_000 - 7_200;
  await utimes(left, longAgo, longAgo);
  await expect(sent('vendas.ppt', slides)).rejects.toMatchObject({ code: 'file_unreadable' });
  await expect(access(left)).rejects.toThrow('ENOENT');
  await expect(access(recent)).resolves.toBeUndefined();
  await rm(recent, { recursive: true });
});
