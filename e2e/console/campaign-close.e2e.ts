import { aMark } from '../support/api.ts';
import { aManager } from '../support/review-queue.ts';
import { expect, test } from '../support/fixtures.ts';
import { aSale } from '../support/sales.ts';
import { aCampaign, aSeller, aShop, day } from '../support/shop.ts';

test('CMP-04 CMP-05 ADM-04 PTS-03 an administrator copies the last campaign, simulates its new rules on what was sold, sets a budget, and closes one that is over', async ({
  page,
  signInAs,
}) => {
  test.slow(); // five screens
  const shop = await aShop();
  const seller = await aSeller(shop);
  await aSale(shop, seller, { invoiceNumber: '77.001' });
  const over = `Verão ${aMark()}`;
  const overId = await aCampaign(shop, { name: { 'pt-BR': over }, beginsOn: day(100), endsOn: day(26) });
  await signInAs(await aManager(shop), { to: `/console/campaigns?open=${shop.campaignId}` });
  await page.getByRole('button', { name: 'Copiar', exact: true }).click();
  const copying = page.getByRole('dialog', { name: 'Copiar a campanha' });
  await copying.getByLabel('Nome da nova campanha').fill('Próxima estação');
  await expect(copying.getByLabel('Início')).not.toHaveValue('');
  await copying.getByRole('button', { name: 'Copiar', exact: true }).click();
  await expect(page.getByText('Cópia criada como rascunho.')).toBeVisible();
  await expect(page.getByRole('link', { name: '2 regras de pontos' })).toBeVisible();
  await expect(page.getByRole('link', { name: '2 lojas participam' })).toBeVisible();

  await page.getByRole('link', { name: '2 regras de pontos' }).click();
  await page.getByLabel('Pontos, regra 1').fill('150');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Há mudanças não salvas.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Voltar' }).first().click();
  await page.getByRole('link', { name: 'Ensaiar regras' }).click();
  await page.getByLabel('Vendas de').selectOption({ label: shop.campaign });
  await page.getByRole('button', { name: 'Ensaiar', exact: true }).click();
  await expect(page.getByText(/^Com as regras publicadas, refaz o extrato: diferença 0/)).toBeVisible();
  await expect(page.getByTestId('winners')).toHaveText('1');
  await expect(page.getByTestId('losers')).toHaveText('0');

  await page.goto(`/console/campaigns/${shop.campaignId}/promotions`);
  const budget = page.getByRole('region', { name: 'Orçamento' });
  await budget.getByRole('button', { name: 'Definir teto' }).click();
  const asked = page.getByRole('dialog', { name: 'Orçamento' });
  await asked.getByLabel('Teto em pontos').fill('5000');
  await asked.getByRole('button', { name: 'Mudar teto' }).click();
  await expect(budget).toContainText('de 5.000 pontos');

  await page.goto(`/console/campaigns?open=${overId}`);
  await page.getByRole('link', { name: 'Fechamento' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Fechar ${over}` })).toBeVisible();
  await page.getByRole('button', { name: 'Fechar a campanha' }).click();
  await page.getByRole('dialog', { name: 'Fechar a campanha?' }).getByRole('button', { name: 'Fechar a campanha' }).click();
  await expect(page.getByRole('region', { name: 'Relatório' })).toContainText('A soma confere com o extrato');
});
