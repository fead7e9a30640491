import { clientAuthorization, callAs, origin } from '../support/api.ts';
import { failWith } from '../support/console-guard.ts';
import { aCourse, aVideoActivity } from '../support/courses.ts';
import { aPicture } from '../support/uploads.ts';
import { expect, test } from '../support/fixtures.ts';
import { SessionWatch } from '../support/session-watch.ts';
import { getMe, saveMe } from '@vitrine/contract/identity';
import { enrol } from '@vitrine/contract/learning';

// What passes the app's own worker can be held or changed by no journey.
test.use({ serviceWorkers: 'block' });

test('SES-02 SES-03 SES-11 a protected screen leads to the log-in and back to itself, once, whatever token came along; a log-out ends the session here and on the server', async ({
  page,
  guard,
  person,
  logInAs,
}) => {
  guard.expectNetworkLine(/status of 4\d\d/);
  const watch = await SessionWatch.of(page.context());
  await page.goto('/certificates?token=abc');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await page.getByRole('button', { name: 'Entrar com senha' }).click();
  const loggedIn = page.waitForResponse('**/alternative_login/');
  await logInAs(person);
  await expect(page).toHaveURL('/certificates');

  const { access_token, refresh_token } = await (await loggedIn).json();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Sair' }).click();
  await expect(page.getByRole('form')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('common'))).toBeNull();
  const withOldToken = async () => (await fetch(origin + getMe.path, { headers: { authorization: `Bearer ${access_token}` } })).status;
  await expect.poll(withOldToken).toBe(401); // the server hears of it while the log-in is drawn
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token });
  const refreshed = await fetch(`${origin}/o/token/`, { method: 'POST', headers: { authorization: await clientAuthorization() }, body });
  expect(refreshed.status).toBe(400);
  expect(watch.refreshes).toBe(0);

  await logInAs(person);
  await expect(page).toHaveURL('/home'); // what was remembered was used
});

test('SES-04 SES-05 many calls of two tabs with a token that ran out cost one refresh, and its answer is kept', async ({
  page,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of 401/);
  const watch = await SessionWatch.of(page.context());
  await signInAs(person);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/home');
    await expect(tab.getByRole('link', { name: 'Ver curso' })).toBeVisible();
  }
  await watch.spoilAccessToken(page, other);
  const renewed = page.context().waitForEvent('response', (answer) => answer.url().endsWith('/o/token/'));

  await Promise.all([page.goto('/home'), other.goto('/home')]);

  const { access_token, user_firebase_token } = await (await renewed).json();
  for (const tab of [page, other]) await expect(tab.getByRole('link', { name: 'Ver curso' })).toBeVisible();
  expect(watch.refreshes).toBe(1);
  expect(watch.accessToken).toBe(access_token);
  await expect.poll(() => watch.bearers.has(user_firebase_token), 'the stream opens with its own new token').toBe(true);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Ver curso' })).toBeVisible();
  expect(watch.refreshes).toBe(1);
});

test('SES-06 SES-07 SES-09 a session ends by a refused refresh, and by a 401 without a refresh token; any other refusal only reaches its screen', async ({
  page,
  person,
  logInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of (40[0139]|500)/);
  const watch = await SessionWatch.of(page.context());
  const form = page.getByRole('form', { name: 'Entrar' });
  await logInAs(person);
  for (const status of [403, 409, 500]) {
    const failure = await failWith(page, /\/api\/v1\/certificates(\?|$)/, status);
    const refused = page.waitForResponse((response) => response.status() === status);
    await page.goto('/certificates');
    await refused;
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(form).toHaveCount(0);
    await failure.stop();
  }
  await page.goto('/certificates');
  await expect(page.getByText('Nenhum certificado ainda')).toBeVisible();
  expect(watch.refreshes).toBe(0);

  await page.route('**/o/token/', (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: '{"error":"invalid_grant"}' }),
  );
  await watch.spoilAccessToken(page);
  await page.goto('/certificates');
  await expect(form).toBeVisible();
  const before = watch.bearers.size;
  await page.goto('/home');
  await expect(form).toBeVisible();
  expect(watch.bearers.size).toBe(before);
  expect(watch.refreshes).toBe(1);

  await page.route('**/alternative_login/', async (route) => {
    const answered = await route.fetch();
    await route.fulfill({ response: answered, json: { ...(await answered.json()), refresh_token: '' } });
  });
  await logInAs(person);
  await watch.spoilAccessToken(page);
  await page.goto('/certificates');
  await expect(form).toBeVisible();
  expect(watch.refreshes).toBe(1);
});

test('SES-12 SES-13 D51 calls carry the session, else the token of the address, which stays nowhere, else the app; signed files need none; a log-in travels as a form, the rest as JSON, the end of an upload too', async ({
  page,
  person,
  logInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of 404/);
  const course = await aCourse([await aVideoActivity()]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  const told: string[] = []; // each address and referrer that leaves this page, but for the one by which it is opened
  page.on('request', (request) => told.push(`${request.isNavigationRequest() ? '' : request.url()} ${request.headers()['referer'] ?? ''}`));
  const verification = page.waitForRequest('**/certificate-codes/**');
  await page.goto('/certificates/verify/NADA-0000?access_token=from-the-address');
  expect((await verification).headers()['authorization']).toBe('Bearer from-the-address');
  await expect(page).not.toHaveURL(/from-the-address/);

  await page.goto('/');
  const logIn = page.waitForRequest('**/alternative_login/');
  const me = page.waitForRequest('**/api/v1/me');
  await logInAs(person);
  expect((await logIn).headers()['authorization']).toMatch(/^Basic /);
  expect((await logIn).headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect((await me).headers()['authorization']).toMatch(/^Bearer (?!from-the-address)/);

  const film = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/media/'));
  await page.goto(`/courses/${course.id}/activities/1`);
  expect((await film).headers()).not.toHaveProperty('authorization');

  await page.goto('/profile');
  const saved = page.waitForRequest((request) => request.url().endsWith(saveMe.path) && request.method() === saveMe.method);
  await page.getByLabel('País').selectOption('CL');
  expect((await saved).headers()['content-type']).toMatch(/^application\/json/);

  const piece = page.waitForRequest((request) => request.method() === 'PATCH' && request.url().includes('/api/files/'));
  const ended = page.waitForRequest('**/api/files/complete/');
  await page.goto('/profile/data');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher foto' }).click();
  await (await chooser).setFiles({ name: 'rosto.png', mimeType: 'image/png', buffer: Buffer.from(aPicture()) });
  await page.getByRole('dialog', { name: 'Ajuste a foto' }).getByRole('button', { name: 'Usar esta foto' }).click();
  expect((await piece).headers()['content-type']).toBe('application/offset+octet-stream');
  expect((await ended).headers()['content-type']).toMatch(/^application\/json/);

  const cdp = await page.context().newCDPSession(page);
  const { entries } = await cdp.send('Page.getNavigationHistory');
  expect(entries.filter(({ url }) => url.includes('from-the-address'))).toEqual([]);
  expect(told.filter((line) => line.includes('from-the-address'))).toEqual([]);
});

test('SES-14 an answer that takes minutes is waited for', async ({ page, person, signInAs }) => {
  await page.clock.install();
  await signInAs(person);
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/certificates/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/api\/v1\/certificates/);
  await page.goto('/certificates');
  await asked;
  await expect(page.getByRole('heading', { name: 'Certificados', level: 1 })).toBeVisible(); // until then the screen itself is fetched, which has a time to come in
  await expect(page.getByRole('status', { name: 'Carregando' })).toBeVisible();

  await page.clock.fastForward('09:00');
  await expect(page.getByRole('status', { name: 'Carregando' })).toBeVisible();
  held.resolve();

  await expect(page.getByText('Nenhum certificado ainda')).toBeVisible();
});
