import { expect, test } from '../support/fixtures.ts';

const anyLink = 'camila/AZrX9w/AAAA';

test('NAV-01 EXP-03 EXP-04 D71 every open address opens its screen for a visitor; the cookie notice comes back until it was accepted', async ({
  page,
  guard,
}) => {
  guard.expectNetworkLine(/status of 40[09]/);
  const notice = page.getByRole('region', { name: 'Cookies' });
  await page.goto('/');
  await notice.getByRole('button', { name: 'Fechar o aviso de cookies' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await notice.getByRole('button', { name: 'Aceitar', exact: true }).click();
  await expect(notice).toHaveCount(0);

  const titles: Record<string, RegExp> = {
    '/maintenance-login': /Aprenda em minutos/,
    '/login-redirect-v2': /Aprenda em minutos/,
    '/webservice-login/': /Falta o código de acesso/,
    '/webservice-login/not-a-token': /Este link não vale mais/,
    '/request-password/': /Recuperar senha/,
    [`/set-password/${anyLink}`]: /Criar sua senha/,
    [`/recover-password/${anyLink}`]: /senha/i,
    '/register': /Criar cadastro/,
    '/register-seven-trade': /Cadastro Seven Trade/,
    '/register-pop-trade': /Cadastro Pop Trade/,
    '/register-success': /Cadastro recebido/,
    '/first_access/': /Primeiro acesso/,
    '/intel-first-access': /Primeiro acesso/,
    '/institutional/about': /Sobre o portal/,
    '/institutional/cookies_policy': /Política de cookies/,
    '/institutional/support': /Ajuda/,
    '/institutional/privacy-policy': /Política de privacidade/,
    '/institutional/terms-and-conditions': /Termos de uso/,
    '/tigre-juntos-somos-mais': /Juntos somos mais/,
    '/intel-login-redirect': /Este link não vale mais/, // of the token above, which waits until it is redeemed or declined
    '/about-team': /Quem faz o programa/,
    '/institutional/nothing-of-the-kind': /Nada por aqui/,
  };
  for (const [address, title] of Object.entries(titles)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toHaveText(title);
    if (!address.includes('nothing')) await expect(page.getByText('Nada por aqui'), address).toHaveCount(0);
  }
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Sobre este portal' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('EXP-03 EXP-04 CON-04 STA-01 STA-03 inside the portal the same pages have twins; what the device keeps lies sealed, and a log-out takes what was done', async ({
  page,
  person,
  signInAs,
}) => {
  await signInAs(person, { to: '/profile' });
  await expect(page.getByLabel('Fuso horário')).toBeVisible(); // the last of the screen: until then its foot moves
  await expect(page.getByText(/^Versão \d+\.\d+\.\d+-[\da-f]{8}$/)).toBeVisible();
  const foot = page.getByRole('navigation', { name: 'Sobre este portal' });
  for (const [name, address, title] of [
    ['Sobre', '/about', 'Sobre o portal'],
    ['Ajuda', '/support', 'Ajuda'],
    ['Privacidade', '/privacy-policy', 'Política de privacidade'],
    ['Termos', '/terms-and-conditions', 'Termos de uso'],
    ['Cookies', '/cookies', 'Política de cookies'],
  ] as const) {
    await foot.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (name !== 'Cookies') await page.getByRole('link', { name: 'Voltar' }).click();
  }
  for (const [address, title] of [
    ['/about-the-program', 'Sobre o programa'],
    ['/about-the-team', 'Quem faz o programa'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.goto('/cookies');
  await page.getByRole('button', { name: 'Aceitar esta escolha' }).click();
  await expect(page.getByText('Você aceitou os cookies deste portal.')).toBeVisible();

  const kept = () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([name]) => !name.startsWith('vitrine:'))));
  const slices = ['common', 'cookies_policy', 'offline_course', 'params', 'site_lists', 'welcome_banner'];
  await expect.poll(async () => Object.keys(await kept()).toSorted()).toEqual(slices);
  for (const text of Object.values(await kept())) expect(text).toMatch(/^[\w+/=]+\.[\w+/=]+$/); // nothing that can be read
  const secret = (await page.context().cookies()).find(({ name }) => name === 'vitrine_key');
  expect(Math.round(((secret?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(180);
  expect([secret?.sameSite, secret?.secure]).toEqual(['Strict', true]);

  await page.goto('/logout');
  await expect(page.getByRole('form')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('common'))).toBeNull();
  await page.goto('/institutional/cookies_policy'); // decided about the device, and not done in a session
  await expect(page.getByText('Você aceitou os cookies deste portal.')).toBeVisible();
});

test(
  'NAV-09 each open screen has a variant for the phone, its window above, and one for the desktop, its window beside; a phone on its side is a phone',
  { tag: '@both' },
  async ({ page, guard }, { project }) => {
    guard.expectNetworkLine(/status of 40[09]/); // of links that lead nowhere
    const isDesktop = project.name === 'desktop';
    if (!isDesktop) await page.setViewportSize({ width: 800, height: 360 });
    for (const address of [
      '/',
      '/maintenance-login',
      '/webservice-login/',
      '/request-password/',
      '/first_access/',
      '/intel-first-access',
      `/set-password/${anyLink}`,
      '/register',
      '/register-success',
      '/register-seven-trade',
      '/register-pop-trade',
      '/institutional/about',
      '/institutional/faq',
      '/institutional/contact',
      '/tigre-juntos-somos-mais',
      '/about-team',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      const window = (await page.locator('header').first().locator('..').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const sheet = (await page.getByRole('main').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const place = isDesktop
        ? { isBeside: sheet.x >= window.x + window.width - 1, isBelow: false }
        : { isBeside: false, isBelow: sheet.y >= window.y + window.height - 60 && sheet.x === window.x };
      expect(place, address).toEqual({ isBeside: isDesktop, isBelow: !isDesktop });
    }
    if (!isDesktop) await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/portfolio');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.nth(2)).toBeVisible();
    const rows = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(rows.filter((top) => top === rows[0]).length > 2, 'cards in a row').toBe(isDesktop);
  },
);

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1' });

  test('STA-02 SES-11 tokens come back when the system took local storage and cookies, and not after a log-out', async ({
    page,
    person,
    signInAs,
  }) => {
    const loseAll = async () => {
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
    };
    await signInAs(person, { to: '/home' });
    await expect(page.getByRole('heading', { level: 1, name: /^Oi, / })).toBeVisible();
    await loseAll();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Eu' })).toBeVisible();
    await page.goto('/logout');
    await expect(page.getByRole('form')).toBeVisible();
    await loseAll();
    await page.goto('/profile');
    await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
  });
});

test('LOG-02 I18-01 the log-in screen comes with twelve requests at most, no call of the API among them, with the words of one language', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('form', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sobre este portal' })).toBeVisible(); // the last of it
  await expect(page.getByRole('img', { name: 'Clube Aurora' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Where a provider is offered its button comes beside them; another journey may just try that.
  const ofScreen = asked.filter((path) => !/\/outside[.-]/.test(path));
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(ofScreen.length, ofScreen.join('\n')).toBeLessThanOrEqual(12);
  expect(new Set(ofScreen.flatMap((path) => /pt-BR|en-US|es-ES|fr-FR/.exec(path)?.[0] ?? []))).toEqual(new Set(['pt-BR']));
});
