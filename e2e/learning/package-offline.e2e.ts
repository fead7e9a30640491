import { enrol, listCourses, openActivity } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { expect, root, test } from '../support/other-site.ts';
import { aPerson } from '../support/people.ts';

test.use({ serviceWorkers: 'allow' });

test('OFF-01 OFF-04 PLY-07 a package of SCORM is kept on the phone on a host of its own, is learnt there without a network after a reload, and what was done reaches the server', async ({
  page,
  context,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const person = await aPerson({}, { by: root });
  const { items } = await callAs(person, listCourses, { query: { limit: 20 } });
  const course = items.find(({ title }) => title.startsWith('Frio profissional'));
  if (!course) throw new Error('the second site sells professional cold');
  const params = { courseId: course.id, hierarchy_order: 4 };
  await callAs(person, enrol, { params: { courseId: course.id } });
  const stateNow = async () => (await callAs(person, openActivity, { params })).activity.state;
  await signInAs(person);
  const address = `${new URL(page.url()).origin}/courses/${course.id}/activities/4`;
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const lesson = page.frameLocator('iframe').frameLocator('iframe');
  await expect(lesson.getByRole('button', { name: '→' })).toBeVisible();
  // Nothing of the product is within its reach, though both are of one site.
  const reach = await page
    .frames()
    .at(-1)
    ?.evaluate(() => [document.cookie, location.hostname.startsWith('p-')]);
  expect(reach).toEqual(['', true]);
  await page.getByRole('button', { name: 'Baixar para ver sem internet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Baixar agora' }).click();
  await expect(page.getByRole('button', { name: 'Está neste aparelho' })).toBeVisible();

  await context.setOffline(true);
  await page.goto(address);
  await expect(lesson.getByRole('button', { name: '→' })).toBeVisible();
  expect(page.frames().at(-1)?.url()).toContain('/kept/');
  const heading = await lesson.getByRole('heading', { level: 2 }).textContent();
  await lesson.getByRole('button', { name: '→' }).click();
  await expect(lesson.getByRole('heading', { level: 2 })).not.toHaveText(heading ?? '');
  await expect(lesson.locator('body')).toHaveAttribute('data-kept', 'true');
  expect(await stateNow()).not.toBe('in_progress');
  await page.reload();
  await expect(lesson.getByRole('heading', { level: 2 })).not.toHaveText(heading ?? '');
  await context.setOffline(false);
  await expect.poll(stateNow).toBe('in_progress');
});
