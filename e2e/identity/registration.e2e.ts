import { expect, test } from '../support/fixtures.ts';
import { aNewcomer, registrationForms, fillRegistrationForm, registrationOf, sendRegistrationForm } from '../support/registrations.ts';

const [form] = registrationForms;

test('LOG-10 VAL-03 VAL-10 VAL-14 I18-01 ERR-01 a newcomer registers: what is wrong is told at its field, in their language; nothing typed is lost, without a network either; approval comes next', async ({
  page,
  context,
  person,
  guard,
}) => {
  guard.expectNetworkLine(/status of 4(00|22)|ERR_INTERNET_DISCONNECTED/);
  const who = aNewcomer();
  const field = (name: string) => page.getByRole('form').locator(`[name=${name}]`);
  const send = () => page.getByRole('form').locator('[type=submit]').click();
  await page.goto('/');
  await page.getByRole('link', { name: 'Criar cadastro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Criar cadastro' })).toBeVisible();
  const labels = [...(form?.asks ?? []).flatMap(([label]) => (label === 'E-mail' ? [label, 'Repita o e-mail'] : [label])), 'Senha'];
  for (const label of labels) await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  const names = await page
    .getByRole('form')
    .locator('input:not([type=checkbox]), select')
    .evaluateAll((inputs) =>
      inputs.map((input) => document.querySelector(`label[for="${input.id}"]`)?.firstChild?.textContent?.trim() ?? ''),
    );
  expect(names).toEqual(labels); // its own fields, in their order

  await send();
  await expect(field('document')).toHaveAccessibleDescription(/CPF é obrigatório/);
  await expect(field('programRole')).toHaveAccessibleDescription(/Preencha este campo/);
  await expect(field('fullName')).toBeFocused();
  await fillRegistrationForm(page, { ...who, cpf: person.document, email: person.email });
  await page.getByLabel('Idioma').selectOption('fr-FR');
  await expect(page.getByRole('heading', { level: 1, name: 'S’inscrire' })).toBeVisible();
  await send();
  await expect(field('document')).toHaveAccessibleDescription(/CPF déjà enregistré/);
  await expect(field('email')).toHaveAccessibleDescription(/Cet e-mail est déjà utilisé/);
  await expect(field('document')).toBeFocused();
  await expect(field('fullName')).toHaveValue(who.fullName);
  await expect(field('password')).toHaveValue(who.password);
  await expect(page.getByRole('checkbox')).toBeChecked();

  await page.getByLabel('Langue').selectOption('pt-BR');
  await fillRegistrationForm(page, who);
  await context.setOffline(true);
  await send();
  await expect(page.getByRole('alert').filter({ hasText: 'O que você digitou continua aqui' })).toBeVisible();
  await expect(field('fullName')).toHaveValue(who.fullName);
  await context.setOffline(false);
  await sendRegistrationForm(page);
  await expect(page).toHaveURL('/register-success');
  expect(await registrationOf(who)).toMatchObject({ variant: 'register', fullName: who.fullName, status: 'waiting' });

  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await page.getByLabel('E-mail, CPF ou usuário').fill(who.email);
  await page.getByLabel('Senha', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Seu cadastro aguarda aprovação.')).toBeVisible();
});
