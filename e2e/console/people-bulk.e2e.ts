import { getPerson } from '@vitrine/contract/identity';
import { aMark, callAs } from '../support/api.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

test('ADM-02 an administrator filters people, changes several together after a look at whom, and takes it back', async ({
  page,
  signInAs,
}) => {
  const mark = aMark();
  const [ana, beto] = [await aPerson({ fullName: `Ana ${mark}` }), await aPerson({ fullName: `Beto ${mark}` })];
  await signInAs('admin', { to: '/console/people' });
  await page.getByRole('searchbox').fill(mark);
  await expect(page).toHaveURL(new RegExp(`search=${mark}`)); // another filter chooses nobody
  await expect(page.getByRole('link', { name: mark })).toHaveCount(2);
  await page.getByRole('checkbox', { name: `Escolher ${ana.fullName}` }).click();
  await page.getByRole('checkbox', { name: `Escolher ${beto.fullName}` }).click();
  const bar = page.getByRole('group', { name: 'Pessoas escolhidas' });
  await expect(bar).toContainText('2 pessoas escolhidas');
  await bar.getByRole('button', { name: 'Mudar juntas' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'O que fazer' }).selectOption('Bloquear');
  await dialog.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(dialog).toContainText(ana.fullName);
  await dialog.getByRole('button', { name: 'Mudar 2 pessoas' }).click();
  await expect(dialog.getByText('2 pessoas mudaram.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Desfazer' }).click();
  // What came of the first change reads alike: that the second one is over its person tells.
  const statusOf = async ({ memberId }: typeof ana) => (await callAs('admin', getPerson, { params: { memberId } })).status;
  await expect.poll(() => Promise.all([statusOf(ana), statusOf(beto)])).toEqual(['approved', 'approved']);
  await expect(dialog.getByText('2 pessoas mudaram.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await page.getByRole('combobox', { name: 'Situação' }).first().selectOption('Aprovada');
  await expect(page.getByRole('link', { name: ana.fullName })).toBeVisible();
});
