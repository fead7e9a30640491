import { listAuditLog, renewLink } from '@vitrine/contract/kernel';
import { addFavourite } from '@vitrine/contract/marks';
import * as wire from '@vitrine/contract/news';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, someLabels } from '../identity/testing.ts';
import { aNewsCategory, aNewsDraft, aNewsForm, aTextBlock, somePublishedNews } from './testing.ts';

const moment = 120_000;

async function aNewsroom(house: House) {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = author;
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { brazil: { name: { 'pt-BR': 'Brasil' }, countries: ['BR'] } },
    groups: { team: { 'pt-BR': 'Time' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { cold: { 'pt-BR': 'Frio' } },
  });
  const [areaId = '', groupId = '', tagId = ''] = [labels.areas.get('brazil'), labels.groups.get('team'), labels.tags.get('cold')];
  const learner = await aPerson(house.platform, { tenantId, country: 'BR', groupIds: [groupId] });
  const outsider = await aPerson(house.platform, { tenantId, country: 'CL' });
  const ids = async (query: object, person = learner) =>
    (await house.call(person, wire.listNews, { query })).body.items.map(({ id }) => id);
  return { author, learner, outsider, tenantId, areaId, groupId, tagId, ids };
}

const aFile = (house: House, { siteId, tenantId, personId }: { siteId: string; tenantId: string; personId: string }, name: string) =>
  house.platform.storage.put({ siteId, tenantId, personId, purpose: 'any', name, content: Buffer.from('Tabela'), isPublic: false });

test('NEW-01 FIL-01 every shared field narrows the news, alone and with others, and pages follow each other, pinned ones first', async ({
  house,
}) => {
  const { author, learner, areaId, groupId, tagId, ids } = await aNewsroom(house);
  const { platform } = house;
  const { id: categoryId } = await aNewsCategory(platform, author.actor, { name: { 'pt-BR': 'Campanhas' } });
  const file = await aFile(house, author.actor, 'tabela.csv');
  const table = { id: platform.newId(), kind: 'file' as const, fileId: file.id, label: {} };
  const pinnedUntil = platform.clock.in(moment);
  const pinned = await somePublishedNews(platform, author.actor, { pinnedUntil, categoryId, tagIds: [tagId] });
  const limited = await somePublishedNews(platform, author.actor, {
    title: { 'pt-BR': 'Reunião de vendas' },
    isMustRead: true,
    audience: { groupIds: [groupId], areaIds: [], tagIds: [] },
  });
  const local = await somePublishedNews(platform, author.actor, {
    blocks: [aTextBlock(platform, '<p>Só a <strong>região</strong></p>'), table],
    audience: { groupIds: [], areaIds: [areaId], tagIds: [] },
  });
  expect(await ids({})).toEqual([pinned, local, limited]);
  expect([await ids({ search: 'REUNIAO' }), await ids({ search: 'região' })]).toEqual([[limited], [local]]);
  expect([await ids({ selected_tags: tagId }), await ids({ selected_groups: groupId })]).toEqual([[pinned], [limited]]);
  expect([await ids({ selected_areas: areaId }), await ids({ extensions: 'csv,pdf' })]).toEqual([[local], [local]]);
  expect([await ids({ categories: categoryId }), await ids({ categories: 'none' })]).toEqual([[pinned], [local, limited]]);
  expect([await ids({ subscription_type: 'assigned' }), await ids({ subscription_type: 'self', search: 'região' })]).toEqual([
    [limited],
    [local],
  ]);
  await house.call(learner, addFavourite, { params: { subject: 'news', subjectId: local } });
  expect(await ids({ favorite: 'favorite' })).toEqual([local]);
  await house.call(learner, wire.tellNewsReading, { params: { newsId: pinned }, body: { reached: 'end' } });
  await house.call(learner, wire.tellNewsReading, { params: { newsId: local }, body: { reached: 'opened' } });
  expect([await ids({ progress: 'done' }), await ids({ progress: 'in_progress' }), await ids({ progress: 'not_started' })]).toEqual([
    [pinned],
    [local],
    [limited],
  ]);
  const lists = await house.call(learner, wire.listNewsCategories, {});
  expect(lists.body).toEqual({ categories: [{ id: categoryId, name: 'Campanhas' }], toRead: 1 });

  const first = (await house.call(learner, wire.listNews, { query: { limit: 2 } })).body;
  const second = (await house.call(learner, wire.listNews, { query: { limit: 2, after: first.next ?? '' } })).body;
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([pinned, local, limited]);
  expect(second.next).toBeNull();
  house.clock.shift(2 * moment);
  expect(await ids({})).toEqual([local, limited, pinned]);
});

test('NEW-01 news are seen between their two instants, by those whom they are for, in a client that has news', async ({ house }) => {
  const { author, learner, outsider, groupId, ids } = await aNewsroom(house);
  const { platform } = house;
  const file = await aFile(house, author.actor, 'interno.csv');
  const later = await somePublishedNews(platform, author.actor, {
    visibleFrom: platform.clock.in(moment),
    visibleTo: platform.clock.in(3 * moment),
    blocks: [{ id: platform.newId(), kind: 'file', fileId: file.id, label: {} }],
    audience: { groupIds: [groupId], areaIds: [], tagIds: [] },
  });
  const params = { newsId: later };
  const open = async (person: typeof learner) => [
    (await house.call(person, wire.getNews, { params })).status,
    (await house.call(person, wire.listComments, { params })).status,
    (await house.call(person, wire.tellNewsReading, { params, body: { reached: 'end' } })).status,
    (await house.call(person, addFavourite, { params: { subject: 'news', subjectId: later } })).status,
    (await house.call(person, renewLink, { body: { fileId: file.id } })).status,
  ];
  const [no, yes] = [Array<number>(5).fill(404), Array<number>(5).fill(200)];
  expect(await open(learner)).toEqual(no);
  house.clock.shift(2 * moment);
  expect([await open(learner), await open(outsider)]).toEqual([yes, no]);
  expect([await ids({}), await ids({}, outsider)]).toEqual([[later], []]);
  house.clock.shift(2 * moment);
  expect(await open(learner)).toEqual(no);
  await house.db.write().updateTable('tenancy.tenant').set({ modules: [] }).where('id', '=', learner.tenantId).execute();
  expect((await house.call(learner, wire.listNews, {})).status).toBe(404);
});

test('NEW-01 ADM-01 a draft is saved clean, shown to nobody before it is published, and its published version never changes', async ({
  house,
}) => {
  const { author, learner, ids } = await aNewsroom(house);
  const { platform } = house;
  const dirty = '<p onclick="alert(1)">Venda <a href="javascript:alert(1)">mais</a></p><script>alert(1)</script>';
  const newsId = await aNewsDraft(platform, author.actor, { blocks: [aTextBlock(platform, dirty)] });
  const params = { newsId };
  const draft = (await house.call(author, wire.getNewsDraft, { params })).body;
  expect(draft).toMatchObject({ status: 'draft', version: 2, versionNumber: null, can: { publish: true, retire: false } });
  expect(draft.news.blocks).toMatchObject([{ html: { 'pt-BR': '<p>Venda mais</p>' } }]);
  expect(await ids({})).toEqual([]);

  expect((await house.call(author, wire.publishNews, { params, body: { version: 2 } })).body).toMatchObject({
    status: 'shown',
    versionNumber: 1,
  });
  const shown = await house.call(learner, wire.getNews, { params });
  expect(shown.body).toMatchObject({
    title: 'Pontos em dobro',
    by: 'Pessoa de Ensaio',
    blocks: [{ kind: 'text', html: '<p>Venda mais</p>' }],
  });
  expect((await house.call(author, wire.publishNews, { params, body: { version: 3 } })).body.refusal).toBe('nothing_to_publish');

  const news = aNewsForm({ title: { 'pt-BR': 'Outro título' }, blocks: [] });
  expect((await house.call(author, wire.saveNews, { params, body: { version: 2, news } })).body.refusal).toBe('changed_meanwhile');
  const both = await Promise.all([1, 2].map(() => house.call(author, wire.saveNews, { params, body: { version: 3, news } })));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await house.call(learner, wire.getNews, { params })).body.title).toBe('Pontos em dobro');
  const published = await Promise.all([1, 2].map(() => house.call(author, wire.publishNews, { params, body: { version: 4 } })));
  expect(published.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const now = (await house.call(learner, wire.getNews, { params })).body;
  expect(now).toMatchObject({ title: 'Outro título', shownFrom: shown.body.shownFrom, blocks: [] });
  const versions = await house.db
    .read()
    .selectFrom('news.article_version')
    .select(['number', 'content'])
    .where('tenant_id', '=', author.tenantId)
    .orderBy('number')
    .execute();
  expect(versions).toMatchObject([{ number: 1, content: { form: { title: { 'pt-BR': 'Pontos em dobro' } } } }, { number: 2 }]);

  expect((await house.call(author, wire.retireNews, { params })).status).toBe(200);
  expect((await house.call(author, wire.retireNews, { params })).body.refusal).toBe('news_retired');
  expect((await house.call(learner, wire.getNews, { params })).status).toBe(404);
  const trail = await house.call(author, listAuditLog, { query: { subject: 'news', subjectId: newsId } });
  expect(trail.body.items.map(({ what }) => what)).toEqual([
    'news.retired',
    'news.published',
    'news.saved',
    'news.published',
    'news.saved',
    'news.created',
  ]);
  expect((await house.call(author, wire.publishNews, { params, body: { version: 6 } })).body).toMatchObject({
    status: 'shown',
    versionNumber: 3,
  });
});

test('ADM-01 publishing refuses what is not whole at its field, and saving what is not the client’s', async ({ house }) => {
  const { author } = await aNewsroom(house);
  const { platform } = house;
  const refusedWith = async (given: Parameters<typeof aNewsForm>[0]) => {
    const newsId = await aNewsDraft(platform, author.actor, given);
    return (await house.call(author, wire.publishNews, { params: { newsId }, body: { version: 2 } })).body.fields;
  };
  const picture = { id: platform.newId(), kind: 'picture' as const, fileId: null, shape: 'wide' as const, alt: {}, caption: {} };
  expect(await refusedWith({ blocks: [picture] })).toEqual({ 'news.blocks': 'block_unfinished' });
  const [soon, later] = [platform.clock.in(moment), platform.clock.in(2 * moment)];
  expect(await refusedWith({ visibleFrom: later, visibleTo: soon })).toEqual({ 'news.visibleTo': 'dates_reversed' });
  expect((await house.call(author, wire.createNews, { body: { title: {} } })).body.fields).toEqual({ title: 'title_required' });

  const newsId = await aNewsDraft(platform, author.actor);
  const save = async (given: Parameters<typeof aNewsForm>[0]) =>
    (await house.call(author, wire.saveNews, { params: { newsId }, body: { version: 2, news: aNewsForm(given) } })).body.fields;
  const file = await aFile(house, author.actor, 'x.csv');
  const of = (fileId: string) => ({ ...picture, fileId });
  expect(await save({ blocks: [of(file.id)] })).toEqual({ 'news.blocks': 'file_of_wrong_kind' });
  expect(await save({ coverFileId: platform.newId() })).toEqual({ 'news.coverFileId': 'file_missing' });
  const colleague = await aPerson(platform, { tenantId: author.tenantId, roles: ['client_administrator'] });
  const theirs = await aFile(house, colleague.actor, 'y.csv');
  expect(await save({ blocks: [{ id: platform.newId(), kind: 'file', fileId: theirs.id, label: {} }] })).toEqual({
    'news.blocks': 'file_missing',
  });
  expect(await save({ categoryId: platform.newId(), audience: { groupIds: [platform.newId()], areaIds: [], tagIds: [] } })).toEqual({
    'news.categoryId': 'invalid_choice',
    'news.audience.groupIds': 'invalid_choice',
  });
});

test('NEW-01 who came to the end counts once, and staff sees the numbers of those whom it is for', async ({ house }) => {
  const { author, learner, groupId } = await aNewsroom(house);
  const newsId = await somePublishedNews(house.platform, author.actor, {
    isMustRead: true,
    audience: { groupIds: [groupId], areaIds: [], tagIds: [] },
  });
  const params = { newsId };
  const tell = (reached: 'opened' | 'end') => house.call(learner, wire.tellNewsReading, { params, body: { reached } });
  const readers = async (show: 'all' | 'read' | 'unread') =>
    (await house.call(author, wire.listNewsReaders, { params, query: { show } })).body;
  expect((await tell('opened')).body).toEqual({ reading: 'in_progress' });
  expect(await readers('unread')).toMatchObject({ read: 0, of: 1, items: [{ id: learner.memberId, hasRead: false, groups: 'Time' }] });
  const both = await Promise.all([tell('end'), tell('end')]);
  expect(both.map(({ body }) => body)).toEqual([{ reading: 'done' }, { reading: 'done' }]);
  const once = (await readers('read')).items;
  house.clock.shift(moment);
  expect((await tell('opened')).body).toEqual({ reading: 'done' });
  expect((await readers('read')).items).toEqual(once);
  expect((await house.call(author, wire.listNewsToKeep, {})).body.items).toMatchObject([{ id: newsId, readers: 1, isLimited: true }]);
});
