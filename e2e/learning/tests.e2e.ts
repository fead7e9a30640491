import type { Page } from '@playwright/test';
import { enrol } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { aCourse, aTestActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

const begin = async (page: Page, courseId: string) => {
  await page.goto(`/courses/${courseId}/activities/1`);
  await page.getByRole('button', { name: 'Começar a prova' }).click();
  await expect(page.getByText(/^Questão 1 de/)).toBeVisible();
};
const handIn = async (page: Page) => {
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
};

test('TST-02 TST-09 the rules are told first, a failed attempt says how many are left but no right answer, and a pass ends it', async ({
  page,
  person,
  signInAs,
}) => {
  const bodies: string[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().includes('/api/v1/') || answer.url().includes('/stream')) return;
    bodies.push(await answer.text().catch(() => ''));
  });
  const course = await aCourse([aTestActivity({ questions: 2, maximumAttempts: 2, minimumScore: 60, minutesToAnswer: 15 })]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  await signInAs(person, { to: `/courses/${course.id}/activities/1` });
  for (const fact of ['60%', '15 minutos', 'Restam 2 tentativas']) await expect(page.getByText(fact, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Começar a prova' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);

  await page.getByLabel('Resposta fraca').check();
  await page.getByRole('button', { name: 'Próxima', exact: true }).click();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByText('1 questão ficou sem resposta e conta como errada.')).toBeVisible();
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ainda não foi desta vez' })).toBeVisible();
  await expect(page.getByText('Resta 1 tentativa')).toBeVisible();

  const told = bodies.join('\n');
  expect(told).toContain('Pergunta 1?');
  expect(told).not.toMatch(/isRight"|"right":\[|Explicação/);

  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  for (const isLast of [false, true]) {
    await page.getByLabel('Resposta boa').check();
    if (!isLast) await page.getByRole('button', { name: 'Próxima', exact: true }).click();
  }
  await handIn(page);
  await expect(page.getByRole('heading', { name: 'Curso concluído' })).toBeVisible();
  await expect(page.getByText('100% · 2 de 2 certas')).toBeVisible();
  await page.getByRole('button', { name: 'Ver o resultado' }).click();
  await expect(page.getByRole('heading', { name: 'Prova aprovada' })).toBeVisible();
  await expect(page.getByText('Explicação 1.')).toBeVisible(); // now it is due
});

test('TST-07 TST-08 leaving a running test asks first; a reload goes on with the same attempt and the answers that were given', async ({
  page,
  person,
  signInAs,
}) => {
  const course = await aCourse([aTestActivity({ questions: 2, minutesToAnswer: 10 })]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  await signInAs(person);
  await begin(page, course.id);
  await page.getByLabel('Outra resposta').check();
  await expect(page.getByText('Resposta salva')).toBeVisible();

  await page.getByRole('link', { name: 'Sair da prova' }).click();
  await expect(page.getByRole('dialog', { name: 'Por favor, finalize a prova' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar a prova' }).click();
  await expect(page.getByText(/^Questão \d de/)).toBeVisible();

  const asked: string[] = []; // by the browser itself, before a test is left (TST-08)
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);

  await expect(page.getByText('Questão 2 de 2')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|0?9:\d\d)$/);
  await page.getByRole('button', { name: 'Questão anterior' }).click();
  await expect(page.getByLabel('Outra resposta')).toBeChecked();
});

test('TST-07 another device takes the attempt over, and the first one can only look', async ({
  page,
  person,
  signInAs,
  browser,
  guard,
}) => {
  guard.expectNetworkLine(/status of 409/);
  const course = await aCourse([aTestActivity({ questions: 2 })]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  await signInAs(person);
  await begin(page, course.id);
  await page.getByLabel('Outra resposta').check();
  await expect(page.getByText('Resposta salva')).toBeVisible();

  const second = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await second.goto(new URL('/', page.url()).href);
  await signInAs(person, { page: second });
  await second.goto(page.url());
  await expect(second.getByText('A prova está aberta em outro aparelho')).toBeVisible();
  await second.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(second.getByText('Questão 2 de 2')).toBeVisible();

  await page.getByLabel('Resposta boa').click(); // a tick that nothing keeps: the question goes with it
  await expect(page.getByText('A prova está aberta em outro aparelho')).toBeVisible();
  await expect(page.getByLabel('Resposta boa')).toHaveCount(0);
  await second.getByRole('button', { name: 'Questão anterior' }).click();
  await expect(second.getByLabel('Outra resposta')).toBeChecked();
});
