import type { FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { createContentHttp } from '../storage/index.ts';
import { httpWith } from './testing.ts';

test('CLI-08 a request with two Host lines is refused, one with one is answered; on the content origin too', async ({ house }) => {
  const apps: FastifyInstance[] = [await httpWith(house.platform, { actors: {}, routes: [] }), await createContentHttp(house.platform)];
  for (const app of apps) {
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const statusOf = async (hosts: string[]) => {
      const line = connect(port, '127.0.0.1');
      line.write(`GET /healthz HTTP/1.1\r\n${hosts.map((host) => `${host}\r\n`).join('')}connection: close\r\n\r\n`);
      return (await text(line)).split(' ')[1];
    };
    expect(await statusOf(['Host: localhost'])).toBe('200');
    expect(await statusOf(['Host: localhost', 'host: elsewhere.example'])).toBe('400');
    expect(await statusOf(['Host: localhost', 'Host: localhost'])).toBe('400');
    await app.close();
  }
});
