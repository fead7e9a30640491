import { shiftClock } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { guessUntilHeld, waitSentence, tryToEnter } from '../support/guessing.ts';
import { codeIn, emailTo } from '../support/mailbox.ts';
import { aPerson } from '../support/people.ts';
import { aPhone, recoveryLinkOf, setNewPassword, tellFacts, tryCode } from '../support/recovery.ts';

let gone = 0;
/** So much later, by the server's clock. */
const later = async (minutes: number) => {
  gone += minutes;
  await shiftClock(minutes);
};
test.afterAll(() => shiftClock(-gone)); // whoever keeps this server for the next run finds its clock right

test('LOG-14 a name that was held up comes in when the wait is over', async ({ page, person, guard }) => {
  guard.expectNetworkLine(/status of 4(00|29)/);
  await page.goto('/');
  await guessUntilHeld(page, person.userName);
  const refused = await tryToEnter(page, person.userName, person.password);
  expect(refused.status()).toBe(429);
  await expect(page.getByText(waitSentence(refused))).toBeVisible();
  await later(15);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click(); // what was typed is still there
  await expect(page).toHaveURL('/home');
});

test('LOG-08 LOG-14 LOG-16 whoever comes too late with an e-mail is offered another way, and gets another code when the server’s clock says so, whatever the browser’s does', async ({
  page,
  guard,
}) => {
  guard.expectNetworkLine(/status of 4(09|22)/);
  const phone = aPhone();
  const person = await aPerson({ birthday: '1990-05-20', phone });
  const link = await recoveryLinkOf(person);
  await later(61);
  await page.clock.install();
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('Este link venceu. Peça um novo.');
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Pedir um novo link' }).click();
  await expect(page.getByLabel('E-mail, CPF ou usuário')).toHaveValue(person.userName);

  const ask = async () => {
    await page.getByRole('button', { name: 'Enviar por SMS' }).click();
    await expect(page.getByRole('button', { name: /^Enviar de novo em [0-5]:\d\d$/ })).toBeDisabled();
  };
  await tellFacts(page, { document: person.document, birthday: '1990-05-20' });
  await ask();
  const first = codeIn(await emailTo(phone));
  await page.clock.fastForward('05:01'); // the browser's alone
  await page.getByRole('button', { name: 'Enviar outro código' }).click();
  await ask();
  await later(5);
  await page.clock.fastForward('05:01');
  await page.getByRole('button', { name: 'Enviar outro código' }).click();
  await ask();
  const second = codeIn(await emailTo(phone, { after: 1 }));
  expect(await tryCode(page, first === second ? '000000' : first)).toBe(422); // the older one is over
  expect(await tryCode(page, second)).toBe(200);
  await setNewPassword(page);
  await expect(page).toHaveURL('/home');
});
