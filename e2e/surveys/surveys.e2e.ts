import { createGroup } from '@vitrine/contract/identity';
import { retireSurvey, getSurveyToManage } from '@vitrine/contract/surveys';
import { aMark, callAs } from '../support/api.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';
import { aSurvey, surveyOption, surveyQuestion } from '../support/surveys.ts';

test('SUR-01 SES-19 a mandatory survey comes first at home; its answers stay over a reload, are sent though it is taken back meanwhile, and let the person through', async ({
  page,
  signInAs,
  checkAccessible,
}) => {
  const group = await callAs('admin', createGroup, { body: { name: { 'pt-BR': `Pesquisados ${aMark()}` }, labelId: null } });
  const somebody = await aPerson({ groupIds: [group.id] });
  const survey = await aSurvey({
    isMandatory: true,
    isUnnamed: true,
    audience: { groupIds: [group.id], areaIds: [], tagIds: [] },
    questions: [
      surveyQuestion('Você indicaria a loja?'),
      surveyQuestion('O que pesou?', { kind: 'several', most: 2, options: ['Treino', 'Pontos', 'Estoque'].map(surveyOption) }),
      surveyQuestion('Conte mais', { kind: 'long_text', isRequired: false }),
    ],
  });
  await signInAs(somebody, { to: '/home' });
  await expect(page.getByRole('heading', { level: 1, name: 'Uma pesquisa espera por você' })).toBeVisible();
  await page.getByRole('link', { name: 'Responder agora' }).click();
  await expect(page).toHaveURL(`/home/surveys/${survey.id}`);
  await expect(page.getByText('Sem seu nome: o programa só vê o total')).toBeVisible();
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByRole('alert')).toHaveText('Responda para continuar.');
  await checkAccessible(page);
  await page.getByRole('radio', { name: '9' }).check();
  await expect(page.getByText('Resposta salva')).toBeVisible();
  await page.getByRole('button', { name: 'Próxima' }).click();

  await page.reload();
  await expect(page.getByRole('radio', { name: '9' })).toBeChecked();
  await page.getByRole('button', { name: 'Próxima' }).click();
  for (const name of ['Treino', 'Pontos']) await page.getByRole('checkbox', { name }).check();
  await expect(page.getByRole('checkbox', { name: 'Estoque' })).toBeDisabled();
  await page.getByRole('button', { name: 'Próxima' }).click();
  await page.getByLabel('Conte mais').fill('Falta a Inverse no salão.');
  const params = { surveyId: survey.id };
  const { version } = await callAs('manager', getSurveyToManage, { params });
  await callAs('manager', retireSurvey, { params, body: { version } });
  await page.getByRole('button', { name: 'Enviar respostas' }).click();
  await expect(page.getByRole('heading', { name: 'Respostas enviadas' })).toBeVisible();
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/home');
  await page.goto('/surveys');
  await expect(page.getByRole('region', { name: 'Respondidas' }).getByRole('link', { name: survey.title })).toBeVisible();
  await page.goto(`/home/surveys/${survey.id}`);
  await expect(page.getByRole('heading', { name: 'Você já respondeu' })).toBeVisible();
});

test('REA-01 SUR-01 a reaction evaluation is offered once the course is finished, not before, and is answered once', async ({
  page,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of 409/); // asked before the course is finished
  const course = await aCourse([await aPdfActivity({ pages: 2 })]);
  const survey = await aSurvey({
    kind: 'reaction',
    trainings: [{ kind: 'course', id: course.id }],
    questions: [surveyQuestion('Ajuda no dia a dia?', { kind: 'scale' })],
  });
  await signInAs(person, { to: `/home/surveys/${survey.id}?course=${course.id}` });
  await expect(page.getByText('A avaliação abre quando você concluir o treinamento.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await page.getByRole('button', { name: 'Inscrever-se e começar' }).click();
  await expect(page.getByText('1 de 2 páginas lidas')).toBeVisible();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page.getByRole('heading', { name: 'Curso concluído' })).toBeVisible();
  await page.getByRole('link', { name: survey.title }).click();
  await page.getByRole('radio', { name: '5' }).check();
  await page.getByRole('button', { name: 'Enviar respostas' }).click();
  await expect(page.getByRole('heading', { name: 'Respostas enviadas' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page.getByText(`Você já respondeu: ${survey.title}`)).toBeVisible();
});
