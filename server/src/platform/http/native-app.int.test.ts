import Fastify from 'fastify';
import { expect, test as plain } from 'vitest';
import { answerAppLinks } from './app-links.ts';
import { answerNativeApp } from './native-app.ts';

const path = '/api/v1/site';

async function aServer(NATIVE_APP: boolean) {
  const app = Fastify();
  answerNativeApp(app, { NATIVE_APP });
  app.get(path, async () => ({}));
  app.get('/assets/a.js', async () => 'code');
  app.get('/media/:id', async (_request, reply) => reply.header('cross-origin-resource-policy', 'same-origin').send('picture'));
  await app.ready();
  return app;
}
const preflight = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization, idempotency-key' };

plain.for(['capacitor://localhost', 'https://localhost'])(
  'MOB-01 the app of %s may call where the operator allows it, without a browser’s session',
  async (origin) => {
    const app = await aServer(true);
    const asked = await app.inject({ method: 'OPTIONS', url: '/api/v1/notices', headers: { origin, ...preflight } });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'origin' });
    expect(asked.headers['access-control-allow-headers']).toContain('idempotency-key');
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
    expect((await app.inject({ url: path, headers: { origin } })).headers['access-control-allow-origin']).toBe(origin);
    expect((await app.inject({ url: '/media/1' })).headers['cross-origin-resource-policy']).toBe('cross-origin');
  },
);

plain.for([
  ['another page', true, 'https://evil.example'],
  ['localhost without encryption', true, 'http://localhost'],
  ['the app, where it is not allowed', false, 'https://localhost'],
] as const)('MOB-01 %s is allowed nothing', async ([, isOn, origin]) => {
  const app = await aServer(isOn);
  const asked = await app.inject({ method: 'OPTIONS', url: path, headers: { origin, ...preflight } });
  expect(asked.statusCode).not.toBe(204);
  const answered = await app.inject({ url: path, headers: { origin } });
  expect([asked.headers['access-control-allow-origin'], answered.headers['access-control-allow-origin']]).toEqual([undefined, undefined]);
  if (!isOn) expect((await app.inject({ url: '/media/1' })).headers['cross-origin-resource-policy']).toBe('same-origin');
});

plain('MOB-01 OFF-01 files of the page that a worker keeps are the same whoever asks', async () => {
  const app = await aServer(true);
  expect((await app.inject({ url: '/assets/a.js', headers: { origin: 'https://portal.example' } })).headers['vary']).toBeUndefined();
});

plain('MOB-01 the portal names the apps that open its links, where the operator does', async () => {
  const print = Array.from({ length: 32 }, () => 'AB').join(':');
  const named = Fastify();
  answerAppLinks(named, { NATIVE_ANDROID: `app.vitrine.portal ${print}`, NATIVE_IOS: 'ABCDE12345.app.vitrine.portal' });
  expect((await named.inject('/.well-known/assetlinks.json')).json()).toMatchObject([
    { target: { package_name: 'app.vitrine.portal', sha256_cert_fingerprints: [print] } },
  ]);
  expect((await named.inject('/.well-known/apple-app-site-association')).json()).toMatchObject({
    applinks: { details: [{ appIDs: ['ABCDE12345.app.vitrine.portal'] }] },
  });
  const silent = Fastify();
  answerAppLinks(silent, {});
  for (const url of ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association'])
    expect((await silent.inject(url)).statusCode).not.toBe(200);
});
