import { getCourseDraft } from '@vitrine/contract/catalog';
import { callAs } from '../support/api.ts';
import { aCourse, aTestActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

test('ADM-01 ADM-06 a manager copies a course and translates the copy’s test question beside question; the first course stays as it was', async ({
  page,
  signInAs,
}) => {
  const exam = aTestActivity({ title: 'A prova', questions: 2 });
  if ('test' in exam.content && exam.content.test.questions[0]) exam.content.test.questions[0].prompt = { 'pt-BR': 'O que vem primeiro?' };
  const course = await aCourse([exam]);
  await signInAs('manager', { to: `/console/courses/${course.id}` });
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Fazer uma cópia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Cópia de ${course.title}` })).toBeVisible();
  const courseId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(courseId).not.toBe(course.id);

  await page.getByRole('link', { name: /^A prova/ }).click();
  await page.getByRole('link', { name: 'Traduzir as perguntas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Traduzir: A prova' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Para' }).selectOption({ label: 'Français' });
  await page.getByRole('button', { name: 'Próximo que falta' }).click();
  const prompt = page.getByRole('form', { name: 'Pergunta 1' }).getByRole('textbox', { name: 'Pergunta: Français' });
  await expect(prompt).toBeFocused();
  await prompt.fill('Que vient d’abord ?');
  await page.getByRole('form', { name: 'Pergunta 1' }).getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('form', { name: 'Pergunta 1' }).getByText('Salvo.')).toBeVisible();

  const promptsOf = async (id: string) => {
    const { activities } = await callAs('manager', getCourseDraft, { params: { courseId: id } });
    return activities.flatMap(({ content }) =>
      'test' in content ? content.test.questions.map(({ prompt }) => prompt['fr-FR'] ?? '') : [],
    );
  };
  expect(await promptsOf(courseId)).toEqual(['Que vient d’abord ?', 'Pergunta 2? (fr)']);
  expect(await promptsOf(course.id)).toEqual(['', 'Pergunta 2? (fr)']);
});
