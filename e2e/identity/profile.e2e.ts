import { expect, test } from '../support/fixtures.ts';
import { codeIn, emailTo, linkIn } from '../support/mailbox.ts';

/** A blue picture of 60 by 90 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAADwAAABaCAIAAABrM6JiAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAuElEQVRoge2SwQkAQQyE8p8i038VXg/3mSwIFiDiZHmOqRtEaepF4x5YGvfYo0zdIEpTLxr3wNK4xx5l6gZRmnrRuAeWxj32KFM3iNLUi8Y9sDTusUeZukGUpl407oGlcY89ytQNojT1onEPLI177FGmbhClqReNe2Bp3GOPMnWDKE29aNwDS+Mee5SpG0Rp6kXjHlga99ijTN0gSlMvGvfA0rjHHmXqBlGaetG4B5bGPfYoUzf4wQeREsCMFX05GQAAAABJRU5ErkJggg==',
  'base64',
);

test('PRO-01 PRO-02 a seller shows their face and tells about themselves, where they live and when it is there; all of it stays', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(person, { to: '/profile' });
  await page.getByLabel('Fuso horário').selectOption('America/Manaus');
  for (const [name, address] of [
    ['Meus dados e foto', '/profile/data'],
    ['E-mail e telefone', '/profile/contact'],
    ['Meus pontos', '/my-points'],
    ['Meus pedidos', '/orders'],
    ['Meus certificados', '/certificates'],
    ['Ranking', '/ranking'],
    ['Avisos', '/inbox'],
    ['Minha linha do tempo', '/activity'],
    ['Trocar senha', '/change-password'],
    ['Encerrar minha conta', '/profile/leave'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true }), name).toHaveAttribute('href', address);
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/badges');
  await page.getByRole('link', { name: 'Meus dados e foto' }).click();

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
  await dialog.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Trocar foto' })).toBeVisible();
  await page.getByRole('button', { name: 'Tirar foto' }).click();
  await expect(page.getByRole('button', { name: 'Escolher foto' })).toBeVisible();

  const about = page.getByRole('form', { name: 'Sobre mim' });
  await about.getByLabel('CPF').fill(person.document);
  await about.getByLabel('Filhos').fill('2');
  await about.getByLabel('Estado civil').selectOption('Casado(a)');
  const saved = page.waitForResponse('**/api/v1/profile/about');
  await about.getByRole('button', { name: 'Salvar' }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText('Seus dados foram salvos.')).toBeVisible();
  await page.reload();
  await expect(about.getByLabel('Filhos')).toHaveValue('2');

  await page.goto('/profile/addresses');
  await expect(page.getByRole('heading', { name: 'Nenhum endereço ainda' })).toBeVisible();
  await page.getByRole('button', { name: 'Novo endereço' }).click();
  await page.getByLabel('CEP').fill('50030230');
  await expect(page.getByLabel('Rua')).toHaveValue('Rua da Aurora');
  await expect(page.getByLabel('Estado')).toHaveValue('PE');
  await page.getByLabel('Número').fill('100');
  const city = page.getByRole('combobox', { name: 'Cidade' });
  await expect(city).toHaveValue('Recife');
  await city.fill('olind');
  await expect(page.getByRole('option', { name: 'Olinda' })).toBeVisible();
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(city).toHaveValue('Olinda');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('region', { name: 'Rua da Aurora, 100' })).toContainText('Principal');
  await expect(page.getByRole('region', { name: 'Rua da Aurora, 100' })).toContainText('Olinda · Pernambuco · 50030-230');
  await page.goto('/profile');
  await expect(page.getByLabel('Fuso horário')).toHaveValue('America/Manaus');
});

test('PRO-01 PRO-04 LOG-16 LOG-18 a seller keeps the account theirs: another phone, both e-mails and the devices they are logged in on', async ({
  page,
  person,
  signInAs,
  browser,
}) => {
  const elsewhere = await browser.newPage();
  await signInAs(person, { page: elsewhere });
  await elsewhere.goto('/home');
  await expect(elsewhere.getByRole('heading', { level: 1, name: /^Oi, / })).toBeVisible();
  await signInAs(person, { to: '/profile/devices' });
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Este');
  await page.getByRole('button', { name: 'Sair deste aparelho' }).first().click();
  await expect(page.getByText('Sessão encerrada.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sair deste aparelho' })).toHaveCount(1); // the one that made the person
  await elsewhere.goto('/certificates');
  await expect(elsewhere.getByRole('form', { name: 'Entrar' })).toBeVisible();
  await elsewhere.close();

  await page.goto('/profile');
  await page.getByRole('link', { name: 'E-mail e telefone' }).click();
  const phone = `819${String(Math.floor(Math.random() * 90_000_000) + 10_000_000)}`;
  const phones = page.getByRole('form', { name: 'Meus telefones' });
  await phones.getByLabel('Celular').fill(phone);
  await phones.getByLabel('Sua senha').fill(person.password);
  await phones.getByRole('button', { name: 'Salvar telefones' }).click();
  await page.getByRole('button', { name: 'Enviar por SMS' }).click();
  await expect(page.getByLabel('Código de seis números')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Enviar de novo em [0-4]:\d\d$/ })).toBeDisabled();
  await page.getByLabel('Código de seis números').fill(codeIn(await emailTo(`+55${phone}`)));
  await page.getByRole('button', { name: 'Confirmar código' }).click();
  await expect(page.getByText(new RegExp(`${phone.slice(-2)} verificado`))).toBeVisible();

  await page.getByRole('button', { name: 'Enviar link', exact: true }).click();
  await expect(page.getByText(`Enviamos um link para ${person.email}`)).toBeVisible();
  await page.goto(linkIn(await emailTo(person.email)));
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail confirmado' })).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  await page.getByRole('link', { name: 'Ir para o perfil' }).click();
  await expect(page.getByText(`${person.email} verificado`)).toBeVisible();

  await page.goto('/profile/contact');
  const wanted = `nova.${person.userName}@exemplo.test`;
  const email = page.getByRole('form', { name: 'Trocar e-mail' });
  await email.getByLabel('Novo e-mail', { exact: true }).fill(wanted);
  await email.getByLabel('Repita o novo e-mail').fill(wanted);
  await email.getByLabel('Sua senha').fill(person.password);
  await email.getByRole('button', { name: 'Enviar link de confirmação' }).click();
  await expect(email.getByRole('status')).toContainText(wanted);
  await page.goto(linkIn(await emailTo(wanted)));
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText(wanted);
});
