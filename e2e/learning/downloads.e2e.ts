import type { Page } from '@playwright/test';
import { enrol, openActivity } from '@vitrine/contract/learning';
import { callAs, type Who } from '../support/api.ts';
import { aCourse, aPdfActivity, aTestActivity, aVideoActivity, type MadeCourse } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { keptPaths } from '../support/kept-app.ts';

const stateOf = async (who: Who, course: MadeCourse, place: number) =>
  (await callAs(who, openActivity, { params: { courseId: course.id, hierarchy_order: place } })).activity.state;
const open = (page: Page, course: MadeCourse, place: number) => page.goto(`/courses/${course.id}/activities/${place}`);
const filesOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('downloads', { create: true });
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    return names.toSorted();
  });

/** What the device says of downloads: sealed, opened by its own secret (D53). */
const recordsOnDevice = (page: Page): Promise<{ item_id: string; downloading: boolean }[]> =>
  page.evaluate(async () => {
    const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const secret = decodeURIComponent(/(?:^|; )vitrine_key=([^;]*)/.exec(document.cookie)?.[1] ?? '');
    const [iv = '', content = ''] = (localStorage.getItem('offline_course') ?? '').split('.');
    const key = await crypto.subtle.importKey('raw', bytesOf(secret), 'AES-GCM', false, ['decrypt']);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, key, bytesOf(content));
    return JSON.parse(new TextDecoder().decode(text));
  });

async function keep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Baixar para ver sem internet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Baixar agora' }).click();
}

test.describe('with the app on the device', () => {
  test.use({ serviceWorkers: 'allow' }); // it brings the screens without a network

  test('OFF-01 OFF-02 OFF-03 OFF-04 PLY-14 SES-14 a film and a document are kept on the phone, play without a network after a reload, and what was seen reaches the server once; what died on the way is dropped when the app begins, what is called off at once', async ({
    page,
    context,
    person,
    signInAs,
    guard,
  }) => {
    guard.expectNetworkLine(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const course = await aCourse([await aVideoActivity({ title: 'Lava e seca' }), await aPdfActivity({ title: 'Guia da loja', pages: 2 })]);
    const [filmId, guideId] = course.activityIds;
    await callAs(person, enrol, { params: { courseId: course.id } });
    await signInAs(person);

    // The tab dies while its first file comes: a record under way stays while that tab lives, and is dropped when the app begins after it.
    await context.route('**/media/**/filme.mp4**', () => undefined);
    const tab = await context.newPage();
    await open(tab, course, 1);
    await keep(tab);
    await expect.poll(() => recordsOnDevice(tab)).toMatchObject([{ item_id: filmId, downloading: true }]);
    await open(page, course, 1);
    await expect(page.getByRole('button', { name: 'Baixar para ver sem internet' })).toBeVisible();
    expect(await recordsOnDevice(page)).toHaveLength(1);
    await tab.close();
    await page.reload();
    await expect.poll(() => recordsOnDevice(page)).toEqual([]);
    await keep(page); // what takes long can be called off
    await page.getByRole('dialog', { name: 'Baixando' }).getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('dialog', { name: 'Baixando' })).toHaveCount(0);
    await expect.poll(() => recordsOnDevice(page)).toEqual([]);
    await context.unroute('**/media/**/filme.mp4**');

    // The line breaks while the film comes: it says so, and goes on when it is asked to.
    await context.route('**/media/**/filme.mp4**', (route) => route.abort());
    await open(page, course, 1);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await keep(page);
    const panel = page.getByRole('dialog', { name: 'Baixando' });
    await expect(panel.getByRole('alert')).toContainText('A conexão caiu');
    expect(await filesOnDevice(page)).not.toContain(`class${filmId}.mp4`);
    await context.unroute('**/media/**/filme.mp4**');
    await panel.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Está neste aparelho' })).toBeVisible();
    await open(page, course, 2);
    await keep(page);
    await expect(page.getByRole('button', { name: 'Está neste aparelho' })).toBeVisible();
    expect(await filesOnDevice(page)).toEqual([`class${filmId}.mp4`, `class${guideId}.pdf`].toSorted());
    await expect(page.getByText('1 de 2 páginas lidas')).toBeVisible();

    // The code of all screens comes behind that of the first taps, once the page has stood for a while.
    await expect
      .poll(async () => (await keptPaths(page)).some((path) => path.includes('/downloads-page-')), { timeout: 60_000 })
      .toBe(true);
    await context.setOffline(true);
    await page.goto('/downloads');
    const kept = page.getByRole('list', { name: 'Neste aparelho' });
    await expect(kept.getByRole('listitem')).toHaveCount(2);
    await kept.getByRole('link', { name: 'Lava e seca' }).click();
    await page.getByRole('button', { name: 'Tocar' }).click();
    await expect(page.getByText('Vídeo concluído')).toBeVisible();
    await open(page, course, 2); // at the page that is not read yet, the last one
    await expect(page.getByText('Apresentação concluída')).toBeVisible();
    expect([await stateOf(person, course, 1), await stateOf(person, course, 2)]).not.toContain('completed');
    await page.reload();
    await expect(page.getByText('Apresentação concluída')).toBeVisible();

    await context.setOffline(false);
    await expect.poll(() => stateOf(person, course, 1)).toBe('completed');
    await expect.poll(() => stateOf(person, course, 2)).toBe('completed');

    // What is taken off the device is gone from it.
    await page.goto('/downloads');
    await page.getByRole('button', { name: 'Tirar Guia da loja do aparelho' }).click();
    await expect(kept.getByRole('listitem')).toHaveCount(1);
    await expect.poll(() => filesOnDevice(page)).toEqual([`class${filmId}.mp4`]);
  });

  test('OFF-04 D03 a test is taken along, answered without a network through a reload, kept as handed in, and reaches the server once: then its result is seen', async ({
    page,
    context,
    person,
    signInAs,
    guard,
  }) => {
    guard.expectNetworkLine(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const course = await aCourse([aTestActivity({ title: 'Prova da loja', questions: 2, maximumAttempts: 1 })]);
    await callAs(person, enrol, { params: { courseId: course.id } });
    const attemptsTaken = async () => {
      const { content } = await callAs(person, openActivity, { params: { courseId: course.id, hierarchy_order: 1 } });
      return 'attemptsTaken' in content ? content.attemptsTaken : undefined;
    };
    await signInAs(person);
    await open(page, course, 1);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload(); // by the worker, which keeps what it brings
    await page.getByRole('button', { name: 'Levar para fazer sem internet' }).click();
    await expect(page.getByText(/^Você pode começar sem internet até/)).toBeVisible();

    await context.setOffline(true);
    page.on('dialog', (dialog) => void dialog.accept()); // the browser asks before a test is left (TST-08)
    await page.reload();
    await page.getByRole('button', { name: 'Começar a prova' }).click();
    await page.getByLabel('Resposta boa').check();
    await expect(page.getByText('Guardada neste aparelho')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Questão 2 de 2')).toBeVisible();
    await page.getByLabel('Resposta boa').check();
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await page.getByRole('button', { name: 'Entregar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Prova guardada neste aparelho' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Prova guardada neste aparelho' })).toBeVisible();
    expect(await attemptsTaken()).toBe(0);

    // It arrives, and the answer is lost on its way back: it is sent again, and counts once.
    let sendings = 0;
    await context.route('**/test-leases/*/delivery', async (route) => {
      sendings += 1;
      if (sendings > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Prova aprovada' })).toBeVisible({ timeout: 60_000 }); // the longest pause of what waits is a minute
    await expect(page.getByText('100% · 2 de 2 certas')).toBeVisible();
    expect([sendings, await attemptsTaken(), await stateOf(person, course, 1)]).toEqual([2, 1, 'completed']);
  });
});
