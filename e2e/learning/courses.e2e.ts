import type { Page } from '@playwright/test';
import { enrol } from '@vitrine/contract/learning';
import learning from '../../web/src/features/learning/i18n/pt-BR.json' with { type: 'json' };
import { callAs } from '../support/api.ts';
import { aCourse, aPdfActivity, aTestActivity, readPages, takeTest, type MadeCourse } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';

test('CRS-01 a person finds a course by a word, by a filter and among the favourites', async ({ page, person, signInAs }) => {
  const course = await aCourse([await aPdfActivity()]);
  await signInAs(person, { to: '/online-courses' });

  await page.getByRole('searchbox', { name: 'Buscar curso' }).fill(course.title);
  await expect(page.getByRole('status').filter({ hasText: '1 curso' })).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('button', { name: `Favoritar ${course.title}` }).click();
  await expect(page.getByRole('button', { name: `Favoritar ${course.title}` })).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/online-courses?show=favourites');
  await expect(page.getByRole('main').getByRole('link', { name: course.title })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 curso' })).toBeVisible();
  await page.getByRole('button', { name: `Favoritar ${course.title}` }).click();
  await expect(page.getByText('Nenhum curso assim')).toBeVisible();
  await page.getByRole('link', { name: 'Ver todos' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: course.title })).toBeVisible();

  await page.getByRole('button', { name: 'Concluídos' }).click();
  await expect(page).toHaveURL(/progress=done/);
  await expect(page.getByText('Nenhum curso assim')).toBeVisible();
});

test('CRS-02 CRS-04 PLY-01 content opens after the enrolment, and the course then goes on where the person was', async ({
  page,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of 409/);
  const course = await aCourse([await aPdfActivity({ title: 'Primeira', pages: 1 }), await aPdfActivity({ title: 'Segunda', pages: 2 })]);
  await signInAs(person, { to: `/courses/${course.id}/activities/1` });
  await expect(page).toHaveURL(`/online-courses/${course.id}`);

  await page.getByRole('button', { name: 'Inscrever-se e começar' }).click();
  await expect(page).toHaveURL(`/courses/${course.id}/activities/1`);
  await expect(page.getByText('Apresentação concluída')).toBeVisible();
  await page.getByRole('link', { name: 'Próxima: Segunda' }).click();
  await expect(page.getByText('1 de 2 páginas lidas')).toBeVisible();
  await page.getByRole('link', { name: 'Atividade anterior' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Primeira' })).toBeVisible();
  await page.getByRole('button', { name: 'Atividades do curso' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Segunda/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Segunda' })).toBeVisible();

  await page.goto('/home');
  await expect(
    page.getByRole('region', { name: 'Continue de onde parou' }).or(page.getByLabel('Continue de onde parou')).first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Continuar', exact: true }).click();
  await expect(page).toHaveURL(`/courses/${course.id}/activities/2`);
  await page.getByRole('button', { name: 'Atividades do curso' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('dialog').getByText('feita')).toBeVisible();

  // Where the author blocks the menu, the way leads on and back alone.
  const blocked = await aCourse([await aPdfActivity({ title: 'Terceira', pages: 1 }), await aPdfActivity({ title: 'Quarta', pages: 1 })], {
    block_activities_menu: true,
  });
  await page.goto(`/online-courses/${blocked.id}`);
  await page.getByRole('button', { name: 'Inscrever-se e começar' }).click();
  await expect(page.getByRole('link', { name: 'Próxima: Quarta' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Atividades do curso' })).toHaveCount(0);
});

test('CRS-02 a course that asks for another one first says so, and opens when that is done', async ({ page, person, signInAs, guard }) => {
  guard.expectNetworkLine(/status of 409/);
  const before = await aCourse([await aPdfActivity({ pages: 1 })]);
  const after = await aCourse([await aPdfActivity()], { prerequisiteCourseId: before.id });
  await signInAs(person, { to: `/online-courses/${after.id}` });
  await expect(page.getByText('Antes deste, termine:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Inscrever-se e começar' })).toHaveCount(0);

  await callAs(person, enrol, { params: { courseId: before.id } });
  await readPages(person, before, { pages: [1] });
  await page.reload();

  await expect(page.getByText('Antes deste, termine:')).toHaveCount(0);
  await page.getByRole('button', { name: 'Inscrever-se e começar' }).click();
  await expect(page).toHaveURL(`/courses/${after.id}/activities/1`);
});

/** On its page and on its card. */
async function showsState(page: Page, course: MadeCourse, word: string): Promise<void> {
  await page.goto(`/online-courses/${course.id}`);
  await expect(page.getByText(word, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await page.goto(`/online-courses?search=${encodeURIComponent(course.title)}`);
  await expect(page.getByRole('main').getByText(word, { exact: true }).filter({ visible: true }).first()).toBeVisible();
}

test('CRS-03 TST-03 what a test makes of a course is said on its card and on its page: approved, improved, reproved, blocked, restarted', async ({
  page,
  person,
  signInAs,
}) => {
  const ofTest = async (kind: 'conventional_test' | 'block_test' | 'restart_test', maximumAttempts: number) => {
    const { content, ...rest } = aTestActivity({ questions: 2, minimumScore: 50, maximumAttempts });
    if (content.kind !== 'conventional_test') throw new Error('a test has questions');
    const course = await aCourse([{ ...rest, content: { kind, test: content.test } }]);
    await callAs(person, enrol, { params: { courseId: course.id } });
    return course;
  };
  await signInAs(person);
  const passed = await ofTest('conventional_test', 3);
  await takeTest(person, passed, { right: 1 });
  await showsState(page, passed, learning.states.approved);
  await takeTest(person, passed, { right: 2 });
  await showsState(page, passed, learning.states.improved);
  for (const [kind, word] of [
    ['conventional_test', learning.states.reproved],
    ['block_test', learning.states.blocked],
    ['restart_test', learning.states.restarted],
  ] as const) {
    const failed = await ofTest(kind, 1);
    await takeTest(person, failed, { right: 0 });
    await showsState(page, failed, word);
  }
});

test('CRS-03 a course is enrolled, in progress and finished on its card and on its page, and the home page counts it', async ({
  page,
  person,
  signInAs,
}) => {
  const course = await aCourse([await aPdfActivity({ pages: 2 })]);
  const stateIs = (word: string) => showsState(page, course, word);
  await signInAs(person);
  await callAs(person, enrol, { params: { courseId: course.id } });
  await stateIs(learning.states.enrolled);
  await readPages(person, course, { pages: [1] });
  await stateIs(learning.states.in_progress);
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Em andamento 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cursos concluídos 0' })).toBeVisible();
  await readPages(person, course, { pages: [2] });
  await stateIs(learning.states.finished);
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Em andamento 0' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cursos concluídos 1' })).toBeVisible();
});

test('LST-01 the lists of the site load once for a whole visit', async ({ page, person, signInAs }) => {
  let loads = 0;
  page.on('request', (request) => void (request.url().includes('/api/v1/site-lists') && (loads += 1)));
  await signInAs(person);
  const places = page.getByRole('navigation').filter({ visible: true });
  for (let visit = 0; visit < 2; visit += 1) {
    await places.getByRole('link', { name: 'Aprender' }).first().click();
    await expect(page.getByRole('button', { name: 'Novos' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/online-courses/"]').first()).toBeVisible();
    await places.getByRole('link', { name: 'Início' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oi, Pessoa' })).toBeVisible();
  }

  expect(loads).toBe(1);
});

test('CON-01 an address that an author pasted is shown with fifty signs, an ellipsis in its middle, and leads where it led', async ({
  page,
  person,
  signInAs,
}) => {
  const long = `https://loja.exemplo.test/catalogo/${'linha-branca/'.repeat(6)}ficha-tecnica.html?sku=12345&cor=azul`;
  const short = 'https://loja.exemplo.test/manual.pdf';
  const shown = `${long.slice(0, 25)}…${long.slice(-24)}`;
  const anchor = (href: string, text = href) => `<a href="${href.replaceAll('&', '&amp;')}">${text.replaceAll('&', '&amp;')}</a>`;
  const description = `<p>Leia ${anchor(long)} e ${anchor(short)}, ou ${anchor(long, 'a ficha técnica inteira, com todas as medidas e cores')}.</p>`;
  const course = await aCourse([await aPdfActivity()], { description: { 'pt-BR': description } });
  await signInAs(person, { to: `/online-courses/${course.id}` });
  const links = page.getByRole('main').locator('a[target=_blank]');
  await expect(links).toHaveText([shown, short, 'a ficha técnica inteira, com todas as medidas e cores']); // words are no address
  expect(Array.from(shown)).toHaveLength(50);
  for (const [name, href] of [
    [shown, long],
    [short, short],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(links.last()).toHaveAttribute('href', long);
});
