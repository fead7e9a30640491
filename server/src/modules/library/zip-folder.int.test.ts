import * as wire from '@vitrine/contract/library';
import { expect } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { test, type House } from '../../testing.ts';
import { aGroup, aPerson, type BuiltPerson } from '../identity/testing.ts';
import { aFolder, anItem, forEverybody } from './testing.ts';

async function namesIn(archive: Buffer): Promise<string[]> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true });
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) names.push(entry.fileName);
  return names.toSorted();
}

const ask = async (house: House, person: BuiltPerson, folderId: string) => house.call(person, wire.openFolderZip, { params: { folderId } });
const get = (house: House, person: BuiltPerson, url: string) =>
  house.app.inject({ url: new URL(url).pathname, headers: { host: person.host } });

test('LIB-01 a folder leaves as one archive with what this member sees in it, by an address of ten minutes that nobody can make', async ({
  house,
}) => {
  const { platform } = house;
  const author = await aPerson(platform, { roles: ['client_administrator'] });
  const groupId = await aGroup(platform, { tenantId: author.tenantId, name: { 'pt-BR': 'Time' } });
  const learner = await aPerson(platform, { tenantId: author.tenantId });
  const top = await aFolder(platform, author.actor, { name: { 'pt-BR': 'Ofertas' } });
  const inner = await aFolder(platform, author.actor, { name: { 'pt-BR': 'Frio/2026 🔥' }, parentId: top });
  const file = (name: string, text: string) => ({ name, content: Buffer.from(text) });
  await anItem(platform, author.actor, { folderId: top, file: file('Guia.txt', 'um') });
  await anItem(platform, author.actor, { folderId: inner, file: file('Guia.txt', 'dois') });
  await anItem(platform, author.actor, { folderId: inner, file: file('guia.TXT', 'três') });
  await anItem(platform, author.actor, {
    folderId: inner,
    file: file('Segredo.txt', 'x'),
    audience: { ...forEverybody, groupIds: [groupId] },
  });
  const { body } = await ask(house, learner, top);
  const answered = await get(house, learner, body.url);
  expect([answered.statusCode, answered.headers['content-type'], answered.headers['content-disposition']]).toEqual([
    200,
    'application/zip',
    'attachment; filename="ofertas.zip"',
  ]);
  expect(await namesIn(answered.rawPayload)).toEqual(['Frio-2026 🔥/Guia.txt', 'Frio-2026 🔥/guia (2).txt', 'Guia.txt']);

  const [told = ''] = body.url.slice(body.url.lastIndexOf('/') + 1).split('.');
  expect((await get(house, learner, body.url.replace(told, `${told.slice(0, -2)}AA`))).statusCode).toBe(404);
  const empty = await aFolder(platform, author.actor, { name: { 'pt-BR': 'Vazia' } });
  expect((await ask(house, learner, empty)).body).toMatchObject({ refusal: 'folder_empty' });
  const secret = await aFolder(platform, author.actor, {
    name: { 'pt-BR': 'Só do time' },
    audience: { ...forEverybody, groupIds: [groupId] },
  });
  expect((await ask(house, learner, secret)).status).toBe(404);
  expect((await ask(house, await aPerson(platform), top)).status).toBe(404);
  house.clock.shift(600_001);
  expect((await get(house, learner, body.url)).json()).toMatchObject({ refusal: 'link_expired' });
});
