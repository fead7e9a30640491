import type { Browser, Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../support/browser.ts';
import type { ConsoleGuard } from '../support/console-guard.ts';
import { expect, test } from '../support/fixtures.ts';
import { aReward } from '../support/rewards.ts';

// Chromium's own camera: a picture that moves, and nobody who has to allow it.
const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, ...camera] }, permissions: ['camera'] });

/** Another person's browser, on a desktop. */
async function aDesktop(browser: Browser, guard: ConsoleGuard): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    deviceScaleFactor: 1,
  });
  guard.watch(context);
  return context.newPage();
}

test('SAL-01 SAL-05 SAL-06 PTS-01 PTS-02 RWD-02 ORD-01 from the camera to a reward, and the auditor’s refusal that takes the points back', async ({
  page,
  browser,
  guard,
  shop,
  seller,
  auditor,
  signInAs,
}) => {
  test.slow(); // two people, and what each of them sees of the other
  await aReward(shop, { title: 'Fone Pulse', price: 240, delivery: 'home' });
  await signInAs(seller);

  // The camera, the paper, the products.
  await page.goto('/insert-sales');
  const shutter = page.getByRole('button', { name: 'Fotografar a nota' });
  await expect(shutter).toBeEnabled();
  await shutter.click();
  await expect(page.getByRole('radio', { name: /Horizonte Tatuapé/ })).toBeChecked();
  await page.getByLabel('Número da nota').fill('000.123-45');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('searchbox', { name: 'Buscar produto ou SKU' }).fill('gel');
  await page.getByRole('button', { name: /Adicionar Geladeira Inverse/ }).click();
  await page.getByRole('button', { name: 'Mais um Geladeira Inverse' }).click();
  await expect(page.getByLabel('Total: 240 pontos')).toBeVisible();
  await expect(page.getByText('Os pontos entram na hora e podem ser auditados.')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar venda' }).click();
  await expect(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible();
  await expect(page.getByText('Os pontos já estão no seu saldo e podem ser auditados.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver a venda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nota 000.123-45' })).toBeVisible();
  await expect(page.getByText('Os pontos já valem. A auditoria ainda vai conferir a nota.')).toBeVisible();
  const photo = page.getByRole('img', { name: 'Foto da nota' });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  const saleAddress = page.url();

  // The points are there at once, and pay.
  await page.goto('/my-points');
  const balance = page.getByRole('region', { name: 'Saldo' });
  await expect(balance.getByRole('img', { name: /240 em auditoria/ })).toBeVisible();
  await expect(balance.getByRole('link', { name: /^Experiência/ })).toContainText('24');
  await page.goto('/reward-store');
  await page.getByRole('main').getByRole('link', { name: 'Fone Pulse' }).click();
  await page.getByRole('button', { name: 'Resgatar por 240 pontos' }).filter({ visible: true }).click();
  const question = page.getByRole('dialog', { name: 'Resgatar Fone Pulse?' });
  await question.getByRole('textbox', { name: 'Endereço de entrega' }).fill('Rua das Flores, 10');
  await question.getByRole('button', { name: 'Confirmar por 240 pontos' }).click();
  await expect(page.getByRole('heading', { name: 'Pedido recebido' })).toBeVisible();
  await expect(page.getByText(/^A aprovação aguarda a auditoria das vendas/)).toBeVisible();
  await page.getByRole('link', { name: 'Ver o pedido' }).click();
  await expect(page.getByText('Aguarda aprovação', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  const orderAddress = page.url();
  await page.goto('/my-points');
  await expect(balance.getByRole('link', { name: /^Reservados/ })).toContainText('240');
  await expect(balance.getByRole('link', { name: /^Experiência/ })).toContainText('24'); // spending takes none of it

  // The auditor sees the photo, and what a refusal would do; and refuses.
  const desktop = await aDesktop(browser, guard);
  await desktop.clock.install();
  await desktop.goto(new URL('/', page.url()).href);
  await signInAs(auditor, { page: desktop });
  await desktop.goto(new URL('/console/sales', page.url()).href);
  await desktop.getByRole('link', { name: new RegExp(seller.fullName) }).click();
  const seen = desktop.getByRole('img', { name: 'Foto da nota 000.123-45' });
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expect(desktop.getByText('Geladeira Inverse')).toBeVisible();
  await expect(desktop.getByText('240 já foram usados: pedidos abertos esperam, o resto vira dívida.')).toBeVisible();
  await desktop.getByRole('radio', { name: 'Outro produto' }).check();
  await desktop.getByRole('textbox', { name: 'Recado para quem vendeu' }).fill('A nota é de uma batedeira');
  await desktop.getByRole('button', { name: 'Recusar' }).click();
  await expect(desktop.getByText(`Recusar a nota 000.123-45 · ${seller.fullName}`)).toBeVisible();
  await desktop.clock.fastForward(11_000); // ten seconds to undo it
  await expect(desktop.getByText(`Nota 000.123-45 · ${seller.fullName} recusada.`)).toBeVisible();
  await expect(desktop.getByText('Nada espera por você')).toBeVisible();

  // The seller sees it everywhere: the order waits, the points and the experience are gone, the sale says why.
  await page.goto(orderAddress);
  await expect(page.getByText('Em espera', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/^Uma venda que pagava este prêmio foi recusada/)).toBeVisible();
  await page.goto('/my-points');
  await expect(balance.getByText('0', { exact: true }).first()).toBeVisible();
  await expect(balance.getByRole('link', { name: /^Experiência/ })).toContainText('0');
  await expect(balance.getByRole('link', { name: /^Reservados/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Venda recusada.*−240/ }).click();
  await expect(page.getByText(/^Retirado por Rita Alves em /)).toBeVisible();
  await expect(page.getByText('Motivo: A nota é de uma batedeira')).toBeVisible();
  await page.goto(saleAddress);
  await expect(page.getByText('Os produtos não são os da nota. “A nota é de uma batedeira”')).toBeVisible();
});
