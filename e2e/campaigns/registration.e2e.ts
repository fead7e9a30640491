import { getCampaignToManage, saveCampaign } from '@vitrine/contract/campaigns';
import { callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aSeller, day } from '../support/shop.ts';

test('CMP-02 who is not of age, or of another country, reads why and finds no form', async ({ page, browser, shop, signInAs, guard }) => {
  const refusedAs = async (given: Parameters<typeof aSeller>[1], words: string) => {
    const context = await browser.newContext();
    guard.watch(context);
    const theirs = await context.newPage();
    await theirs.goto(new URL('/', page.url()).href);
    await signInAs(await aSeller(shop, { ...given, isRegistered: false }), { page: theirs });
    await theirs.goto(new URL(`/campaigns/${shop.campaignId}/registration`, page.url()).href);
    await expect(theirs.getByRole('region', { name: 'Quem pode participar' }).getByRole('alert')).toHaveText(words);
    await expect(theirs.getByRole('form')).toHaveCount(0);
    await context.close();
  };
  await page.goto('/');
  await refusedAs({ birthday: day(365 * 17) }, 'É preciso ter 18 anos ou mais para participar.');
  await refusedAs({ country: 'CL' }, 'Esta campanha não vale no seu país.');
});

test('CMP-02 terms that changed while somebody read them are read anew before they register', async ({ page, guard, shop, signInAs }) => {
  guard.expectNetworkLine(/status of (409|422)/);
  await signInAs(await aSeller(shop, { isRegistered: false }));
  await page.goto(`/campaigns/${shop.campaignId}/registration`);
  const accepts = page.getByRole('checkbox', { name: /Li e aceito o regulamento/ });
  await accepts.check();
  await page.getByRole('radio', { name: 'Ponto Forte' }).check();
  await page.getByRole('checkbox', { name: 'Lumina' }).check();
  await page.getByRole('checkbox', { name: /^Horizonte/ }).check();
  await page.getByRole('checkbox', { name: /Horizonte Tatuapé/ }).check();
  const params = { campaignId: shop.campaignId };
  const { version, campaign } = await callAs(shop.admin, getCampaignToManage, { params });
  await callAs(shop.admin, saveCampaign, {
    params,
    body: { version, campaign: { ...campaign, terms: { 'pt-BR': 'Outro regulamento.', 'en-US': 'Other terms.' } } },
  });
  await page.getByRole('button', { name: 'Inscrever-me' }).click();

  await expect(page.getByRole('alert')).toHaveText('O regulamento mudou. Leia a nova versão e aceite de novo.');
  await expect(page.getByText('Outro regulamento.')).toBeVisible();
  await expect(accepts).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Ponto Forte' })).toBeChecked(); // what was chosen stays
  await accepts.check();
  await page.getByRole('button', { name: 'Inscrever-me' }).click();
  await expect(page.getByRole('heading', { name: 'Inscrição feita' })).toBeVisible();
});
