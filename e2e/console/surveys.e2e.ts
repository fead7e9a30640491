import { readFile } from 'node:fs/promises';
import { answerSurvey, getSurvey } from '@vitrine/contract/surveys';
import { aMark, callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

test('ADM-01 SUR-01 CLI-10 ADM-08 the manager writes a survey beside the learner’s view, is told what a question lacks, hands it to an owner, publishes it, and follows a bar to its rows', async ({
  page,
  person,
  signInAs,
  browser,
  guard,
}) => {
  guard.expectNetworkLine(/status of 422/); // saved with an option that has no text
  const mark = aMark();
  const owner = await aPerson({ roles: ['instructor'], fullName: `Dona ${mark}` });
  await signInAs('manager', { to: '/console/surveys' });
  await page.getByRole('link', { name: 'Nova pesquisa' }).click();
  await page.getByRole('dialog').getByLabel('Título').fill(`Clima ${mark}`);
  await page.getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Clima ${mark}` })).toBeVisible();

  const questions = page.getByRole('region', { name: 'Perguntas' });
  const preview = page.getByRole('region', { name: 'Prévia no celular' }).first();
  await questions.getByRole('button', { name: 'Nova pergunta' }).click();
  await questions.getByRole('textbox', { name: 'Pergunta' }).fill('Quando vende mais?');
  await questions.getByRole('textbox', { name: 'Opção 1' }).fill('De manhã');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(questions.getByText('Escreva a opção.')).toBeVisible();
  await questions.getByRole('textbox', { name: 'Opção 2' }).fill('À tarde');
  await expect(preview.getByRole('radio', { name: 'À tarde' })).toBeVisible();
  await questions.getByRole('button', { name: 'Nova pergunta' }).click();
  await questions.getByRole('textbox', { name: 'Pergunta' }).fill('Que nota dá?');
  await questions.getByRole('combobox', { name: 'Como se responde' }).selectOption({ label: 'Nota de 0 a 10 (NPS)' });
  await questions.getByRole('button', { name: 'Subir a pergunta 2' }).click();
  await expect(questions.getByRole('button', { name: /Que nota dá/ })).toContainText('1');
  await page
    .getByRole('region', { name: 'Responsáveis' })
    .getByRole('combobox', { name: 'Quem cuida desta pesquisa' })
    .fill(owner.fullName);
  await page.getByRole('option', { name: owner.fullName }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicada.')).toBeVisible();

  const surveyId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const asked = await callAs(person, getSurvey, { params: { surveyId }, query: {} });
  const [score, choice] = asked.questions;
  await callAs(person, answerSurvey, {
    params: { surveyId },
    body: {
      edition: 1,
      about: null,
      answers: [
        { questionId: score?.id ?? '', optionIds: [], score: 9, text: '' },
        { questionId: choice?.id ?? '', optionIds: [choice?.options[1]?.id ?? ''], score: null, text: '' },
      ],
    },
  });

  const desktop = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInAs(owner, { page: desktop });
  await desktop.goto('/console/surveys');
  await expect(desktop.getByRole('link', { name: `Clima ${mark}` })).toBeVisible();
  await expect(desktop.getByRole('link', { name: 'Como está sua loja?' })).toHaveCount(0); // of others
  await desktop.goto(`/console/surveys/${surveyId}/results`);
  await expect(desktop.getByRole('region', { name: /Que nota dá/ })).toContainText('NPS');
  await desktop.getByRole('link', { name: 'À tarde: 1. Ver as respostas' }).click();
  const rows = desktop.getByRole('region', { name: 'Inspetor' }).or(desktop.getByRole('main')).last();
  await expect(rows.getByText(person.fullName)).toBeVisible();
  await desktop.getByRole('link', { name: 'De manhã: 0. Ver as respostas' }).click();
  await expect(rows.getByText('Ninguém com este filtro.')).toBeVisible();
  await desktop.getByRole('link', { name: 'Ver todas' }).click();
  await expect(rows.getByText(person.fullName)).toBeVisible();
  await desktop.getByRole('button', { name: 'Exportar respostas' }).click();
  const download = desktop.waitForEvent('download');
  await desktop.getByRole('menuitem', { name: 'CSV' }).click();
  const sheet = await readFile(await (await download).path(), 'utf8');
  expect(sheet).toContain('1. Que nota dá?;2. Quando vende mais?');
  expect(sheet).toContain(`${person.fullName};`);
  await desktop.context().close();
});
