/**
 * Google and Microsoft on this machine, for log-in by accounts from outside without an account there: `node scripts/provider-peer.mjs [PORT]` prints what the
 * server has to be started with and what to register in the console. Runs on Node 24.
 */
import { pathToFileURL } from 'node:url';
import { openPeer } from '../server/src/platform/testing/openid-peer.mjs';

export const company = '11111111-1111-4111-8111-111111111111';
const client = { client_id: 'vitrine', client_secret: 'only-on-this-machine' };

/** Opens both providers, registered for the product at each of `publicUrls`, one a site; an account whose name has `guest` in it is of another company. */
export async function openProviders({ port, publicUrls }) {
  const redirect_uris = publicUrls.flatMap((url) => ['google', 'azure'].map((provider) => `${url}/login-return/${provider}`));
  const peer = await openPeer({
    port,
    paths: ['google', `azure/${company}/v2.0`],
    clients: [{ ...client, redirect_uris }],
    claimsOf: (login, path) =>
      path === 'google' ? {} : { tid: login.includes('guest') ? '22222222-2222-4222-8222-222222222222' : company },
  });
  return { peer, settings: { GOOGLE_ISSUER: peer.issuerAt('google'), AZURE_AUTHORITY: `${peer.origin}/azure` } };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { settings } = await openProviders({
    port: Number(process.argv[2] ?? 3950),
    publicUrls: [process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`],
  });
  const lines = [
    'Start the server with:',
    ...Object.entries(settings).map(([name, value]) => `  ${name}=${value}`),
    'Register in the console, under Log-in:',
    `  client id ${client.client_id}, secret ${client.client_secret}, company directory ${company}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
