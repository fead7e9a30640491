import { otherOrigin } from '../support/api.ts';
import { expect, test } from '../support/other-site.ts';
import { aNewcomer, doors, fillDoor, registrationOf, sendDoor } from '../support/registrations.ts';

for (const door of doors) {
  test(`LOG-10 ${door.path} asks for its own fields in their order, and leads to its own queue`, async ({
    page,
    checkAccessible,
    guard,
  }) => {
    guard.expectNetworkLine(/status of 400/);
    const who = aNewcomer();
    await page.goto(door.path);
    await expect(page.getByRole('heading', { level: 1, name: door.title })).toBeVisible();
    const labels = [...door.asks.flatMap(([label]) => (label === 'E-mail' ? [label, 'Repita o e-mail'] : [label])), 'Senha'];
    for (const label of labels) await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    const names = await page
      .getByRole('form')
      .locator('input:not([type=checkbox]), select')
      .evaluateAll((inputs) =>
        inputs.map((input) => document.querySelector(`label[for="${input.id}"]`)?.firstChild?.textContent?.trim() ?? ''),
      );
    expect(names).toEqual(labels);
    await checkAccessible(page);

    await fillDoor(page, who, { door });
    await sendDoor(page);
    await expect(page).toHaveURL('/register-success');
    await checkAccessible(page);
    const kept = await registrationOf(who, { by: door.decidedBy });
    expect(kept).toMatchObject({ variant: door.variant, fullName: who.fullName, status: 'waiting' });

    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await page.getByLabel('E-mail, CPF ou usuário').fill(who.email);
    await page.getByLabel('Senha', { exact: true }).fill(who.password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('Seu cadastro aguarda aprovação.')).toBeVisible();
  });
}

test('LOG-10 VAL-14 what is wrong is told at its field, all of it, and the first one has the focus', async ({ page, checkAccessible }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Criar cadastro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Criar cadastro' })).toBeVisible();
  const told = (label: string, text: string) =>
    expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(text));
  await page.getByRole('button', { name: 'Criar cadastro' }).click();
  await told('CPF', 'CPF é obrigatório');
  await told('Função', 'Preencha este campo');
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  await checkAccessible(page);

  await fillDoor(page, { ...aNewcomer(), cpf: '44771278203', email: 'joana@', password: 'curta' });
  await page.getByLabel('Celular com DDD').fill('123');
  await page.getByLabel('Repita o e-mail').fill('outra@exemplo.test');
  await page.getByRole('button', { name: 'Criar cadastro' }).click();
  await told('CPF', 'Documento inválido');
  await told('Celular com DDD', 'Confira o telefone');
  await told('E-mail', 'Confira o e-mail');
  await told('Senha', 'Senha fraca demais');
  await expect(page.getByLabel('CPF', { exact: true })).toBeFocused();
  await expect(page.getByLabel('CPF', { exact: true })).toHaveValue('447.712.782-03');
});

test('LOG-10 VAL-03 VAL-10 I18-01 what is taken is told in the person’s language, and what was typed stays', async ({
  page,
  person,
  guard,
  checkAccessible,
}) => {
  guard.expectNetworkLine(/status of 422/);
  const who = { ...aNewcomer(), cpf: person.document, email: person.email };
  await page.goto('/register');
  await fillDoor(page, who);
  await page.getByLabel('Idioma').selectOption('fr-FR');
  const name = page.getByRole('form').locator('input[name=fullName]');
  await expect(page.getByRole('heading', { level: 1, name: 'S’inscrire' })).toBeVisible();
  await expect(name).toHaveValue(who.fullName);
  await page.getByRole('form').locator('[type=submit]').click();
  await expect(page.locator('input[name=document]')).toHaveAccessibleDescription(/CPF déjà enregistré/);
  await expect(page.locator('input[name=email]')).toHaveAccessibleDescription(/Cet e-mail est déjà utilisé/);
  await expect(page.locator('input[name=document]')).toBeFocused();
  await expect(name).toHaveValue(who.fullName);
  await expect(page.locator('input[name=password]')).toHaveValue(who.password);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await checkAccessible(page);
});

test('LOG-10 ERR-01 without a network nothing is lost, and the same form is sent once there is one', async ({ page, context, guard }) => {
  guard.expectNetworkLine(/ERR_INTERNET_DISCONNECTED/);
  const who = aNewcomer();
  await page.goto('/register');
  await fillDoor(page, who, { but: ['Celular com DDD'] });
  await page.getByRole('button', { name: 'Criar cadastro' }).click();
  await expect(page.getByLabel('Celular com DDD')).toHaveAccessibleDescription(/Preencha este campo/); // the rules are here, whatever the network does
  await page.getByLabel('Celular com DDD').fill('81 98888-7777');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Criar cadastro' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'O que você digitou continua aqui' })).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue(who.fullName);
  await context.setOffline(false);
  await sendDoor(page);
  await expect.poll(async () => (await registrationOf(who))?.fullName).toBe(who.fullName);
});

test('LOG-10 a door that a site does not open says so, and leads back', async ({ page, checkAccessible }) => {
  for (const path of ['/register-seven-trade', '/register-pop-trade']) {
    await page.goto(`${otherOrigin}${path}`);
    await expect(page.getByText('Este cadastro não está aberto. Fale com quem convidou você.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await checkAccessible(page);
  }
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await expect(page.getByLabel('E-mail, CPF ou usuário')).toBeVisible();
});
