import { aCourse, aPdfActivity, readPages } from '../support/courses.ts';
import { enrol } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aCpfEndingWith, aPartnerProgram } from '../support/partner-program.ts';

test('TRF-01 TRF-02 TRF-04 a seller comes by the partner’s landing and the log-in, is told what the partner refuses, and sends the points of a course, which are to be used within twelve months', async ({
  page,
  guard,
  shop,
  seller,
  logInAs,
}) => {
  guard.expectNetworkLine(/status of 409/); // what the partner refuses
  await aPartnerProgram(shop.admin);
  const course = await aCourse([await aPdfActivity({ pages: 2, by: shop.admin })], { trainingPoints: 80 }, { by: shop.admin });
  await callAs(seller, enrol, { params: { courseId: course.id } });
  await readPages(seller, course, { pages: [1, 2] });

  await page.goto('/tigre-juntos-somos-mais');
  await expect(page.getByRole('heading', { name: 'Juntos somos mais' })).toBeVisible();
  await page.getByRole('link', { name: 'Entrar e enviar pontos' }).click();
  await logInAs(seller);
  await expect(page).toHaveURL(/\/points-transfer/);
  await expect(page.getByText('Use no parceiro em até 12 meses')).toBeVisible();

  const field = page.getByLabel('Seu CPF no Clube Mais');
  const send = page.getByRole('button', { name: 'Enviar 80 pontos' });
  await field.fill(aCpfEndingWith('8'));
  await send.click();
  await expect(page.getByRole('alert')).toContainText('está inativo');
  await expect(page.getByRole('link', { name: 'Abrir o Clube Mais' })).toBeVisible();
  await field.fill(aCpfEndingWith('0'));
  await send.click();
  await expect(page.getByRole('alert')).toContainText('não achou este documento');
  await field.fill(aCpfEndingWith('9'));
  await send.click();
  await expect(page.getByRole('alert')).toContainText('seu perfil não pode receber');

  const document = aCpfEndingWith('7');
  await field.fill(document);
  await send.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('responsável pela loja')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enviar 80 pontos' }).click();
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible();
  await expect(page.getByText(/^use até /)).toBeVisible();
  await expect(page.getByText('Você ainda não tem pontos de treino')).toBeVisible();

  await page.goto('/my-points?currency=training');
  await expect(page.getByRole('main').getByText('Envio ao parceiro')).toBeVisible();
});
