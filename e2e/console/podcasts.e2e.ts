import { aMark } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { silence } from '../support/podcasts.ts';

test('ADM-01 POD-01 an editor makes a podcast with an episode, hears it before anybody else, publishes both, and a learner finds it', async ({
  page,
  person,
  signInAs,
  browser,
}) => {
  const mark = aMark();
  await signInAs('manager', { to: '/console/podcasts' });
  await page.getByRole('link', { name: 'Novo podcast' }).first().click();
  await page.getByRole('textbox', { name: 'Título' }).fill(`Podcast ${mark}`);
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Quem vende conta como vende.');
  await expect(page.getByRole('region', { name: 'Como as pessoas veem' })).toContainText(`Podcast ${mark}`);
  await page.getByRole('button', { name: 'Novo podcast' }).click();
  await expect(page.getByText('Podcast criado.')).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('button', { name: 'Retirar' })).toBeVisible();

  await page.getByRole('link', { name: 'Episódios deste podcast' }).click();
  await page.getByRole('link', { name: 'Novo episódio' }).first().click();
  const form = page.getByRole('form', { name: 'Novo episódio' });
  await form.getByRole('textbox', { name: 'Título' }).fill(`Episódio ${mark}`);
  await form.getByRole('textbox', { name: 'Capítulos' }).fill('0:00 Começo\n0:20 Fim');
  await form
    .getByLabel('Escolher arquivo: Áudio')
    .or(form.locator('input[type=file]').first())
    .first()
    .setInputFiles({
      name: 'piloto.wav',
      mimeType: 'audio/wav',
      buffer: Buffer.from(silence(40)),
    });
  await expect(form.getByText('piloto.wav')).toBeVisible();
  await form.getByRole('combobox', { name: 'Podcast' }).selectOption({ label: `Podcast ${mark}` });
  await page.getByRole('button', { name: 'Novo episódio' }).click();
  await expect(page.getByText('Episódio criado.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publicar' })).toBeVisible(); // the stored one stands in place of the form
  const preview = page.getByRole('region', { name: 'Como as pessoas veem' });
  await preview.getByRole('button', { name: /Fim/ }).click();
  await expect.poll(() => preview.locator('audio').evaluate((sound: HTMLAudioElement) => sound.currentTime)).toBe(20);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('button', { name: 'Retirar' })).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await signInAs(person, { page: phone });
  await phone.goto(`/podcasts/search/${mark}`);
  await phone
    .getByRole('main')
    .getByRole('link', { name: `Podcast ${mark}` })
    .first()
    .click();
  await expect(phone.getByRole('button', { name: new RegExp(`^Tocar Episódio ${mark}`) })).toBeVisible();
  await phone.context().close();

  await page.getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByRole('button', { name: 'Publicar' })).toBeVisible();
});
