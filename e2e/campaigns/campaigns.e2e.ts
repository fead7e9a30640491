import { expect, test } from '../support/fixtures.ts';
import { aCampaign, day } from '../support/shop.ts';

const inBoth = (text: string) => ({ 'pt-BR': text, 'en-US': `${text} (en)` });
/** As people of Brazil read a day. */
const written = (iso: string) => iso.split('-').toReversed().join('/');

test('CMP-01 active and previous campaigns stand apart with their dates, and each opens', async ({ page, shop, seller, signInAs }) => {
  const ended = { beginsOn: day(60), endsOn: day(50) };
  const coming = { beginsOn: day(-40), endsOn: day(-90) };
  await aCampaign(shop, { ...ended, name: inBoth('Cozinha em Festa') });
  await aCampaign(shop, { ...coming, name: inBoth('Casa Completa') });
  await signInAs(seller, { to: '/campaigns' });

  const lit = page.getByRole('region', { name: shop.campaign });
  await expect(lit).toContainText('Você está participando');
  await expect(lit).toContainText('Faltam 20 dias');
  const active = page.getByRole('region', { name: 'Em andamento e próximas' }).getByRole('listitem');
  await expect(active).toHaveCount(1);
  await expect(active).toContainText('Casa Completa');
  await expect(active).toContainText('Em breve');
  await expect(active).toContainText(written(coming.beginsOn));
  await expect(active).toContainText(written(coming.endsOn));
  const previous = page.getByRole('region', { name: 'Anteriores' }).getByRole('listitem');
  await expect(previous).toHaveCount(1);
  await expect(previous).toContainText(written(ended.beginsOn));
  await expect(previous).toContainText(written(ended.endsOn));
  await expect(previous).toContainText('Encerrada');

  await previous.getByRole('link', { name: 'Ver campanha Cozinha em Festa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cozinha em Festa' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inscrever-me' })).toHaveCount(0); // it is over
  await page.goto('/campaigns');
  await lit.getByRole('link', { name: 'Ver campanha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: shop.campaign })).toBeVisible();
});

test('CMP-05 PTS-02 what a campaign pays is open until it begins, and fixed from then on', async ({ page, shop, seller, signInAs }) => {
  const coming = await aCampaign(shop, { beginsOn: day(-40), endsOn: day(-90), name: inBoth('Casa Completa') });
  await signInAs(seller, { to: `/campaigns/${coming}` });
  const table = page.getByRole('region', { name: 'Tabela de pontos' });
  await expect(table).toContainText('Os pontos ainda podem mudar até a campanha começar.');

  await page.goto('/points-table');
  await expect(page.getByText(shop.campaign)).toBeVisible();
  await expect(table).toContainText('Pontos fixos até o fim da campanha.');
  const fridge = table.getByRole('listitem').filter({ hasText: 'Geladeira Inverse' });
  await expect(fridge).toContainText('GEL-480');
  await expect(fridge).toContainText('+120');
  await expect(fridge).toContainText('+12 XP');
});
