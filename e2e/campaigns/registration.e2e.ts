import { createAgency, createBrand } from '@vitrine/contract/campaigns';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';
import { aSeller } from '../support/shop.ts';

test('CMP-02 CMP-07 a registration is led step by step: terms, one agency, its brands, a store that takes part; then sales count', async ({
  page,
  shop,
  signInAs,
}) => {
  const { id: brandId } = await callAs(shop.admin, createBrand, { body: { name: 'Nébula' } });
  await callAs(shop.admin, createAgency, { body: { name: 'Vende Mais', brandIds: [brandId] } });
  await signInAs(await aSeller(shop, { isRegistered: false }), { to: `/campaigns/${shop.campaignId}` });
  const finder = page.getByRole('region', { name: 'Sua loja participa?' });
  await finder.getByRole('searchbox', { name: 'Nome da loja ou CNPJ' }).fill('Fora');
  await expect(finder.getByRole('listitem')).toHaveCount(1);
  await expect(finder.getByRole('listitem')).toContainText('Não participa');
  await page.getByRole('link', { name: 'Inscrever-me' }).filter({ visible: true }).click();
  const form = page.getByRole('form', { name: 'Inscrição' });
  await expect(page.getByRole('region', { name: 'Quem pode participar' })).toContainText('18 anos ou mais');

  const enter = form.getByRole('button', { name: 'Inscrever-me' });
  const wrong = form.getByRole('alert');
  await enter.click();
  await expect(wrong).toHaveText([
    'Leia e aceite o regulamento para continuar.',
    'Escolha uma empresa ou agência.',
    'Escolha a rede e a loja onde você trabalha.',
  ]);
  await form.getByRole('checkbox', { name: /Li e aceito o regulamento/ }).check();
  await form.getByRole('radio', { name: 'Vende Mais' }).check();
  await form.getByRole('checkbox', { name: 'Nébula' }).check();
  await form.getByRole('radio', { name: 'Ponto Forte' }).check(); // exactly one: the other one goes, and its brands with it
  await expect(form.getByRole('radio', { name: 'Vende Mais' })).not.toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'Nébula' })).toHaveCount(0);
  await form.getByRole('checkbox', { name: /^Horizonte/ }).check();
  await expect(wrong).toHaveText(['Escolha pelo menos uma marca.', 'Escolha pelo menos uma loja desta rede.']);
  await form.getByRole('checkbox', { name: 'Lumina' }).check();
  const stores = form.getByRole('searchbox', { name: 'Loja ou CNPJ na Horizonte' });
  await stores.fill('Fora');
  await expect(form.getByRole('checkbox', { name: /Horizonte Fora/ })).toBeDisabled();
  await page.reload();
  await expect(form.getByRole('radio', { name: 'Ponto Forte' })).toBeChecked(); // what was chosen stays
  await form.getByRole('checkbox', { name: /Horizonte Tatuapé/ }).check();
  await enter.click();

  await expect(page.getByRole('heading', { name: 'Inscrição feita' })).toBeVisible();
  await expect(page.getByText(`Suas vendas já valem pontos em ${shop.campaign}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Ver campanha' }).click();
  const mine = page.getByRole('region', { name: 'Minha inscrição' });
  for (const words of ['Ponto Forte', 'Lumina', 'Horizonte Tatuapé']) await expect(mine).toContainText(words);
});

test('CMP-03 D78 whoever has verified neither e-mail nor phone, or lives in another country, reads so before the registration', async ({
  page,
  shop,
  signInAs,
}) => {
  await signInAs(await aPerson({ birthday: '1990-05-20', country: 'CL' }, { by: shop.admin }), {
    to: `/campaigns/${shop.campaignId}/registration`,
  });
  const status = page.getByRole('region', { name: 'Quem pode participar' });
  await expect(status.getByRole('alert')).toHaveText([
    'Confirme seu e-mail ou seu telefone em Eu, E-mail e telefone, e depois volte aqui.',
    'Esta campanha não vale no seu país.',
  ]);
});
