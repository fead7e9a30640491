import { sendEmailLink } from '@vitrine/contract/identity';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { emailTo, linkIn } from '../support/mailbox.ts';
import { aPerson } from '../support/people.ts';
import { nextPassword, partsOf, recoveryLinkOf, setNewPassword, withOther } from '../support/recovery.ts';

const hello = 'Oi, Pessoa';

test('LOG-08 LOG-18 SES-10 links of somebody else’s e-mails do what they are for to that person alone: altered or loaded anew they say that they are dead, and the session that is open stays whose it is', async ({
  page,
  person,
  guard,
  signInAs,
  logInAs,
}) => {
  guard.expectNetworkLine(/status of 409/);
  const other = await aPerson({ fullName: 'Olívia Campos' });
  const [link, own] = [await recoveryLinkOf(other), await recoveryLinkOf(person)];
  await callAs(other, sendEmailLink, {});
  const confirming = linkIn(await emailTo(other.email, { after: 1 }));
  const tokens: string[] = [];
  await signInAs(person);
  page.on(
    'response',
    (answer) => void (/\/(token\/|alternative_login\/|log-in\/webservice)$/.test(answer.url()) && tokens.push(answer.url())),
  );

  await page.goto(confirming);
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail confirmado' })).toBeVisible();
  await page.goto('/profile/contact');
  await expect(page.getByText(`Confirme ${person.email} com um link.`)).toBeVisible();

  const isDead = async () => {
    await expect(page.getByRole('alert')).toHaveText('Link inválido ou vencido. Peça um novo.');
    await expect(page.getByLabel('Nova senha', { exact: true })).toHaveCount(0);
  };
  await page.goto(withOther(link, 'token', partsOf(own).token)); // their account by my e-mail
  await isDead();
  await page.getByRole('link', { name: 'Pedir um novo link' }).click();
  await expect(page.getByLabel('E-mail, CPF ou usuário')).toHaveValue(other.userName);
  await page.goto(link);
  await expect(page.getByText(`Para o usuário ${other.userName}.`)).toBeVisible();
  await page.reload(); // the address has kept nothing
  await isDead();
  await page.goto(link);
  await setNewPassword(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Senha criada' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para a entrada' }).click();

  await expect(page.getByRole('heading', { level: 1, name: hello })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: hello })).toBeVisible();
  expect(tokens).toEqual([]);
  await page.goto('/logout');
  await logInAs({ userName: other.userName, password: nextPassword });
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Olívia' })).toBeVisible();
});
