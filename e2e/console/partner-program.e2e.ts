import { checkRegistration, sendPoints } from '@vitrine/contract/transfer';
import { enrol } from '@vitrine/contract/learning';
import { callAs } from '../support/api.ts';
import { aCourse, aPdfActivity, readPages } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { aCpfEndingWith, aPartnerProgram } from '../support/partner-program.ts';
import { aPerson } from '../support/people.ts';
import { aManager } from '../support/review-queue.ts';

test('TRF-01 TRF-03 an administrator writes the partner down, sees what was sent, and two of them release the document of an account', async ({
  page,
  shop,
  seller,
  signInAs,
}) => {
  await aPartnerProgram(shop.admin, { isOpen: false });
  await signInAs(await aPerson({ roles: ['client_administrator'], fullName: 'Davi Prado' }, { by: shop.admin }), {
    to: '/console/transfer/partner',
  });
  await expect(page.getByLabel('Nome do programa')).toHaveValue('Clube Mais');
  await page.getByLabel('Nome do programa').fill('Clube Mais Lojas');
  await page.getByRole('switch', { name: 'Envio aberto' }).check();
  await page.getByRole('button', { name: 'Salvar parceiro' }).click();
  await expect(page.getByText('Parceiro salvo.')).toBeVisible();

  const course = await aCourse([await aPdfActivity({ pages: 2, by: shop.admin })], { trainingPoints: 80 }, { by: shop.admin });
  await callAs(seller, enrol, { params: { courseId: course.id } });
  await readPages(seller, course, { pages: [1, 2] });
  const document = aCpfEndingWith('5');
  await callAs(seller, checkRegistration, { body: { document } });
  await callAs(seller, sendPoints, { body: { document, points: 80 } });

  await page.goto('/console/transfer');
  const row = page.getByRole('row').filter({ hasText: seller.fullName });
  await expect(row.getByText('80', { exact: true })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(row.getByText('Confirmado', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.getByRole('link', { name: 'Documentos' }).click();
  await page.getByRole('button', { name: `Pedir liberação do documento de ${seller.fullName}` }).click();
  await page.getByLabel('Por que liberar?').fill('Mudou de loja');
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir liberação' }).click();
  await expect(page.getByText('Falta outra pessoa confirmar.')).toBeVisible();

  await signInAs(await aManager(shop), { to: '/console/transfer/documents' });
  await page.getByRole('button', { name: `Confirmar a liberação do documento de ${seller.fullName}` }).click();
  await expect(page.getByRole('row').filter({ hasText: seller.fullName }).getByText('Liberado', { exact: true })).toBeVisible();
});
