import { issueWebserviceToken } from '@vitrine/contract/identity';
import { aMark, origin, port, reach } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';

test('CLI-06 an administrator makes a role of one permission and gives it to a person, who then sees that place of the console and no other', async ({
  page,
  person,
  signInAs,
  browser,
  guard,
}) => {
  guard.expectNetworkLine(/status of 40[34]/);
  const name = `Leitura ${aMark()}`;
  await signInAs('admin', { to: '/console/custom-roles?open=new' });
  await page.getByRole('textbox', { name: /Nome/ }).fill(name);
  await page.getByRole('combobox', { name: 'Permissões' }).click();
  await page.getByRole('option', { name: 'Ver as mensagens do programa e quem leu' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Novo papel', exact: true }).click();
  await expect(page.getByText('Papel criado.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Quem participa' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pessoas com o papel' })).toBeVisible();
  await page.getByRole('searchbox').fill(person.email);
  await page.getByRole('checkbox', { name: `${person.fullName} participa` }).check();
  await expect(page.getByRole('checkbox', { name: `${person.fullName} participa` })).toBeChecked();

  const theirs = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await signInAs(person, { page: theirs });
  await theirs.goto('/console/messages');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Mensagens' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Nova mensagem' })).toHaveCount(0);
  for (const place of ['Pessoas', 'Cursos', 'Campanhas', 'Prêmios'])
    await expect(theirs.getByRole('navigation').getByRole('link', { name: place, exact: true })).toHaveCount(0);
  await theirs.goto('/console/people');
  await expect(theirs.getByText('Não encontrado ou não possui permissão para acessar.')).toBeVisible();
  await theirs.context().close();
});

test('LOG-05 D72 a superuser lets a partner’s server in, whose secret is shown once, opens accounts, is changed and then ended', async ({
  page,
  person,
  signInAs,
}) => {
  const name = `Parceira ${aMark()}`;
  await signInAs('root', { to: '/console/login-configuration/integrators' });
  await page.getByRole('button', { name: 'Nova integração' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(name);
  await dialog.getByRole('button', { name: 'Nova integração' }).click();
  const kept = page.getByRole('dialog', { name: 'Guarde o segredo agora' });
  await expect(kept).toBeVisible();
  const id = await kept.getByLabel('Identificador').inputValue();
  const secret = await kept.getByLabel('Segredo', { exact: true }).inputValue();
  const knock = async (by: string) =>
    (
      await reach(origin + issueWebserviceToken.path, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${id}:${by}`)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ login: person.userName }),
      })
    ).status;
  await kept.getByRole('button', { name: 'Já guardei' }).click();
  await expect(kept).toBeHidden();
  expect(await knock(secret)).toBe(200);
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  await row.getByRole('button', { name: 'Trocar o segredo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Trocar o segredo' }).click();
  await expect(kept).toBeVisible();
  const other = await kept.getByLabel('Segredo', { exact: true }).inputValue();
  await kept.getByRole('button', { name: 'Já guardei' }).click();
  expect([await knock(secret), await knock(other)]).toEqual([401, 200]);

  await row.getByRole('button', { name: 'Revogar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click();
  await expect(row).toHaveCount(0);
  expect(await knock(other)).toBe(401);
});

test('ADM-03 a superuser adds an address at which the portal opens, and takes it away again; the main one cannot go', async ({
  page,
  signInAs,
  browser,
}) => {
  const host = `${aMark()}.localhost`.toLowerCase();
  await signInAs('root', { to: '/console/login-configuration/hosts' });
  const table = page.getByRole('table', { name: 'Endereços do portal' });
  const main = table.getByRole('row').filter({ has: page.getByText('Principal', { exact: true }) });
  await expect(main).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Endereço', exact: true }).fill(host);
  await page.getByRole('button', { name: 'Incluir endereço' }).click();
  await expect(table.getByRole('rowheader', { name: host })).toBeVisible();
  const stranger = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await stranger.goto(`http://${host}:${port}/`);
  await expect(stranger.getByRole('form', { name: 'Entrar' })).toBeVisible();
  await stranger.context().close();

  await expect(main.getByRole('button', { name: /^Remover/ })).toHaveCount(0);
  await page.getByRole('button', { name: `Remover ${host}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
  await expect(table.getByRole('rowheader', { name: host })).toHaveCount(0);
});
