import { enrol, enrolInTrail } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { aCourse, aPdfActivity, readPages } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { aTrail } from '../support/trails.ts';
import { aPdf, upload } from '../support/uploads.ts';

test('TRL-01 TRL-03 NAV-03 NAV-05 CAL-04 a seller goes through a trail, step after step, to its certificate', async ({
  page,
  person,
  signInAs,
}) => {
  const first = await aCourse([await aPdfActivity({ title: 'Perguntas', pages: 1 })]);
  const second = await aCourse([await aPdfActivity({ title: 'Demonstração', pages: 1 })]);
  const trail = await aTrail([first, second]);
  await signInAs(person, { to: '/online-courses' });
  await page.getByRole('main').getByRole('link', { name: 'Trilhas' }).click();
  await page.getByRole('searchbox', { name: 'Buscar trilha' }).fill(trail.title);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('main').getByRole('link', { name: trail.title }).click();

  await expect(page).toHaveURL(`/trails/${trail.id}`);
  await expect(page.getByText('0 de 2')).toBeVisible();
  await page.getByRole('button', { name: 'Inscrever-se na trilha' }).filter({ visible: true }).click();
  await expect(page.getByText('Libera depois das etapas anteriores')).toBeVisible();
  await page.getByRole('button', { name: 'Começar a etapa 1' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`/trails/${trail.id}/course/${first.id}/activities/1`);
  await expect(page.getByRole('heading', { name: 'Curso concluído' })).toBeVisible(); // one page, and it is read
  await page.getByRole('link', { name: 'Voltar à trilha' }).click();

  await expect(page.getByText('1 de 2')).toBeVisible();
  await page.getByRole('button', { name: 'Começar a etapa 2' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`/trails/${trail.id}/course/${second.id}/activities/1`);
  await expect(page.getByRole('heading', { name: 'Curso concluído' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à trilha' }).click();
  await expect(page.getByText('Todas as etapas feitas').filter({ visible: true })).toBeVisible();

  await expect(async () => {
    await page.reload(); // issued in the background, within a moment
    await expect(page.getByRole('link', { name: 'Ver certificado' }).filter({ visible: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('link', { name: 'Ver certificado' }).filter({ visible: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: trail.title })).toBeVisible();
  await page.getByRole('button', { name: `Baixar o certificado de ${trail.title}` }).waitFor();
});

test('FIL-01 FIL-03 FIL-04 TRL-02 a filter of trails stands in the address, lives through a reload and back, and is cleared', async ({
  page,
  person,
  signInAs,
}) => {
  const course = await aCourse([await aPdfActivity({ pages: 1 })]);
  const trail = await aTrail([course]);
  await callAs(person, enrolInTrail, { params: { trailId: trail.id } });
  await signInAs(person, { to: `/trails?search=${encodeURIComponent(trail.title)}` });
  const card = page.getByRole('main').getByRole('link', { name: trail.title });
  await expect(card).toBeVisible();

  await page.getByRole('button', { name: 'Mais filtros' }).click();
  await page.getByRole('dialog').getByLabel('Inscrição').selectOption('assigned');
  await expect(page).toHaveURL(/subscription_type=assigned/);
  await page.getByRole('dialog').getByRole('button', { name: 'Mostrar' }).click();
  await expect(page.getByText('Nenhuma trilha assim')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nenhuma trilha assim')).toBeVisible();

  await page.getByRole('button', { name: /^Mais filtros, 1 escolhido/ }).click();
  await page.getByRole('dialog').getByLabel('Inscrição').selectOption('self');
  await page.getByRole('dialog').getByRole('button', { name: 'Mostrar' }).click();
  await card.click();
  await expect(page).toHaveURL(`/trails/${trail.id}`);
  await page.goBack();
  await expect(page).toHaveURL(/subscription_type=self/);
  await expect(card).toBeVisible();

  await page.getByRole('button', { name: /^Mais filtros, 1 escolhido/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Limpar' }).click();
  await expect(page).toHaveURL(/\/trails$/);
  for (const label of ['Andamento', 'Favoritos', 'Inscrição', 'Arquivos'])
    await expect(page.getByRole('dialog').getByLabel(label)).toHaveValue('all');
});

test('CRS-05 CRS-06 ERR-06 a person takes the course’s file along, is told when that fails, and says once what they think', async ({
  page,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of 5\d\d|Failed to load resource/);
  const fileId = await upload('manager', { purpose: 'document', name: 'tabela.pdf', bytes: aPdf(1) });
  const course = await aCourse([await aPdfActivity({ pages: 2 })], { fileIds: [fileId] });
  await callAs(person, enrol, { params: { courseId: course.id } });
  await readPages(person, course, { pages: [1] });
  await signInAs(person, { to: `/online-courses/${course.id}` });

  await page.route('**/media/**', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.getByRole('button', { name: 'Baixar tabela.pdf' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível baixar o arquivo.' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tentar baixar tabela.pdf de novo' }).click();
  expect((await saved).suggestedFilename()).toBe('tabela.pdf');
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível baixar' })).toHaveCount(0);

  await page.getByRole('radio', { name: '4 estrelas de 5' }).check({ force: true });
  await page.getByLabel('Conte para a equipe (opcional)').fill('Usei no mesmo dia.');
  await page.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(page.getByRole('region', { name: 'Avaliações' }).getByText('Usei no mesmo dia.')).toBeVisible();
  await expect(page.getByText('1 avaliação')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Avaliar o curso' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Usei no mesmo dia.')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Avaliar o curso' })).toHaveCount(0);
});
