import * as catalog from '@vitrine/contract/catalog';
import { saveClient, getClient } from '@vitrine/contract/tenancy';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, someLabels } from '../identity/testing.ts';
import { pageFacts } from '../tenancy/index.ts';
import { portfolioPage } from './index.ts';
import { aCourse } from './testing.ts';

async function aStage(house: House) {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { id: courseId } = await aCourse(house.platform, author.actor, { course: { title: { 'pt-BR': 'Água & frio', 'en-US': 'Water' } } });
  const show = (isShown: boolean, headers = {}) =>
    house.call(author, catalog.setInPortfolio, { params: { courseId }, body: { isShown } }, headers);
  const asStranger = { host: author.host, accessToken: '' };
  const list = async (query: { search?: string; locale?: string } = {}) =>
    (await house.call(asStranger, catalog.listPortfolio, { query })).body.items.map(({ title }) => title);
  const open = (locale = 'pt-BR') => house.call(asStranger, catalog.getPortfolioCourse, { params: { courseId }, query: { locale } });
  return { author, courseId, show, list, open };
}

test('EXP-05 a course that its client put into the portfolio is read by anybody, with the names of its activities and nothing of what is in them', async ({
  house,
}) => {
  const { courseId, show, list, open } = await aStage(house);
  expect([await list(), (await open()).status]).toEqual([[], 404]);
  expect((await show(true)).body).toEqual({ isShown: true, isOpenToAll: true });
  expect(await list()).toEqual(['Água & frio']);
  expect(await list({ search: 'AGUA', locale: 'en-US' })).toEqual(['Water']);
  expect(await list({ search: 'ar-condicionado' })).toEqual([]);
  const { body } = await open();
  expect(body).toMatchObject({ id: courseId, slug: `agua-frio-id-${courseId}`, activities: 1, workloadMinutes: 30 });
  expect(body.contents).toEqual([{ hierarchy_order: 1, kind: 'conventional_test', title: expect.any(String) }]);
  await show(false);
  expect([await list(), (await open()).status]).toEqual([[], 404]);
});

test('EXP-05 what is for some only, what was retired, and what belongs to a client without a portfolio, nobody finds there', async ({
  house,
}) => {
  const { author, courseId, show, list, open } = await aStage(house);
  await show(true);
  const { platform } = house;
  const clientId = author.tenantId;
  const superuser = await aPerson(platform, { tenantId: clientId, roles: ['superuser'] });
  const { body: client } = await house.call(superuser, getClient, { params: { clientId } });
  const settings = { ...client.client, has_portfolio: false };
  const saved = await house.call(superuser, saveClient, { params: { clientId }, body: { version: client.version, client: settings } });
  expect([await list(), (await open()).status]).toEqual([[], 404]);
  const again = { version: saved.body.version, client: { ...settings, has_portfolio: true } };
  await house.call(superuser, saveClient, { params: { clientId }, body: again });
  expect(await list()).toHaveLength(1);

  const labels = await someLabels(platform, {
    tenantId: clientId,
    areas: { chile: { name: { 'pt-BR': 'Chile' }, countries: ['CL'] } },
    groups: { team: { 'pt-BR': 'Time' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { star: { 'pt-BR': 'Estrela' } },
  });
  const limit = (groupIds: string[]) =>
    house.call(author, catalog.saveCourseAudience, { params: { courseId }, body: { groupIds, areaIds: [], tagIds: [] } });
  await limit([...labels.groups.values()]);
  expect([await list(), (await open()).status]).toEqual([[], 404]);
  await limit([]);
  expect(await list()).toHaveLength(1);

  await house.call(author, catalog.retireCourse, { params: { courseId } });
  expect([await list(), (await open()).status]).toEqual([[], 404]);
});

test('EXP-05 NAV-02 the page of an open course brings its title, description and structured data with it; that of any other brings none', async ({
  house,
}) => {
  const { author, courseId, show, open } = await aStage(house);
  const { platform } = house;
  const ports = { webClientOf: async () => ({ id: 'x', secret: 'y' }), offeredProviders: async () => [], shownAt: portfolioPage(platform) };
  const at = async (path: string) => (await pageFacts(platform, ports, { host: author.host, path, locale: 'pt-BR' }))?.shown;
  expect(await at(`/portfolio-course/x-id-${courseId}`)).toBeUndefined();
  await show(true);
  const { slug } = (await open()).body;
  expect(await at(`/portfolio-course/anything-id-${courseId}`)).toMatchObject({
    title: expect.stringContaining('Água & frio'),
    url: expect.stringContaining(`${author.host}:`),
    structured: { '@type': 'Course', name: 'Água & frio' },
  });
  expect((await at(`/portfolio-course/anything-id-${courseId}`))?.url.endsWith(`/portfolio-course/${slug}`)).toBe(true);
  expect(await at('/portfolio')).toBeDefined();
  expect(await at('/portfolio-course/no-id-at-all')).toBeUndefined();
  expect(await at('/home')).toBeUndefined();
});

test('EXP-05 the sitemap holds the portfolio and its open courses, robots point to it, and the page of a course wears its client’s colours', async ({
  house,
}) => {
  const { author, courseId, show, open } = await aStage(house);
  const { platform, app } = house;
  const read = async (url: string) => (await app.inject({ url, headers: { host: author.host } })).payload;
  expect(await read('/sitemap.xml')).not.toContain(courseId);
  await show(true);
  const { slug } = (await open()).body;
  const map = await read('/sitemap.xml');
  expect(map.match(/<loc>/g)).toHaveLength(2);
  expect(map).toContain(`/portfolio-course/${slug}</loc><lastmod>`);
  expect(map).toContain(`//${author.host}`);
  expect(await read('/robots.txt')).toMatch(/Disallow: \/api\/[\s\S]+Sitemap: http.+\/sitemap\.xml/);

  const ports = { webClientOf: async () => ({ id: 'x', secret: 'y' }), offeredProviders: async () => [], shownAt: portfolioPage(platform) };
  const facts = () => pageFacts(platform, ports, { host: author.host, path: `/portfolio-course/${slug}`, locale: 'pt-BR' });
  const theme = ':root{--primary:#0a7a3c}';
  await house.db.write().updateTable('tenancy.tenant').set({ theme }).where('id', '=', author.tenantId).execute();
  expect((await open()).body.theme).toBe(theme);
  expect((await facts())?.shown).toMatchObject({ themeCss: theme, structured: { url: expect.stringContaining(slug) } });
});

test('EXP-05 ADM-09 putting a course there is kept in the history once; whoever may only read may not', async ({ house }) => {
  const { author, courseId, show } = await aStage(house);
  const key = { 'idempotency-key': house.platform.newId() };
  await show(true, key);
  await show(true, key);
  const entries = await house.platform.db
    .read()
    .selectFrom('platform.audit_entry')
    .select('what')
    .where('tenant_id', '=', author.tenantId)
    .where('subject_id', '=', courseId)
    .where('what', 'like', '%portfolio')
    .execute();
  expect(entries.map(({ what }) => what)).toEqual(['course.into_portfolio']);
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const refused = await house.call(learner, catalog.setInPortfolio, { params: { courseId }, body: { isShown: false } });
  expect(refused.status).toBe(404);
});

test('EXP-05 CLI-08 the picture of an open course is for anybody, that of a new publication too, and nobody’s any more when it leaves', async ({
  house,
}) => {
  const { author, courseId, show, open } = await aStage(house);
  const { platform, app } = house;
  const { siteId, personId, tenantId } = author.actor;
  const content = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b5fff' } })
    .png()
    .toBuffer();
  const upload = { siteId, tenantId, personId, purpose: 'image', name: 'capa.png', content, isPublic: false };
  const { id: imageFileId } = await platform.storage.put(upload);
  const params = { courseId };
  await show(true);
  expect((await open()).body.image).toBeNull();
  const { body: draft } = await house.call(author, catalog.getCourseDraft, { params });
  const { body: saved } = await house.call(author, catalog.saveCourse, {
    params,
    body: { version: draft.version, course: { ...draft.course, imageFileId } },
  });
  await house.call(author, catalog.publishCourse, { params, body: { version: saved.version } });
  const picture = (await open()).body.image ?? '';
  const asked = async () => (await app.inject({ url: picture, headers: { host: author.host } })).statusCode;
  expect(await asked()).toBe(200);
  await show(false);
  expect(await asked()).toBe(404);
});
