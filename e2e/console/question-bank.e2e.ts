import { listSubjects } from '@vitrine/contract/assessment';
import { enrol, finishAttempt, startAttempt } from '@vitrine/contract/learning';
import { aMark, callAs } from '../support/api.ts';
import { aCourse, aTestActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

test('ADM-01 ADM-06 a manager brings questions from a file into the bank, a test draws them, and the result of a person tells every answer', async ({
  page,
  person,
  signInAs,
}) => {
  const subject = `Frio ${aMark()}`;
  const gift = [
    `$CATEGORY: ${subject}`,
    'O que a etiqueta mostra? {=O gasto de energia ~A cor da porta ~O peso}',
    '',
    'Sem chaves',
    '',
    'O inverter gela? {TRUE}',
  ].join('\n');
  await signInAs('manager', { to: '/console/questions' });
  await page.getByRole('link', { name: 'Importar' }).click();
  await page.getByLabel('Escolher arquivo').setInputFiles({ name: 'banco.gift', mimeType: 'text/plain', buffer: Buffer.from(gift) });
  await expect(page.getByText('2 prontas para entrar, 1 com problema.')).toBeVisible();
  await expect(page.getByRole('row', { name: /4 Sem chaves Chaves que não abrem ou não fecham/ })).toBeVisible();
  await page.getByRole('button', { name: 'Trazer 2 questões' }).click();
  await expect(page.getByText('2 questões entraram no banco.')).toBeVisible();

  const { items } = await callAs('manager', listSubjects, {});
  const subjectId = items.find(({ name }) => name === subject)?.id ?? null;
  const drawn = `Sorteada ${aMark()}`;
  const activity = aTestActivity({ title: drawn, questions: 1, maximumAttempts: 1, minimumScore: 60 });
  if (activity.content.kind !== 'conventional_test') throw new Error('a test has rules');
  const pools = [{ id: crypto.randomUUID(), count: 2, subjectId, tags: [], kinds: [] }];
  const course = await aCourse([
    { ...activity, content: { ...activity.content, test: { ...activity.content.test, questions: [], pools } } },
  ]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  const params = { courseId: course.id, hierarchy_order: 1 };
  const device = 'a-phone-in-a-shop';
  const attempt = await callAs(person, startAttempt, { params, body: { device } });
  expect(attempt.questions).toHaveLength(2);
  await callAs(person, finishAttempt, { params: { ...params, attemptId: attempt.id }, body: { device } });

  await page.goto('/console/tests');
  await page.getByLabel('Buscar curso').fill(course.title);
  await expect(page).toHaveURL(/search=/); // the address that comes a moment later would lead back here
  await page.getByRole('link', { name: drawn }).click();
  await page.getByRole('link', { name: person.fullName }).click();
  const pane = page.getByRole('region', { name: person.fullName });
  await pane.getByText(/^Tentativa 1/).click();
  await expect(pane.getByText('O que a etiqueta mostra?')).toBeVisible();
  await expect(pane.getByText('Certo: O gasto de energia')).toBeVisible();

  await page.goto('/console/questions');
  await page.getByLabel('Buscar no texto').fill('etiqueta mostra');
  await page.getByRole('link', { name: 'O que a etiqueta mostra?' }).first().click();
  await expect(page.getByText('Usada em 1 prova')).toBeVisible();
});
