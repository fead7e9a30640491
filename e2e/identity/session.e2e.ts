import { callAs, clientAuthorization, origin } from '../support/api.ts';
import { failWith } from '../support/console-guard.ts';
import { aCourse, aVideoActivity } from '../support/courses.ts';
import { expect, test } from '../support/fixtures.ts';
import { SessionWatch } from '../support/session-watch.ts';
import { getMe, saveMe } from '@vitrine/contract/identity';
import { enrol } from '@vitrine/contract/learning';

// What passes the app's own worker can be held or changed by no journey.
test.use({ serviceWorkers: 'block' });

test('SES-02 SES-03 a protected screen leads to the log-in and back to itself, once', async ({ page, person, signInAs }) => {
  await page.goto('/online-courses?show=done');
  await expect(page).toHaveURL('/');
  await signInAs(person);
  await expect(page).toHaveURL('/online-courses?show=done');

  await page.goto('/logout');
  await expect(page.getByRole('form')).toBeVisible();
  await signInAs(person);

  await expect(page).toHaveURL('/home');
});

test('SES-02 a token in the address goes along to the log-in, which says that it opens nothing', async ({
  page,
  guard,
  person,
  signInAs,
}) => {
  guard.expectNetworkLine(/status of 4\d\d/);
  await page.goto('/certificates?token=abc');

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await page.getByRole('button', { name: 'Entrar com senha' }).click();
  await expect(page.getByRole('form')).toBeVisible();
  await signInAs(person);
  await expect(page).toHaveURL('/certificates');
});

test('SES-04 SES-05 many calls with a token that ran out cost one refresh, and its answer is kept', async ({
  page,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of 401/);
  const watch = await SessionWatch.of(page.context());
  await signInAs(person);
  await watch.spoilAccessToken(page);
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/o/token/'));

  await page.goto('/home');

  const { access_token, user_firebase_token } = await (await renewed).json();
  await expect(page.getByRole('heading', { name: 'Oi, Pessoa' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver curso' })).toBeVisible();
  expect(watch.refreshes).toBe(1);
  expect(watch.accessToken).toBe(access_token);
  await expect.poll(() => watch.bearers.has(user_firebase_token), 'the stream opens with its own new token').toBe(true);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Ver curso' })).toBeVisible();
  expect(watch.refreshes).toBe(1);
});

test('SES-04 two tabs whose token ran out share one refresh', async ({ page, person, signInAs, guard }) => {
  guard.expectNetworkLine(/status of 401/);
  const watch = await SessionWatch.of(page.context());
  await signInAs(person);
  const other = await page.context().newPage();
  await other.goto('/home');
  await expect(other.getByRole('link', { name: 'Ver curso' })).toBeVisible();
  await watch.spoilAccessToken(page, other);

  await Promise.all([page.goto('/home'), other.goto('/home')]);

  for (const tab of [page, other]) await expect(tab.getByRole('link', { name: 'Ver curso' })).toBeVisible();
  expect(watch.refreshes).toBe(1);
});

test('SES-06 a refused refresh ends the session: tokens are gone and the log-in is there', async ({ page, person, signInAs, guard }) => {
  guard.expectNetworkLine(/status of 40[01]/);
  const watch = await SessionWatch.of(page.context());
  await signInAs(person);
  await page.route('**/o/token/', (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: '{"error":"invalid_grant"}' }),
  );
  await watch.spoilAccessToken(page);

  await page.goto('/certificates');

  await expect(page.getByRole('form')).toBeVisible();
  const before = watch.bearers.size;
  await page.goto('/home');
  await expect(page.getByRole('form')).toBeVisible();
  expect(watch.bearers.size).toBe(before);
});

test('SES-07 a 401 without a refresh token goes to the log-in and asks for none', async ({ page, person, signInAs, guard }) => {
  guard.expectNetworkLine(/status of 401/);
  const watch = await SessionWatch.of(page.context());
  await page.route('**/alternative_login/', async (route) => {
    const answered = await route.fetch();
    await route.fulfill({ response: answered, json: { ...(await answered.json()), refresh_token: '' } });
  });
  await signInAs(person);
  await watch.spoilAccessToken(page);

  await page.goto('/certificates');

  await expect(page.getByRole('form')).toBeVisible();
  expect(watch.refreshes).toBe(0);
});

test('SES-09 any other refusal reaches its screen as it is: nothing is refreshed, nobody is logged out', async ({
  page,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of (403|409|500)/);
  const watch = await SessionWatch.of(page.context());
  await signInAs(person);
  for (const status of [403, 409, 500]) {
    const failure = await failWith(page, /\/api\/v1\/certificates(\?|$)/, status);
    const refused = page.waitForResponse((response) => response.status() === status);
    await page.goto('/certificates');
    await refused;
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('form', { name: 'Entrar' })).toHaveCount(0);
    await failure.stop();
  }
  await page.goto('/certificates');
  await expect(page.getByText('Nenhum certificado ainda')).toBeVisible();
  expect(watch.refreshes).toBe(0);
});

test('SES-11 a log-out takes the tokens away here and revokes them on the server', async ({ page, person, signInAs, checkAccessible }) => {
  const watch = await SessionWatch.of(page.context());
  const loggedIn = page.waitForResponse('**/alternative_login/');
  await page.goto('/');
  await signInAs(person);
  const { access_token, refresh_token } = await (await loggedIn).json();
  await page.goto('/profile');
  await checkAccessible(page);
  await page.getByRole('link', { name: 'Sair' }).click();
  await expect(page.getByRole('form')).toBeVisible();

  expect(await page.evaluate(() => localStorage.getItem('common'))).toBeNull();
  const withOldToken = async () => (await fetch(origin + getMe.path, { headers: { authorization: `Bearer ${access_token}` } })).status;
  await expect.poll(withOldToken).toBe(401); // the server hears of it while the log-in is drawn
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token });
  const refreshed = await fetch(`${origin}/o/token/`, { method: 'POST', headers: { authorization: await clientAuthorization() }, body });
  expect(refreshed.status).toBe(400);
  expect(watch.refreshes).toBe(0);
  await page.goto('/home');
  await expect(page.getByRole('form')).toBeVisible();
});

test('SES-12 calls carry the session, else the token of the address, else the app; signed files need none', async ({
  page,
  person,
  signInAs,
  guard,
}) => {
  guard.expectNetworkLine(/status of 404/);
  const course = await aCourse([await aVideoActivity()]);
  await callAs(person, enrol, { params: { courseId: course.id } });
  const verification = page.waitForRequest('**/certificate-codes/**');
  await page.goto('/certificates/verify/NADA-0000?access_token=from-the-address');
  expect((await verification).headers()['authorization']).toBe('Bearer from-the-address');

  await page.goto('/');
  const logIn = page.waitForRequest('**/alternative_login/');
  const me = page.waitForRequest('**/api/v1/me');
  await signInAs(person);
  expect((await logIn).headers()['authorization']).toMatch(/^Basic /);
  expect((await me).headers()['authorization']).toMatch(/^Bearer (?!from-the-address)/);

  const film = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/media/'));
  await page.goto(`/courses/${course.id}/activities/1`);
  expect((await film).headers()).not.toHaveProperty('authorization');
});

test('SES-13 a log-in travels as a form, everything else as JSON', async ({ page, person, signInAs }) => {
  const logIn = page.waitForRequest('**/alternative_login/');
  await page.goto('/');
  await signInAs(person);
  expect((await logIn).headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);

  await page.goto('/profile');
  const saved = page.waitForRequest((request) => request.url().endsWith(saveMe.path) && request.method() === saveMe.method);
  await page.getByLabel('País').selectOption('CL');
  expect((await saved).headers()['content-type']).toMatch(/^application\/json/);
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
