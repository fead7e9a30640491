import { retireCourse, saveCourseAudience } from '@vitrine/contract/catalog';
import { listBlockThings } from '@vitrine/contract/kernel';
import { createNews, getNewsDraft, saveNews } from '@vitrine/contract/news';
import * as pages from '@vitrine/contract/pages';
import type { Block } from '@vitrine/domain/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aCampaign } from '../campaigns/testing.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson, someLabels } from '../identity/testing.ts';
import { aHeading, aPage, pageFields } from '../pages/testing.ts';
import { aReward } from '../rewards/testing.ts';
import { aFaqCategory, aFaqEntry } from './testing.ts';

async function aProgram(house: House) {
  const { platform } = house;
  const author = await aPerson(platform, { roles: ['client_administrator'] });
  const { tenantId } = author;
  const labels = await someLabels(platform, {
    tenantId,
    areas: { brazil: { name: { 'pt-BR': 'Brasil' }, countries: ['BR'] } },
    groups: { team: { 'pt-BR': 'Time' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { cold: { 'pt-BR': 'Frio' } },
  });
  const groupId = labels.groups.get('team') ?? '';
  const [learner, outsider] = [await aPerson(platform, { tenantId, groupIds: [groupId] }), await aPerson(platform, { tenantId })];
  const course = await aCourse(platform, author.actor, { course: { title: { 'pt-BR': 'Frio sem segredo' } } });
  const { rewardId } = await aReward(platform, author.actor, { price: 1 });
  const { campaignId } = await aCampaign(platform, author.actor);
  const entryId = await aFaqEntry(platform, author.actor, { categoryId: await aFaqCategory(platform, author.actor) });
  const block = (of: 'course' | 'reward' | 'campaign', ids: string[]): Block => ({ id: platform.newId(), kind: 'cards', of, ids });
  return { author, learner, outsider, groupId, courseId: course.id, rewardId, campaignId, entryId, block };
}
const shownIds = (blocks: pages.ShownPage['blocks']) =>
  blocks.map((block) => ('things' in block ? block.things.map(({ id }) => id) : block.kind));

test('NAV-11 cards of courses, rewards and campaigns and questions stand on a page as far as the reader may see them, and are gone with what they name', async ({
  house,
}) => {
  const { platform } = house;
  const { author, learner, outsider, groupId, courseId, rewardId, campaignId, entryId, block } = await aProgram(house);
  const questions: Block = { id: platform.newId(), kind: 'questions', ids: [entryId, platform.newId()] };
  const blocks = [block('course', [courseId]), block('reward', [rewardId]), block('campaign', [campaignId]), questions];
  await aPage(platform, author.actor, { blocks });
  const read = async (person = learner) =>
    (await house.call(person, pages.getWildcardPage, { params: { slug: 'virada-gelada' } })).body.blocks;
  expect(shownIds(await read())).toEqual([[courseId], [rewardId], [campaignId], [entryId]]);
  expect(await read()).toMatchObject([
    { things: [{ title: 'Frio sem segredo', href: `/online-courses/${courseId}` }] },
    { things: [{ href: `/reward-store/details/${rewardId}` }] },
    { things: [{ href: `/campaigns/${campaignId}` }] },
    { things: [{ title: 'Quanto tempo leva a auditoria?', text: 'Até 5 dias úteis.' }] },
  ]);
  await house.call(author, saveCourseAudience, {
    params: { courseId },
    body: { groupIds: [groupId], areaIds: [], tagIds: [] },
  });
  expect([shownIds(await read()), shownIds(await read(outsider))].map(([first]) => first)).toEqual([[courseId], [rewardId]]);
  await house.call(author, retireCourse, { params: { courseId } });
  expect(shownIds(await read())).toEqual([[rewardId], [campaignId], [entryId]]);
});

test('ADM-01 an editor finds what a block may show by words, whoever it is for; nobody else does, and nothing of another client', async ({
  house,
}) => {
  const { author, learner, courseId, rewardId } = await aProgram(house);
  const find = async (query: { of: 'course' | 'reward'; search?: string; ids?: string }, person = author) =>
    (await house.call(person, listBlockThings, { query })).body.items;
  expect(await find({ of: 'course', search: 'frio segredo' })).toMatchObject([{ id: courseId, title: 'Frio sem segredo' }]);
  expect(await find({ of: 'course', search: 'fogão' })).toEqual([]);
  expect((await find({ of: 'reward', ids: rewardId })).map(({ id }) => id)).toEqual([rewardId]);
  expect((await house.call(learner, listBlockThings, { query: { of: 'course' } })).status).toBe(404);
  const stranger = await aPerson(house.platform, { roles: ['client_administrator'] });
  expect(await find({ of: 'course', ids: courseId }, stranger)).toEqual([]);
});

test('NAV-11 a stage, a gallery and a form are read as they were written, and a block of a page is no block of news', async ({ house }) => {
  const { platform } = house;
  const { author, learner } = await aProgram(house);
  const endsAt = platform.clock.in(86_400_000);
  const stage: Block = {
    id: platform.newId(),
    kind: 'stage',
    title: { 'pt-BR': 'Virada' },
    lead: { 'pt-BR': 'Vale mais.' },
    badge: { 'pt-BR': '1,5× pontos' },
    fileId: null,
    alt: {},
    endsAt,
  };
  const form: Block = { id: platform.newId(), kind: 'form', title: { 'pt-BR': 'Conte a sua venda' }, hint: {} };
  await aPage(platform, author.actor, { slug: 'hotsite', blocks: [stage, aHeading(platform, 'Como funciona'), form] });
  expect((await house.call(learner, pages.getHotsite, {})).body.blocks).toMatchObject([
    { kind: 'stage', title: 'Virada', badge: '1,5× pontos', picture: null, endsAt, zone: learner.actor.clientTimeZone },
    { kind: 'heading' },
    { kind: 'form', title: 'Conte a sua venda' },
  ]);
  const { id: newsId } = (await house.call(author, createNews, { body: { title: { 'pt-BR': 'Nota' } } })).body;
  const { news } = (await house.call(author, getNewsDraft, { params: { newsId } })).body;
  const save = await house.call(author, saveNews, { params: { newsId }, body: { version: 1, news: { ...news, blocks: [form] } } });
  expect(save.body).toMatchObject({ fields: { 'news.blocks': 'invalid_choice' } });
  const { id: pageId } = (
    await house.call(author, pages.createPage, { body: { kind: 'page', title: { 'pt-BR': 'Fotos' }, slug: 'fotos' } })
  ).body;
  const gallery: Block = { id: platform.newId(), kind: 'gallery', pictures: [{ fileId: platform.newId(), alt: {} }] };
  const foreign = await house.call(author, pages.savePage, {
    params: { pageId },
    body: { version: 1, page: pageFields({ slug: 'fotos', blocks: [gallery] }) },
  });
  expect(foreign.body).toMatchObject({ fields: { 'page.blocks': 'file_missing' } });
});

test('ADM-02 pages and banners leave as exports', async ({ house }) => {
  const { author } = await aProgram(house);
  await aPage(house.platform, author.actor, {});
  const sheet = await house.call(author, pages.exportPages, { query: { search: 'gelada' } });
  expect(String(sheet.body)).toContain('/virada-gelada');
  expect((await house.call(author, pages.exportBanners, {})).status).toBe(200);
});
