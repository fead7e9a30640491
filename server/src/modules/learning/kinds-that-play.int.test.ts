import { addActivity, createCourse, getCourseDraft } from '@vitrine/contract/catalog';
import * as wire from '@vitrine/contract/learning';
import type { ActivityDraft } from '@vitrine/contract/activities';
import { expect } from 'vitest';
import { createContentHttp, storedPackages } from '../../platform/storage/index.ts';
import { test, type House } from '../../testing.ts';
import { aDocument, aFlash, anActivity, aPackage, aSound, someCaptions } from '../activities/testing.ts';
import { zipOf } from '../activities/testing/packages.ts';
import { aCourse, aCourseForm } from '../catalog/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { enrolIn, pages, report, seen, watched } from './testing.ts';

/** A learner in a course of one activity. */
async function aLesson(house: House, content: (author: Awaited<ReturnType<typeof aPerson>>) => Promise<ActivityDraft>) {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const learner = await aPerson(house.platform, { tenantId: author.tenantId });
  const written = await content(author);
  const draft = await aCourse(house.platform, author.actor, { activities: [{ ...anActivity(written.kind), content: written }] });
  await enrolIn(house, learner, draft.id);
  const where = { courseId: draft.id, activityId: draft.activities[0]?.id ?? '' };
  const open = () => house.call(learner, wire.openActivity, { params: { courseId: draft.id, hierarchy_order: 1 } });
  return { author, learner, where, open };
}

/** What the course's author is told who writes this content. */
async function refusedAt(house: House, content: ActivityDraft) {
  const author = await aPerson(house.platform, { roles: ['program_administrator'] });
  const { body: course } = await house.call(author, createCourse, { body: aCourseForm() });
  const params = { courseId: course.id };
  const { version } = (await house.call(author, getCourseDraft, { params })).body;
  const answered = await house.call(author, addActivity, { params, body: { version, activity: { ...anActivity(content.kind), content } } });
  return [answered.status, answered.body.fields];
}

test('PLY-04 a sound comes with what is said in the language of the person, and is complete by what was heard', async ({ house }) => {
  const { learner, where, open } = await aLesson(house, async (author) => ({
    kind: 'audio',
    fileId: await aSound(house.platform, author, { seconds: 60 }),
    transcripts: { 'es-ES': await someCaptions(house.platform, author), 'fr-FR': await someCaptions(house.platform, author) },
    requiredPercent: 90,
    noSkip: true,
  }));
  expect((await open()).body.content).toMatchObject({
    kind: 'audio',
    seconds: 60,
    transcript: { locale: 'es-ES' },
    noSkip: true,
    watched: [],
  });

  await report(house, learner, [seen(house, where, watched([0, 30])), seen(house, where, watched([20, 40]))]);
  expect((await open()).body).toMatchObject({
    activity: { state: 'in_progress', progress: 66 },
    content: { watched: [[0, 40]], positionSeconds: 40 },
  });
  await report(house, learner, [seen(house, where, watched([40, 54]))]);
  expect((await open()).body.activity).toMatchObject({ state: 'completed', progress: 100 });
});

test('PLY-05 films of YouTube and Vimeo play in their own frame without cookies, and count as ours do', async ({ house }) => {
  const films: [ActivityDraft, string][] = [
    [
      { kind: 'youtube', address: 'https://youtu.be/abcDEF12_-3', requiredPercent: 90, noSkip: false },
      'https://www.youtube-nocookie.com/embed/abcDEF12_-3?enablejsapi=1&playsinline=1&rel=0',
    ],
    [
      { kind: 'vimeo', address: 'https://vimeo.com/76979871/8272103f6e', requiredPercent: 90, noSkip: false },
      'https://player.vimeo.com/video/76979871?dnt=1&playsinline=1&h=8272103f6e',
    ],
  ];
  for (const [content, frame] of films) {
    const { learner, where, open } = await aLesson(house, async () => content);
    expect((await open()).body.content).toMatchObject({ kind: content.kind, frame, seconds: 1_000 });
    await report(house, learner, [seen(house, where, watched([0, 500], [800, 1_000]))]);
    expect((await open()).body).toMatchObject({ activity: { state: 'in_progress', progress: 70 }, content: { positionSeconds: 1_000 } });
    await report(house, learner, [seen(house, where, watched([500, 720]))]);
    expect((await open()).body.activity).toMatchObject({ state: 'completed' });
  }
});

test('PLY-05 the address of another site is refused at its field', async ({ house }) => {
  const rest = { requiredPercent: 90, noSkip: false };
  const at = { 'activity.content.address': 'address_of_another_site' };
  expect(await refusedAt(house, { kind: 'youtube', address: 'https://vimeo.com/76979871', ...rest })).toEqual([422, at]);
  expect(await refusedAt(house, { kind: 'vimeo', address: 'https://evil.test/76979871', ...rest })).toEqual([422, at]);
  expect((await refusedAt(house, { kind: 'vimeo', address: '', ...rest }))[0]).toBe(200);
});

test('PLY-06 a stream is signed for four hours without telling the secret; where no server is set up it says so', async ({ house }) => {
  const content: ActivityDraft = { kind: 'wowza', address: 'vod/_definst_/mp4:aula.mp4', requiredPercent: 90, noSkip: false };
  const { learner, where, open } = await aLesson(house, async () => content);
  expect((await open()).body.content).toMatchObject({ kind: 'wowza', url: null });
  Object.assign(house.platform.settings, { WOWZA_URL: 'https://stream.example.com:1935', WOWZA_SECRET: 'segredo-bem-guardado' });
  const { body } = await open();
  Object.assign(house.platform.settings, { WOWZA_URL: undefined, WOWZA_SECRET: undefined });
  const url = new URL(body.content.kind === 'wowza' ? (body.content.url ?? '') : '');
  expect(url.origin + url.pathname).toBe('https://stream.example.com:1935/vod/_definst_/mp4:aula.mp4/playlist.m3u8');
  const now = Date.parse(house.clock.now()) / 1_000;
  expect(Number(url.searchParams.get('wowzatokenendtime')) - now).toBeCloseTo(4 * 3_600, -2);
  expect(url.searchParams.get('wowzatokenhash')).toMatch(/^[\w-]{43}=$/);
  expect(url.href).not.toContain('segredo');

  await report(house, learner, [seen(house, where, watched([0, 950]))]);
  expect((await open()).body.activity.state).toBe('completed');
  for (const address of ['https://evil.test/vod/x', '../secret/x', 'vod/../x', 'vod'])
    expect(await refusedAt(house, { ...content, address })).toEqual([422, { 'activity.content.address': 'address_of_another_site' }]);
});

test('PLY-09 a page loses what it could run, a package opens without an origin; both are done when the person says so', async ({
  house,
}) => {
  const written: ActivityDraft = {
    kind: 'html',
    page: { 'pt-BR': '<h2 onclick="x()">Venda</h2><script>alert(1)</script><img src="https://evil.test/x"><a href="javascript:x">a</a>' },
    fileId: null,
    requiredSeconds: null,
  };
  const page = await aLesson(house, async () => written);
  expect((await page.open()).body.content).toMatchObject({ page: '<h2>Venda</h2><a>a</a>', frame: null });
  await report(house, page.learner, [seen(house, page.where, { kind: 'confirmed' })]);
  expect((await page.open()).body).toMatchObject({ activity: { state: 'completed' }, content: { isConfirmed: true } });

  const content = await zipOf({ 'index.html': '<script>fetch("data.json")</script>', 'data.json': '{}' });
  const packaged = await aLesson(house, async (author) => ({
    ...written,
    page: {},
    fileId: await aPackage(house.platform, author, { content }),
  }));
  const { content: view } = (await packaged.open()).body;
  const origin = await createContentHttp(house.platform, { packages: storedPackages(house.platform) });
  const get = (path: string) => origin.inject({ url: path, headers: { host: '127.0.0.1:3001' } });
  const path = view.kind === 'html' ? new URL(view.frame ?? '').pathname : '';
  const opened = await get(path);
  expect([opened.statusCode, opened.body]).toEqual([200, '<script>fetch("data.json")</script>']);
  expect(opened.headers['content-security-policy']).not.toContain('allow-same-origin');
  expect((await get(path.replace('index.html', 'data.json'))).headers['access-control-allow-origin']).toBe('*');
  await origin.close();
});

test('PLY-10 a film of Flash lies on the content origin beside its emulator', async ({ house }) => {
  const { open } = await aLesson(house, async (author) => ({
    kind: 'flash',
    fileId: await aFlash(house.platform, author),
    requiredSeconds: 20,
  }));
  const { content } = (await open()).body;
  const stage = new URL(content.kind === 'flash' ? content.frame : '');
  const origin = await createContentHttp(house.platform, { packages: storedPackages(house.platform) });
  const get = (url: string) => origin.inject({ url, headers: { host: '127.0.0.1:3001' } });
  const film = await get(stage.hash.slice(1));
  expect([film.headers['content-type'], film.rawPayload.subarray(0, 3).toString()]).toEqual(['application/x-shockwave-flash', 'FWS']);
  expect((await get('/runtime/ruffle/ruffle.js')).statusCode).toBe(200);
  expect((await get('/runtime/ruffle/package.json')).statusCode).toBe(404);
  expect((await get(stage.pathname)).headers['content-security-policy']).not.toContain('allow-same-origin');
  await origin.close();
});

test('PLY-11 slides that were made into pages are read as a document', async ({ house }) => {
  const { learner, where, open } = await aLesson(house, async (author) => ({
    kind: 'ppt',
    files: { 'pt-BR': await aDocument(house.platform, author, { pages: 2 }) },
  }));
  expect((await open()).body.content).toMatchObject({ kind: 'ppt', pages: 2, pagesRead: [] });
  await report(house, learner, [seen(house, where, pages(1, 2))]);
  expect((await open()).body.activity.state).toBe('completed');
});

test('PLY-12 a presentation at SlideShare is done by time, whatever the device’s clock promises; other sites are refused', async ({
  house,
}) => {
  const content: ActivityDraft = {
    kind: 'linkedin_slidshare',
    address: 'https://www.slideshare.net/slideshow/vendas/123456789',
    requiredSeconds: 60,
  };
  const { learner, where, open } = await aLesson(house, async () => content);
  expect((await open()).body.content).toMatchObject({
    frame: 'https://www.slideshare.net/slideshow/embed_code/123456789',
    stayedSeconds: 0,
  });
  const now = Date.parse(house.clock.now()) / 1_000;
  const stayed = (from: number, to: number) => seen(house, where, { kind: 'stayed', from: now + from, to: now + to });
  await report(house, learner, [stayed(-40, -10), stayed(-30, 0), stayed(0, 900), seen(house, where, { kind: 'confirmed' })]);
  expect((await open()).body).toMatchObject({ activity: { state: 'in_progress', progress: 66 } });
  await report(house, learner, [stayed(-90, -65)]);
  expect((await open()).body.activity.state).toBe('completed');

  const at = (code: string) => [422, { 'activity.content.address': code }];
  expect(await refusedAt(house, { ...content, address: 'https://evil.test/slideshow/x/123456' })).toEqual(at('address_of_another_site'));
  expect(await refusedAt(house, { ...content, address: 'https://www.slideshare.net/ana/vendas' })).toEqual(at('address_not_embeddable'));
});
