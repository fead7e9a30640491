import type { Page } from '@playwright/test';
import { enrol, openActivity } from '@vitrine/contract/learning';
import { aLessonOf, scormPackage } from '../../server/src/modules/activities/testing/packages.ts';
import { callAs, type Who } from '../support/api.ts';
import { aCourse, anActivityOf, sendFile, type MadeCourse } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

const lessonIn = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');
const stepIn = (page: Page) => lessonIn(page).getByRole('button', { name: '→' }).click();
const stateOf = async (who: Who, course: MadeCourse, place: number) =>
  (await callAs(who, openActivity, { params: { courseId: course.id, hierarchy_order: place } })).activity.state;
/** What the server remembers of the package's first lesson. */
const memoryOf = async (who: Who, course: MadeCourse, place: number) => {
  const { content } = await callAs(who, openActivity, { params: { courseId: course.id, hierarchy_order: place } });
  return content.kind === 'scorm' ? content.lessons[0]?.cmi : null;
};

test('PLY-07 PLY-08 packages of SCORM 1.2 and 2004, and a course at SCORM Cloud, are learnt to their end, through a crash of the tab and from lesson to lesson', async ({
  page,
  context,
  person,
  signInAs,
}) => {
  const two = await scormPackage([aLessonOf('a', 'No balcão')], { standard: '1.2' });
  const four = await scormPackage([aLessonOf('a', 'Abrir a venda'), aLessonOf('b', 'Fechar a venda')], { standard: '2004' });
  const send = (bytes: Uint8Array) => sendFile({ purpose: 'package', name: 'curso.zip', bytes });
  const course = await aCourse([
    anActivityOf('Pacote antigo', { kind: 'scorm', fileId: await send(two), suspendLimit: 4_096, trial: null }),
    anActivityOf('Na nuvem', { kind: 'scorm_cloud', courseId: 'golf' }),
    anActivityOf('Pacote novo', { kind: 'scorm', fileId: await send(four), suspendLimit: 64_000, trial: null }),
  ]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  await signInAs(person);
  const address = (place: number) => `/courses/${course.id}/activities/${place}`;

  await page.goto(address(1));
  await expect(lessonIn(page).getByRole('heading', { name: 'Primeiro passo' })).toBeVisible();
  await stepIn(page);
  await expect(lessonIn(page).getByRole('heading', { name: 'Segundo passo' })).toBeVisible();
  await expect(lessonIn(page).locator('body')).toHaveAttribute('data-kept', 'true');
  // The product's cookies, storage and window are out of the lesson's reach.
  const reach = await page
    .frames()
    .at(-1)
    ?.evaluate(() => {
      const tried = (look: () => unknown) => {
        try {
          return String(look());
        } catch {
          return 'refused';
        }
      };
      return [document.cookie, tried(() => window.top?.document.title), tried(() => window.top?.localStorage.length)];
    });
  expect(reach).toEqual(['', 'refused', 'refused']);

  // The tab dies without a word; what was committed has left it by then.
  await expect.poll(() => memoryOf(person, course, 1)).toContain('place=1');
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(address(1));
  await expect(lessonIn(again).getByRole('heading', { name: 'Segundo passo' })).toBeVisible();
  await stepIn(again);
  await lessonIn(again).getByRole('button', { name: 'Falar' }).click();
  await expect(again.getByText('Nota: 0')).toBeVisible();
  expect(await stateOf(person, course, 1)).toBe('in_progress');
  await lessonIn(again).getByRole('button', { name: 'Ouvir' }).click();
  await expect(again.getByText('Pacote concluído')).toBeVisible();
  await expect.poll(() => stateOf(person, course, 1)).toBe('completed');

  await again.goto(address(2));
  await again.getByRole('button', { name: 'Abrir o curso' }).click();
  await again.getByRole('button', { name: 'Pass' }).click();
  await expect(again.getByText('Você passou neste curso.')).toBeVisible();
  await expect.poll(() => stateOf(person, course, 2)).toBe('completed');

  await again.goto(address(3));
  for (const title of ['Abrir a venda', 'Fechar a venda']) {
    await expect(lessonIn(again).getByRole('heading', { name: title })).toBeVisible();
    await stepIn(again);
    await stepIn(again);
    await lessonIn(again).getByRole('button', { name: 'Ouvir' }).click();
    if (title === 'Abrir a venda') await again.getByRole('button', { name: 'Próxima lição: Fechar a venda' }).click();
  }
  await expect(again.getByRole('heading', { name: 'Curso concluído' })).toBeVisible();

  // A second tab takes the lesson over, and the first says so.
  await again.getByRole('button', { name: 'Ficar nesta atividade' }).click();
  await expect(lessonIn(again).locator('#stage')).toBeAttached();
  const other = await context.newPage();
  await other.goto(address(3));
  await expect(again.getByText('Esta lição continua em outra aba ou aparelho.', { exact: false })).toBeVisible();
});
