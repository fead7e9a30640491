import type { Page } from '@playwright/test';
import { createGroup } from '@vitrine/contract/identity';
import { createEnrolmentRule } from '@vitrine/contract/learning';
import type { FirstWay } from '@vitrine/domain/learning';
import { aMark, callAs } from '../support/api.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

const next = 'Minha-Propria-26';
/** Whatever somebody types into the address, the gate's own screen is what they get. */
const staysAt = async (page: Page, gate: string, title: string, addresses = ['/home']) => {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page).toHaveURL(gate);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
};

test('SES-17 SES-18 LOG-17 EXP-04 a new person passes every gate in order, goes by no address around one, and comes back to the one that they left', async ({
  page,
  logInAs,
}) => {
  const person = await aPerson({}, { isNew: true });
  await page.goto('/certificates'); // where they wanted to go
  await logInAs(person);
  await staysAt(page, '/change-password', 'Crie a sua senha', ['/online-courses', '/profile/contact', '/console/people']);
  await page.getByLabel('Senha atual').fill(person.password);
  await page.getByLabel('Nova senha', { exact: true }).fill(next);
  await page.getByLabel('Repita a nova senha').fill(next);
  await page.getByRole('button', { name: 'Salvar senha' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
  await page.getByRole('link', { name: 'Sair' }).click();
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
  await logInAs({ userName: person.userName, password: next });
  await staysAt(page, '/accept-terms', 'Termos de uso');
  await page.getByRole('button', { name: 'Li e aceito' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Cookies deste portal' })).toBeVisible();
  await staysAt(page, '/accept-cookies', 'Cookies deste portal');
  await page.getByRole('button', { name: 'Aceitar cookies' }).click();

  await expect(page.getByText('Passo 1 de 3')).toBeVisible();
  await page.goto('/home');
  await expect(page).toHaveURL('/onboarding');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Passo 2 de 3')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page).toHaveURL(/\/(home|certificates)$/);
  await page.goto('/home'); // the first steps come once
  await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
});

test('SES-19 a required training that is due comes first; its banner closes only where the rule allows it, stays closed over a reload, and what was learned lets the person through', async ({
  page,
  signInAs,
}) => {
  const group = await callAs('admin', createGroup, { body: { name: { 'pt-BR': `Novos ${aMark()}` }, labelId: null } });
  const person = await aPerson({ groupIds: [group.id] });
  const putFirst = async (comesFirst: FirstWay) => {
    const course = await aCourse([await aPdfActivity({ pages: 1 })]);
    await callAs('manager', createEnrolmentRule, {
      params: { subject: 'course', subjectId: course.id },
      body: { groupId: group.id, dueDays: null, comesFirst },
    });
    return course;
  };
  const must = await putFirst('must');
  await signInAs(person);
  await staysAt(page, '/mandatory-drills', 'Um exercício espera por você', ['/certificates', '/online-courses']);
  await expect(page.getByRole('heading', { level: 2, name: must.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agora não' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Fazer o exercício' }).click();
  await expect(page).toHaveURL(`/online-courses/${must.id}`);
  await page.goto(`/courses/${must.id}/activities/1`); // where it is learnt
  await expect(page.getByRole('heading', { name: 'Curso concluído' })).toBeVisible(); // one page, and it is read
  await page.goto('/certificates');
  await expect(page.getByRole('heading', { level: 1, name: 'Certificados' })).toBeVisible();

  const mayWait = await putFirst('may_wait');
  await page.goto('/certificates');
  await expect(page).toHaveURL('/mandatory-drills');
  await expect(page.getByRole('heading', { level: 2, name: mayWait.title })).toBeVisible();
  await page.getByRole('button', { name: 'Agora não' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Certificados' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Certificados' })).toBeVisible();
});
