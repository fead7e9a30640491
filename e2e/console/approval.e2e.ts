import type { Browser, Page } from '@playwright/test';
import { origin } from '../support/api.ts';
import type { ConsoleGuard } from '../support/console-guard.ts';
import { leaveFor, openInQueue } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { passFirstGates } from '../support/gates.ts';
import { emailTo } from '../support/mailbox.ts';
import {
  aNewcomer,
  aRegistration,
  fillRegistrationForm,
  registrationOf,
  sendRegistrationForm,
  type Newcomer,
} from '../support/registrations.ts';

const statusOf = async (who: Newcomer) =>
  (await registrationOf(who, { status: 'approved' }))?.status ?? (await registrationOf(who, { status: 'refused' }))?.status;

/** What somebody has in their hand who registers while another person sits on the desktop. */
async function theirPhone({ browser, guard }: { browser: Browser; guard: ConsoleGuard }): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });
  guard.watch(context);
  return context.newPage();
}

const enter = async (page: Page, who: Newcomer) => {
  await page.goto(`${origin}/`);
  await page.getByLabel('E-mail, CPF ou usuário').fill(who.cpf);
  await page.getByLabel('Senha', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};

test('LOG-13 LOG-10 somebody registers on their phone, reads that they wait, is let in on the desktop, and comes in', async ({
  page: desktop,
  browser,
  guard,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of 400/); // who waits is not let in
  const who = aNewcomer();
  const phone = await theirPhone({ browser, guard });
  await phone.goto(`${origin}/register`);
  await fillRegistrationForm(phone, who);
  await sendRegistrationForm(phone);

  await signInAs('admin');
  await desktop.goto('/console/people');
  await desktop.getByRole('link', { name: 'Cadastros', exact: true }).click();
  await desktop.getByRole('searchbox', { name: 'Nome, e-mail ou documento' }).fill(who.cpf);
  await expect(desktop).toHaveURL(/search=/);
  await openInQueue(desktop, who.fullName);
  const facts = desktop.getByRole('article');
  await expect(facts.getByRole('heading', { level: 1, name: who.fullName })).toBeVisible();
  await expect(facts).toContainText('+5581988887777');
  await expect(facts).toContainText('Vendedor');
  await desktop.keyboard.press('a');
  await expect(desktop.getByText(`Aprovar ${who.fullName}`)).toBeVisible();
  await enter(phone, who);
  await expect(phone.getByText('Seu cadastro aguarda aprovação.')).toBeVisible(); // it can still be undone
  await leaveFor(desktop, 'Auditoria');
  await expect.poll(() => statusOf(who)).toBe('approved');

  expect(await emailTo(who.email)).toContain('Seu cadastro foi aprovado.');
  await enter(phone, who);
  await passFirstGates(phone);
  await expect(phone.getByRole('heading', { level: 1, name: `Oi, ${who.fullName.split(' ')[0]}` })).toBeVisible();
});

test('LOG-13 ADM-05 an administrator goes through the queue: takes a step back, refuses one with a reason, and approves two with one step', async ({
  page,
  signInAs,
}) => {
  const name = `Turma ${aNewcomer().userName}`;
  const [ana, bia, caio] = [aNewcomer(`Ana ${name}`), aNewcomer(`Bia ${name}`), aNewcomer(`Caio ${name}`)];
  for (const who of [ana, bia, caio]) await aRegistration(who);
  await signInAs('admin', { to: `/console/registrations?search=${encodeURIComponent(name)}` });
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(3);
  await openInQueue(page, ana.fullName);
  await expect(page.getByRole('button', { name: /^A?\s*Aprovar$/ })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(page.getByText(`Aprovar ${ana.fullName}`)).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { level: 1, name: ana.fullName })).toBeVisible();

  await page.keyboard.press('r');
  await expect(page.getByRole('alert').filter({ hasText: 'Escolha o motivo antes de recusar.' })).toBeVisible();
  await page.keyboard.press('4');
  await page.getByRole('textbox', { name: 'Recado para quem se cadastrou' }).fill('A loja fechou em maio.');
  await page.getByRole('button', { name: /^R?\s*Recusar$/ }).click();
  await expect(page.getByText(`Recusar ${ana.fullName}`)).toBeVisible();

  for (const who of [bia, caio]) await page.getByRole('checkbox', { name: `Selecionar o cadastro de ${who.fullName}` }).check();
  await page.getByRole('button', { name: /Decidir a seleção/ }).click();
  await page.getByRole('button', { name: /Aprovar 2/ }).click();
  await expect(page.getByText('Aprovar 2 cadastros')).toBeVisible();
  await leaveFor(page, 'Auditoria');
  await expect.poll(() => Promise.all([ana, bia, caio].map(statusOf))).toEqual(['refused', 'approved', 'approved']);
  expect(await emailTo(ana.email)).toContain('Seu cadastro não foi aprovado. A loja fechou em maio.');
});
