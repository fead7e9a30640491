import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as wire from '@vitrine/contract/library';
import { afterEach, beforeEach, expect } from 'vitest';
import { aDocument } from '../../platform/storage/testing.ts';
import { test } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { aFolder, anItem } from './testing.ts';

const path = process.env['PATH'];
let folder = '';
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'vitrine-office-'))));
afterEach(async () => {
  process.env['PATH'] = path;
  await rm(folder, { recursive: true, force: true });
});

/** What stands in for LibreOffice: it makes this many pages of whatever it gets. */
async function office(pages: number): Promise<void> {
  const made = join(folder, 'made.pdf');
  await writeFile(made, await aDocument({ pages }));
  const program = join(folder, 'soffice');
  await writeFile(program, `#!/bin/sh\nwhile [ "$1" != --outdir ]; do shift; done\ncp ${made} "$2/slides.pdf"\n`);
  await chmod(program, 0o755);
  process.env['PATH'] = `${folder}:/usr/bin:/bin`;
}

test('LIB-01 LIB-02 an office file is previewed by its pages where LibreOffice is, and only downloaded where it is not', async ({
  house,
}) => {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const folderId = await aFolder(house.platform, author.actor);
  const file = { name: 'Roteiro.rtf', content: Buffer.from('{\\rtf1 Chegue perto.}') };
  const shown = async (libraryId: string) => (await house.call(learner, wire.getLibrary, { params: { libraryId } })).body.file;
  process.env['PATH'] = folder;
  const plain = await anItem(house.platform, author.actor, { folderId, file });
  await house.drain();
  expect(await shown(plain)).toMatchObject({ kind: 'document', preview: 'none' });
  await office(2);
  const paged = await anItem(house.platform, author.actor, { folderId, file });
  await house.drain();
  const page = await shown(paged);
  expect(page).toMatchObject({ kind: 'document', preview: 'pdf' });
  const got = async (url = '') => (await house.app.inject({ url, headers: { host: learner.host } })).headers['content-type'];
  expect([await got(page?.previewUrl), await got(page?.url)]).toEqual(['application/pdf', expect.not.stringContaining('pdf')]);
});
