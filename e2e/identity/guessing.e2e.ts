import { aMark } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { guessUntilHeld, toldWait, tryToEnter } from '../support/guessing.ts';
import { codeIn, letterTo } from '../support/mailbox.ts';
import { aPerson } from '../support/people.ts';
import { aPhone, tellFacts, tryCode } from '../support/recovery.ts';

const held = 'Muitas tentativas seguidas. Espere um pouco e tente de novo.';

test('LOG-14 five wrong passwords hold one name up: the wait is told, what was typed stays, the right one waits too; others come in', async ({
  page,
  person,
  guard,
  checkAccessible,
}) => {
  guard.expectNetworkLine(/status of 4(00|29)/);
  const neighbour = await aPerson();
  await page.goto('/');
  const refused = await guessUntilHeld(page, person.userName);
  await expect(page.getByRole('alert')).toHaveText(held);
  await expect(page.getByText(toldWait(refused))).toBeVisible();
  await expect(page.getByLabel('E-mail, CPF ou usuário')).toHaveValue(person.userName);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(/^errada-/);
  await checkAccessible(page);
  expect((await tryToEnter(page, person.userName, person.password)).status()).toBe(429);
  await expect(page.getByRole('alert')).toHaveText(held);
  expect((await tryToEnter(page, neighbour.userName, neighbour.password)).status()).toBe(200);
  await expect(page).toHaveURL('/home');
});

test('LOG-14 LOG-16 five wrong codes use a code up, not even the right one helps, and another waits for its time', async ({
  page,
  guard,
  checkAccessible,
}) => {
  guard.expectNetworkLine(/status of 422/);
  const phone = aPhone();
  const person = await aPerson({ birthday: '1990-05-20', phone });
  await tellFacts(page, { document: person.document, birthday: '1990-05-20' });
  await page.getByRole('button', { name: 'Enviar por SMS' }).click();
  await expect(page.getByLabel('Código de seis números')).toBeVisible();
  const right = codeIn(await letterTo(phone));
  const wrong = (turn: number) => String((Number(right) + turn) % 1_000_000).padStart(6, '0');
  for (let turn = 1; turn <= 4; turn += 1) {
    expect(await tryCode(page, wrong(turn))).toBe(422);
    await expect(page.getByRole('alert')).toContainText('Código inválido');
  }
  for (const code of [wrong(5), right]) {
    expect(await tryCode(page, code)).toBe(422);
    await expect(page.getByRole('alert')).toHaveText('Este código já foi tentado cinco vezes. Peça outro.');
    await expect(page.getByLabel('Código de seis números')).toHaveValue(code);
  }
  await expect(page.getByRole('button', { name: /^Enviar de novo em [0-4]:\d\d$/ })).toBeDisabled();
  await checkAccessible(page);
});

test('LOG-14 D64 the sixth letter waits, for a name that is known as for one that is not', async ({ page, person, guard }) => {
  guard.expectNetworkLine(/status of 429/);
  for (const login of [person.email, `ninguem-${aMark()}`]) {
    await page.goto('/request-password');
    await page.getByLabel('E-mail, CPF ou usuário').fill(login);
    const send = async () => {
      const answered = page.waitForResponse('**/api_recover_password/');
      await page.getByRole('button', { name: 'Enviar link' }).click();
      return answered;
    };
    let letters = 0;
    let answered = await send();
    for (; answered.status() === 200; answered = await send()) {
      await expect(page.getByRole('status')).toContainText('Se há um cadastro com esses dados');
      await page.getByRole('button', { name: 'Digitar de novo' }).click();
      letters += 1;
    }
    expect(answered.status()).toBe(429);
    expect([5, 6, 7, 8, 9, 10]).toContain(letters); // more than five where a quarter of an hour ended meanwhile
    await expect(page.getByRole('alert')).toHaveText(held);
    await expect(page.getByText(toldWait(answered))).toBeVisible();
    await expect(page.getByLabel('E-mail, CPF ou usuário')).toHaveValue(login);
  }
});
