import type { Browser, Page } from '@playwright/test';
import { decideRegistration } from '@vitrine/contract/identity';
import { callAs, origin, type Who } from '../support/api.ts';
import type { ConsoleGuard } from '../support/console-guard.ts';
import { act, leaveFor, openInQueue } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { passFirstGates } from '../support/gates.ts';
import { letterTo } from '../support/mailbox.ts';
import { aNewcomer, aRegistration, fillDoor, registrationOf, sendDoor, type Newcomer } from '../support/registrations.ts';

const approve = { key: 'a', name: /^A?\s*Aprovar$/ };
const refuse = { key: 'r', name: /^R?\s*Recusar$/ };
const statusOf = async (who: Newcomer) =>
  (await registrationOf(who, { status: 'approved' }))?.status ?? (await registrationOf(who, { status: 'refused' }))?.status;

/** An administrator at a desk, whatever the person of the journey holds in their hand. */
async function theDesk({
  browser,
  guard,
  signInAs,
}: {
  browser: Browser;
  guard: ConsoleGuard;
  signInAs: (who: Who, at: { page: Page }) => Promise<void>;
}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  guard.watch(context);
  const desk = await context.newPage();
  await desk.goto(`${origin}/`);
  await signInAs('admin', { page: desk });
  return desk;
}

const enter = async (page: Page, who: Newcomer) => {
  await page.goto('/');
  await page.getByLabel('E-mail, CPF ou usuário').fill(who.cpf);
  await page.getByLabel('Senha', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};

test('LOG-13 LOG-10 somebody registers, the console lets them in, and they log in', async ({
  page,
  browser,
  guard,
  signInAs,
  checkAccessible,
}) => {
  test.slow(); // two people, from a registration to the portal
  guard.expectNetworkLine(/status of 400/);
  const who = aNewcomer();
  await page.goto('/register');
  await fillDoor(page, who);
  await sendDoor(page);

  const desk = await theDesk({ browser, guard, signInAs });
  await desk.goto(`${origin}/console/people`);
  await desk.getByRole('link', { name: 'Cadastros', exact: true }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Cadastros' })).toBeVisible();
  await desk.getByRole('searchbox', { name: 'Nome, e-mail ou documento' }).fill(who.cpf);
  await expect(desk).toHaveURL(/search=/);
  await openInQueue(desk, who.fullName);
  const facts = desk.getByRole('article');
  await expect(facts.getByRole('heading', { level: 1, name: who.fullName })).toBeVisible();
  await expect(facts).toContainText('+5581988887777');
  await expect(facts).toContainText('Vendedor');
  await checkAccessible(desk);
  await desk.keyboard.press('a');
  await expect(desk.getByText(`Aprovar ${who.fullName}`)).toBeVisible();
  await checkAccessible(desk);
  await enter(page, who);
  await expect(page.getByText('Seu cadastro aguarda aprovação.')).toBeVisible(); // it can still be undone
  await leaveFor(desk, 'Auditoria');
  await expect.poll(() => statusOf(who)).toBe('approved');

  expect(await letterTo(who.email)).toContain('Seu cadastro foi aprovado.');
  await enter(page, who);
  await passFirstGates(page);
  await expect(page.getByRole('heading', { level: 1, name: `Oi, ${who.fullName.split(' ')[0]}` })).toBeVisible();
});

test('LOG-13 a refusal asks for its reason, the person reads it, and is let in after all', async ({
  page,
  isMobile,
  guard,
  signInAs,
  checkAccessible,
}) => {
  test.slow();
  guard.expectNetworkLine(/status of 400/);
  const who = aNewcomer();
  await aRegistration(who);
  await page.goto('/');
  await signInAs('admin');
  await page.goto(`/console/registrations?search=${who.email}`);
  await openInQueue(page, who.fullName);
  await act(page, { ...refuse, isMobile });
  await expect(page.getByRole('alert').filter({ hasText: 'Escolha o motivo antes de recusar.' })).toBeVisible();
  if (isMobile) await page.getByRole('radio', { name: 'Outro motivo' }).check();
  else await page.keyboard.press('4');
  await page.getByRole('textbox', { name: 'Recado para quem se cadastrou' }).fill('A loja fechou em maio.');
  await checkAccessible(page);
  await page.getByRole('button', refuse).click();
  await expect(page.getByText(`Recusar ${who.fullName}`)).toBeVisible();
  await leaveFor(page, 'Auditoria');
  await expect.poll(() => statusOf(who)).toBe('refused');
  expect(await letterTo(who.email)).toContain('Seu cadastro não foi aprovado. A loja fechou em maio.');

  await page.goto(`/console/registrations?status=refused&search=${who.email}`);
  await openInQueue(page, who.fullName);
  await expect(page.getByText('“A loja fechou em maio.”')).toBeVisible();
  await expect(page.getByRole('button', refuse)).toHaveCount(0);
  await act(page, { ...approve, isMobile });
  await expect(page.getByText(`Aprovar ${who.fullName}`)).toBeVisible();
  await leaveFor(page, 'Auditoria');
  await expect.poll(() => statusOf(who)).toBe('approved');
  await page.goto('/logout');
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible(); // a log-out that is cut off is none
  await enter(page, who);
  await passFirstGates(page);
});

test('LOG-13 ADM-05 several are decided with one step, what a colleague decided before is told, and a step is undone', async ({
  page,
  isMobile,
  guard,
  signInAs,
  checkAccessible,
}) => {
  guard.expectNetworkLine(/status of 409/);
  const name = `Turma ${aNewcomer().userName}`;
  const [ana, bia, caio] = [aNewcomer(`Ana ${name}`), aNewcomer(`Bia ${name}`), aNewcomer(`Caio ${name}`)];
  const people = [ana, bia, caio];
  for (const who of people) await aRegistration(who);
  await page.goto('/');
  await signInAs('admin');
  await page.goto(`/console/registrations?search=${name}`);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(3);
  await page.getByRole('link', { name: new RegExp(ana.fullName) }).click();
  await act(page, { ...approve, isMobile });
  await expect(page.getByText(`Aprovar ${ana.fullName}`)).toBeVisible();
  await act(page, { key: 'u', name: 'Desfazer', isMobile });
  await expect(page.getByRole('heading', { level: 1, name: ana.fullName })).toBeVisible();
  if (isMobile) await page.getByRole('article').getByRole('link', { name: 'Voltar à lista' }).click();
  else await page.keyboard.press('Escape');

  for (const who of people) await page.getByRole('checkbox', { name: `Selecionar o cadastro de ${who.fullName}` }).check();
  await page.getByRole('button', { name: /Decidir a seleção/ }).click();
  await expect(page.getByRole('heading', { name: '3 cadastros na seleção' })).toBeVisible();
  await checkAccessible(page);
  await page.getByRole('button', { name: /Aprovar 3/ }).click();
  await expect(page.getByText('Aprovar 3 cadastros')).toBeVisible();
  const { id: registrationId } = (await registrationOf(bia)) ?? { id: '' };
  await callAs('admin', decideRegistration, {
    params: { registrationId },
    body: { decision: 'refuse', seen: 'waiting', reason: 'registered_twice', note: '' },
  });
  await expect(page.getByText('2 de 3 decisões gravadas')).toBeVisible({ timeout: 40_000 }); // ten seconds in which it can be undone
  expect(await Promise.all([ana, bia, caio].map(statusOf))).toEqual(['approved', 'refused', 'approved']);
  await page.getByRole('status').getByRole('link', { name: bia.fullName }).click();
  await expect(page.getByText('Outra pessoa decidiu antes. Agora: Recusado.')).toBeVisible();
});
