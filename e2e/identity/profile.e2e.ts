import { expect, test } from '../support/fixtures.ts';
import { letterTo, linkIn } from '../support/mailbox.ts';

/** A blue picture of 60 by 90 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAADwAAABaCAIAAABrM6JiAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAuElEQVRoge2SwQkAQQyE8p8i038VXg/3mSwIFiDiZHmOqRtEaepF4x5YGvfYo0zdIEpTLxr3wNK4xx5l6gZRmnrRuAeWxj32KFM3iNLUi8Y9sDTusUeZukGUpl407oGlcY89ytQNojT1onEPLI177FGmbhClqReNe2Bp3GOPMnWDKE29aNwDS+Mee5SpG0Rp6kXjHlga99ijTN0gSlMvGvfA0rjHHmXqBlGaetG4B5bGPfYoUzf4wQeREsCMFX05GQAAAABJRU5ErkJggg==',
  'base64',
);

test('PRO-02 a seller tells about themselves, where they live and when it is there; all of it stays', async ({
  page,
  person,
  signInAs,
  checkAccessible,
}) => {
  await signInAs(person);
  await page.goto('/profile');
  await expect(page.getByLabel('Fuso horário')).toBeVisible();
  await checkAccessible(page);
  await page.getByLabel('Fuso horário').selectOption('America/Manaus');
  await page.getByRole('link', { name: 'Meus dados e foto' }).click();

  const about = page.getByRole('form', { name: 'Sobre mim' });
  await about.getByLabel('CPF').fill('111.111.111-11');
  await about.getByLabel('Filhos').fill('2');
  await about.getByRole('button', { name: 'Salvar' }).click();
  await expect(about.getByRole('alert')).toHaveText('Documento inválido');
  await about.getByLabel('CPF').fill(person.document);
  await about.getByLabel('Estado civil').selectOption('Casado(a)');
  await about.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo.')).toBeVisible();
  await checkAccessible(page);
  await page.reload();
  await expect(about.getByLabel('Filhos')).toHaveValue('2');

  await page.goto('/profile/addresses');
  await expect(page.getByRole('heading', { name: 'Nenhum endereço ainda' })).toBeVisible();
  await checkAccessible(page);
  await page.getByRole('button', { name: 'Novo endereço' }).click();
  await page.getByLabel('CEP').fill('90000000');
  await expect(page.getByText('Não conhecemos este CEP. Escreva o endereço.')).toBeVisible();
  await page.getByLabel('CEP').fill('50030230');
  await expect(page.getByLabel('Rua')).toHaveValue('Rua da Aurora');
  await expect(page.getByLabel('Estado')).toHaveValue('PE');
  await page.getByLabel('Número').fill('100');
  const city = page.getByRole('combobox', { name: 'Cidade' });
  await expect(city).toHaveValue('Recife');
  await city.fill('olind');
  await expect(page.getByRole('option', { name: 'Olinda' })).toBeVisible();
  await checkAccessible(page);
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(city).toHaveValue('Olinda');
  await checkAccessible(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('region', { name: 'Rua da Aurora, 100' })).toContainText('Principal');
  await expect(page.getByRole('region', { name: 'Rua da Aurora, 100' })).toContainText('Olinda · Pernambuco · 50030-230');
  await checkAccessible(page);
  await page.goto('/profile');
  await expect(page.getByLabel('Fuso horário')).toHaveValue('America/Manaus');
});

test('PRO-01 a picture is cut out and worn; what is no picture is told, and nothing is sent', async ({
  page,
  person,
  signInAs,
  checkAccessible,
}) => {
  await signInAs(person);
  await page.goto('/profile/data');
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Escolher foto' }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
  };
  await choose('rosto.png', Buffer.from('this is no picture'));
  await expect(page.getByRole('alert')).toContainText('Não foi possível ler o arquivo');
  await choose('rosto.png', png);
  const dialog = page.getByRole('dialog', { name: 'Ajuste a foto' });
  await dialog.getByLabel('Aproximar').press('ArrowRight');
  await checkAccessible(page);
  await dialog.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Trocar foto' })).toBeVisible();
  await page.getByRole('button', { name: 'Tirar foto' }).click();
  await expect(page.getByRole('button', { name: 'Escolher foto' })).toBeVisible();
});

test('PRO-04 another cell phone has to be verified; another e-mail counts once its letter is answered', async ({
  page,
  person,
  signInAs,
  checkAccessible,
}) => {
  await signInAs(person);
  await page.goto('/profile/contact');
  const phones = page.getByRole('form', { name: 'Meus telefones' });
  await phones.getByLabel('Celular').fill('(81) 96666-5555');
  await phones.getByLabel('Sua senha').fill(person.password);
  await phones.getByRole('button', { name: 'Salvar telefones' }).click();
  await expect(page.getByRole('button', { name: 'Enviar por SMS' })).toBeVisible();
  await checkAccessible(page);

  const wanted = `nova.${person.userName}@exemplo.test`;
  const email = page.getByRole('form', { name: 'Trocar e-mail' });
  await email.getByLabel('Novo e-mail', { exact: true }).fill(wanted);
  await email.getByLabel('Repita o novo e-mail').fill(wanted);
  await email.getByLabel('Sua senha').fill(person.password);
  await email.getByRole('button', { name: 'Enviar link de confirmação' }).click();
  await expect(email.getByRole('status')).toContainText(wanted);
  await page.goto(linkIn(await letterTo(wanted)));
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText(wanted);
});

test('PRO-01 whoever is logged in elsewhere is logged out from here', async ({ page, person, signInAs, checkAccessible, browser }) => {
  const elsewhere = await browser.newPage();
  await signInAs(person, { page: elsewhere });
  await signInAs(person);
  await page.goto('/profile/devices');
  const devices = page.getByRole('main').getByRole('listitem');
  await expect(devices.first()).toContainText('Este');
  await checkAccessible(page);
  await page.getByRole('button', { name: 'Sair deste aparelho' }).first().click();
  await expect(page.getByText('Desconectado.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sair deste aparelho' })).toHaveCount(1); // the one that made the person
  await elsewhere.close();
});
