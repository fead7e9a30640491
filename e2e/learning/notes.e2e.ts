import { enrol, listNotes } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { aCourse, aPdfActivity, aVideoActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

test('PLY-14 notes to a film: one at its second, one without a network, both there later; each leads back to its second, one goes and comes back', async ({
  page,
  context,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const course = await aCourse([await aVideoActivity({ title: 'Lava e seca' }), await aPdfActivity()]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  await signInAs(person);
  const onServer = async () =>
    (await callAs(person, listNotes, { params: { courseId: course.id } })).items.map(({ text, second }) => [text, second]);
  const film = page.locator('video');
  const at = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  const seekTo = async (seconds: number) => {
    await film.evaluate((video: HTMLVideoElement, to) => void (video.currentTime = to), seconds);
    await expect.poll(at).toBeCloseTo(seconds, 0);
  };
  const pane = page.getByRole('dialog', { name: 'Minhas anotações' });
  const openNotes = async () => {
    await page.getByRole('button', { name: 'Minhas anotações' }).click();
    await expect(pane).toBeVisible();
  };
  const write = async (field: string, text: string) => {
    await pane.getByLabel(field).fill(text);
    await pane.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(pane.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    await expect(pane.getByLabel(field)).toHaveValue('');
  };

  await page.goto(`/courses/${course.id}/activities/1`);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await seekTo(2);
  await openNotes();
  await write('Nova anotação em 0:02', 'Tambor de inox: falar disso');
  await expect.poll(onServer).toEqual([['Tambor de inox: falar disso', 2]]);

  await context.setOffline(true);
  await write('Nova anotação em 0:02', 'Perguntar o preço da loja');
  await expect(pane.getByText('Neste aparelho, segue quando houver rede')).toBeVisible();
  expect(await onServer()).toHaveLength(1);
  await context.setOffline(false);
  await expect.poll(onServer).toHaveLength(2);
  await expect(pane.getByText('Neste aparelho, segue quando houver rede')).toHaveCount(0);

  await page.reload();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await seekTo(0);
  await openNotes();
  await expect(pane.getByRole('listitem')).toHaveCount(2);
  await pane.getByRole('button', { name: 'Ir para 0:02' }).first().click();
  await expect.poll(at).toBeCloseTo(2, 0);

  await page.goto(`/online-courses/${course.id}`);
  const own = page.getByRole('region', { name: 'Minhas anotações' });
  await expect(own.getByRole('listitem')).toHaveCount(2);
  await own.getByRole('button', { name: 'Apagar: Perguntar o preço da loja' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(2);
  await own.getByRole('link', { name: 'Lava e seca · 0:02' }).first().click();
  await expect.poll(at).toBeCloseTo(2, 0);
});
