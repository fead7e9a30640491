import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { examine } from './examine.ts';
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

test('PLY-11 slides that cannot be read are refused', async () => {
  await office('exit 1');
  await expect(sent('vendas.ppt', slides)).rejects.toMatchObject({ code: 'file_unreadable' });
  await office('true');
  await expect(sent('vendas.ppt', slides)).rejects.toMatchObject({ code: 'file_unreadable' });
  await expect(sent('vendas.pptx', slides)).rejects.toMatchObject({ code: 'file_type_differs' });
});
