import type { Page } from '@playwright/test';
import { enrol, openActivity } from '@vitrine/contract/learning';
import { aLessonOf, scormPackage, zipOf } from '../../server/src/modules/activities/testing/packages.ts';
import { callAs } from '../support/api.ts';
import { aCourse, anActivityOf, sendFile } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

const lessonIn = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');
const stepIn = (page: Page) => lessonIn(page).getByRole('button', { name: '→' }).click();

test.describe('with the app on the device', () => {
  test.use({ serviceWorkers: 'allow' }); // the app's brings the screens without a network, the package's host has one of its own

  test('OFF-04 PLY-07 PLY-09 packages are kept on the phone by their own hosts, are seen and learnt there without a network through a reload, and what was learnt reaches the server', async ({
    page,
    context,
    person,
    signInAs,
    guard,
  }) => {
    guard.expectNetworkLine(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const send = (bytes: Uint8Array) => sendFile({ purpose: 'package', name: 'curso.zip', bytes });
    const pages = await zipOf({
      'index.html': '<h1>Três perguntas</h1><script src="seen.js"></script>',
      'seen.js': 'document.body.append("Leia")',
    });
    const lesson = await scormPackage([aLessonOf('a', 'No balcão')], { standard: '1.2' });
    const course = await aCourse([
      anActivityOf('Páginas', { kind: 'html', page: {}, fileId: await send(pages), requiredSeconds: null }),
      anActivityOf('No balcão', { kind: 'scorm', fileId: await send(lesson), suspendLimit: 4_096, trial: null }),
    ]);
    await callAs(person, enrol, { params: { courseId: course.id } });
    const known = async () => {
      const { activity, content } = await callAs(person, openActivity, { params: { courseId: course.id, hierarchy_order: 2 } });
      return { state: activity.state, cmi: content.kind === 'scorm' ? content.lessons[0]?.cmi : null };
    };
    await signInAs(person);
    for (const place of [1, 2]) {
      await page.goto(`/courses/${course.id}/activities/${place}`);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready; // it keeps what it brings, the player of the next activity and the page itself
      });
      await page.getByRole('button', { name: 'Baixar para ver sem internet' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Baixar agora' }).click();
      await expect(page.getByRole('button', { name: 'Está neste aparelho' })).toBeVisible();
    }

    await context.setOffline(true);
    await page.reload();
    await expect(lessonIn(page).getByRole('heading', { name: 'Primeiro passo' })).toBeVisible();
    await stepIn(page);
    await expect(lessonIn(page).locator('body')).toHaveAttribute('data-kept', 'true');
    await page.reload();
    await expect(lessonIn(page).getByRole('heading', { name: 'Segundo passo' })).toBeVisible(); // it goes on where it was left
    await stepIn(page);
    await lessonIn(page).getByRole('button', { name: 'Ouvir' }).click();
    await expect(page.getByText('Pacote concluído')).toBeVisible();
    await page.goto(`/courses/${course.id}/activities/1`);
    await expect(page.frameLocator('iframe').getByText('Três perguntas')).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('Leia')).toBeVisible(); // its script came too
    expect((await known()).state).not.toBe('completed');

    await context.setOffline(false);
    await expect.poll(known, { timeout: 30_000 }).toMatchObject({ state: 'completed', cmi: expect.stringContaining('place=') });
  });
});
