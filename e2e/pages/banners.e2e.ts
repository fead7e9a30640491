import { createBanner, publishBanner, retireBanner } from '@vitrine/contract/pages';
import { aMark, callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';

const nobody = { groupIds: [], areaIds: [], tagIds: [] };
const none = { phoneFileId: null, deskFileId: null, alt: {}, visibleFrom: null, visibleTo: null };

async function aBanner(title: string, link: string): Promise<string> {
  const words = { title: { 'pt-BR': title }, text: { 'pt-BR': 'Vale a pena ler.' }, link, linkLabel: { 'pt-BR': 'Ver agora' } };
  const banner = { ...words, ...none, ...nobody, isClosable: true, position: 0 };
  const { id: bannerId } = await callAs('admin', createBanner, { body: banner });
  await callAs('admin', publishBanner, { params: { bannerId }, body: { version: 1 } });
  return bannerId;
}

test('EXP-01 STA-01 a seller follows one banner of the home, closes another, and finds it closed after a reload', async ({
  page,
  person,
  signInAs,
}) => {
  const [stays, goes] = [`Fica ${aMark()}`, `Vai ${aMark()}`];
  const ids = [await aBanner(stays, '/online-courses'), await aBanner(goes, '/campaigns')];
  try {
    await signInAs(person);
    const banners = page.getByRole('region', { name: 'Avisos do programa' });
    const open = async () => {
      await page.goto('/home');
      await expect(banners.getByRole('heading', { name: stays })).toBeVisible({ timeout: 3_000 });
    };
    await expect(open).toPass(); // a slow answer keeps them out of this visit, and pushes nothing down
    await banners.getByRole('button', { name: `Fechar: ${goes}` }).click();
    await expect(banners.getByRole('heading', { name: goes })).toHaveCount(0);
    await expect(open).toPass();
    await expect(banners.getByRole('heading', { name: goes })).toHaveCount(0);
    await banners.getByRole('listitem').filter({ hasText: stays }).getByRole('link', { name: 'Ver agora' }).click();
    await expect(page).toHaveURL(/\/online-courses$/);
  } finally {
    for (const bannerId of ids) await callAs('admin', retireBanner, { params: { bannerId }, body: { version: 2 } });
  }
});
