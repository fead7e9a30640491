import PDFDocument from 'pdfkit';
import { searchAll } from '@vitrine/contract/search';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { zipOf as aZip } from '../activities/testing/packages.ts';
import { aGroup, aPerson, type BuiltPerson } from '../identity/testing.ts';
import { anEpisode, aPodcast, aSentFile } from '../podcasts/testing.ts';
import { aFolder, aNewVersion, anItem, forEverybody } from '../library/testing.ts';

/** All that a document or an archive writes. */
function wholeOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => resolve(Buffer.concat(chunks)));
    stream.on('error', reject);
  });
}

function aPdf(pages: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  const whole = wholeOf(document);
  for (const page of pages) document.addPage().text(page);
  document.end();
  return whole;
}

async function aLibrary(house: House) {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const groupId = await aGroup(house.platform, { tenantId: author.tenantId, name: { 'pt-BR': 'Time' } });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId, groupIds: [groupId] });
  const outsider = await aPerson(house.platform, { tenantId: author.tenantId });
  const folderId = await aFolder(house.platform, author.actor);
  const found = async (person: BuiltPerson, words: string) =>
    (await house.call(person, searchAll, { query: { words } })).body.groups.flatMap(({ hits }) =>
      hits.map(({ href, snippet }) => [href, snippet]),
    );
  return { author, groupId, learner, outsider, folderId, found };
}

test('LIB-01 what a PDF says on its pages is found once it was read, at its page, by whom the file is for', async ({ house }) => {
  const { author, groupId, learner, outsider, folderId, found } = await aLibrary(house);
  const itemId = await anItem(house.platform, author.actor, {
    folderId,
    file: { name: 'Guia.pdf', content: await aPdf(['Abertura', 'O degelo é automático', 'Fim']) },
    audience: { ...forEverybody, groupIds: [groupId] },
  });
  expect(await found(learner, 'degelo')).toEqual([]);
  await house.drain();
  expect(await found(learner, 'DEGELO automatico')).toEqual([[`/libraries/${itemId}?page=2`, 'O degelo é automático']]);
  expect(await found(learner, 'automát')).toHaveLength(1);
  expect(await found(outsider, 'degelo')).toEqual([]);
  await aNewVersion(house.platform, author.actor, { itemId, file: { name: 'Guia.pdf', content: await aPdf(['Sem gelo', 'Nunca mais']) } });
  await house.drain();
  expect([await found(learner, 'degelo'), (await found(learner, 'nunca mais')).length]).toEqual([[], 1]); // of the version on show
});

test('LIB-01 texts of office files and plain ones are found too; what cannot be read is left as it is', async ({ house }) => {
  const { author, learner, folderId, found } = await aLibrary(house);
  const put = (name: string, content: Buffer) => anItem(house.platform, author.actor, { folderId, file: { name, content } });
  const word = await put(
    'Roteiro.docx',
    await aZip({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml':
        '<w:document><w:p><w:r><w:t>Mostre a pra</w:t></w:r><w:r><w:t>teleira &amp; espere</w:t></w:r></w:p></w:document>',
    }),
  );
  const slides = await put(
    'Aula.pptx',
    await aZip({
      '[Content_Types].xml': '<Types/>',
      'ppt/slides/slide10.xml': '<a:p><a:t>Décima</a:t></a:p>',
      'ppt/slides/slide2.xml': '<a:p><a:t>Compressor silencioso</a:t></a:p>',
    }),
  );
  const text = await put('Notas.txt', Buffer.from('Lembrar do filtro de carvão.'));
  await put('Quebrado.docx', await aZip({ 'outra.xml': '<a/>' }));
  await house.drain();
  expect(await found(learner, 'prateleira')).toEqual([[`/libraries/${word}`, 'Mostre a prateleira & espere']]);
  expect((await found(learner, 'silencioso')).map(([href]) => href)).toEqual([`/libraries/${slides}?page=1`]);
  expect((await found(learner, 'carvao')).map(([href]) => href)).toEqual([`/libraries/${text}`]);
});

test('LIB-01 POD-01 what was put there before documents and transcripts were read is read in the night', async ({ house }) => {
  const { author, learner, folderId, found } = await aLibrary(house);
  await anItem(house.platform, author.actor, { folderId, file: { name: 'Guia.pdf', content: await aPdf(['O degelo é automático']) } });
  const podcastId = await aPodcast(house.platform, author.actor);
  const vtt = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nDegelo todo dia\n');
  const transcript = await aSentFile(house.platform, author.actor, { name: 'fala.vtt', content: vtt, purpose: 'captions' });
  await anEpisode(house.platform, author.actor, { podcastId, transcripts: { 'pt-BR': transcript } });
  await house.drain();
  const { tenantId } = author;
  await house.db.write().deleteFrom('library.version_text').where('tenant_id', '=', tenantId).execute();
  await house.db.write().deleteFrom('podcasts.spoken').where('tenant_id', '=', tenantId).execute();
  expect(await found(learner, 'degelo')).toEqual([]);
  await house.jobs.runNow('library.read-older-texts');
  await house.jobs.runNow('podcasts.keep-older-spoken');
  await house.drain();
  expect(await found(learner, 'degelo')).toHaveLength(2);
});
