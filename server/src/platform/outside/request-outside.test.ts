import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { portOf } from '../testing/port-of.ts';
import { isInside, requestOutside } from './index.ts';

test('TRF-03 what is inside a network is told apart from the internet, also as IPv4 inside IPv6', () => {
  const within = [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.0.9',
    '172.20.0.1',
    '0.0.0.0',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
  ];
  expect(within.filter((address) => !isInside(address))).toEqual([]);
  expect(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'].filter(isInside)).toEqual([]);
});

test('TRF-03 an address inside is not connected to, by number, by name or by http, and redirects are not followed', async () => {
  let connections = 0;
  const server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    else response.end('x'.repeat(request.url === '/long' ? 100_000 : 2));
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  const ask = (url: string, trusted?: string) => requestOutside({ url, method: 'GET', headers: {}, patienceMs: 5_000, trusted });
  for (const url of [`https://127.0.0.1:${port}`, `https://localhost:${port}`, `http://localhost:${port}`, `https://[::1]:${port}`])
    await expect(ask(url)).rejects.toThrow(/outside/);
  expect(connections).toBe(0);
  expect(await ask(`http://127.0.0.1:${port}/`, '127.0.0.1')).toEqual({ status: 200, text: 'xx' });
  expect((await ask(`http://127.0.0.1:${port}/moved`, '127.0.0.1')).status).toBe(302);
  await expect(ask(`http://127.0.0.1:${port}/long`, '127.0.0.1')).rejects.toThrow(/too long/);
  await new Promise((resolve) => server.close(resolve));
});
