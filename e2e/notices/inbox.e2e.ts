import { markNoticesRead } from '@vitrine/contract/notices';
import { expect, test } from '../support/fixtures.ts';
import { aSale, decide } from '../support/sales.ts';

test('NOT-01 a notice arrives while the inbox is open, is narrowed, read, and leads to what it is about', async ({
  page,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  const [first, second] = [await aSale(shop, seller, { invoiceNumber: '501' }), await aSale(shop, seller, { invoiceNumber: '502' })];
  await decide(auditor, first);
  await signInAs(seller, { to: '/inbox' });
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Venda da nota 501 aprovada.*Não lido/ })).toBeVisible();

  // Without a reload, and without taking the focus from where somebody reads.
  await main.getByRole('link', { name: /501 aprovada/ }).focus();
  await decide(auditor, second, { reason: 'photo_unreadable' });
  await expect(main.getByRole('link', { name: /Venda da nota 502 recusada/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /501 aprovada/ })).toBeFocused();

  const isRead = page.waitForResponse(`**${markNoticesRead.path}`); // to leave the page would break it off
  await main.getByRole('link', { name: /502 recusada/ }).click();
  await expect(page).toHaveURL(new RegExp(`/sales/${second.id}`));
  await isRead;
  await page.goto('/inbox?show=unread');
  await expect(main.getByRole('link', { name: /501 aprovada/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /502 recusada/ })).toHaveCount(0);
  await main.getByRole('button', { name: 'Marcar tudo como lido' }).click();
  await expect(main.getByRole('heading', { name: 'Tudo lido' })).toBeVisible();
});

test('NOT-01 PRO-01 the timeline keeps what a seller did and what became of it', async ({ page, shop, seller, auditor, signInAs }) => {
  await decide(auditor, await aSale(shop, seller, { invoiceNumber: '601' }));
  await signInAs(seller, { to: '/profile' });
  await page.getByRole('link', { name: 'Minha linha do tempo' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: 'nota 601' })).toHaveText([/Venda da nota 601 aprovada/, /Venda da nota 601 enviada/]);
  await page.getByRole('button', { name: 'Prêmios' }).click();
  await expect(page.getByRole('heading', { name: 'Nada deste assunto ainda' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/profile/);
});
