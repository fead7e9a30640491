import { listMissedSearches } from '@vitrine/contract/search';
import { aMark, callAs } from '../support/api.ts';
import { aCourse, aPdfActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { aFolder, aLibraryFile } from '../support/library.ts';
import { aReward } from '../support/rewards.ts';
import { aPdf } from '../support/uploads.ts';

test(
  'CRS-01 LIB-01 RWD-01 VAL-12 a seller finds a course, a file and a reward by one word with a slip, opens one and comes back; what nobody finds, staff hears of',
  { tag: '@both' },
  async ({ page, isMobile, shop, seller, signInAs, checkAccessible }) => {
    const by = { by: shop.admin };
    const course = await aCourse([await aPdfActivity({ pages: 1, ...by })], { title: { 'pt-BR': 'Geladeira Inverse: três motivos' } }, by);
    const { id: folderId } = await aFolder(shop, 'Frio');
    await aLibraryFile(shop, {
      folderId,
      name: 'tabela.pdf',
      bytes: aPdf(1),
      title: 'Tabela de consumo',
      description: { 'pt-BR': 'Quanto gasta cada geladeira por mês.' },
    });
    await aReward(shop, { title: 'Ímã de geladeira' });
    await signInAs(seller, { to: '/home' });
    const field = page.getByRole('searchbox', { name: 'Buscar em todo o portal' });
    await expect(async () => {
      if (isMobile) await page.getByRole('button', { name: 'Buscar no portal' }).first().click();
      else await page.keyboard.press('/'); // the page may still be taking its place: a key is pressed again by whoever sees nothing
      await expect(field).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await field.fill('geladiera%');
    const group = (name: string) => page.getByRole('region', { name });
    await expect(group('Cursos 1').getByRole('link')).toContainText('Geladeira Inverse: três motivos');
    await expect(group('Biblioteca 1').getByRole('link')).toContainText('cada geladeira por mês');
    await expect(group('Prêmios 1').getByRole('link')).toContainText('Ímã de geladeira');
    await checkAccessible(page);
    await field.fill('ima de gelad');
    await expect(page.locator('mark').first()).toHaveText('Ímã de gelad');
    await expect(group('Cursos 1')).toBeHidden();

    await field.fill('geladeira');
    await expect(group('Cursos 1')).toBeVisible();
    await field.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/online-courses/${course.id}$`));
    await page.goBack();
    if (isMobile) await expect(group('Cursos 1')).toBeVisible();
    else await page.keyboard.press('Control+k');
    await field.fill('');
    await expect(page.getByRole('button', { name: 'geladeira', exact: true })).toBeVisible(); // of what was looked for

    const lost = `zz${aMark()}`.slice(0, 20);
    await field.fill(lost);
    await expect(page.getByRole('heading', { name: `Nada para “${lost}”` })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pedir ajuda' })).toBeVisible();
    await expect
      .poll(async () => (await callAs(shop.admin, listMissedSearches, { query: { search: lost } })).items.map(({ count }) => count))
      .toEqual([1]);
  },
);
