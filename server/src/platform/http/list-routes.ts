import { pino } from 'pino';
import { readSettings } from '../config/index.ts';
import type { Platform } from '../platform.ts';
import type { Doorkeeper } from './actor.ts';
import type { Routes } from './answer.ts';
import { createHttp } from './create-http.ts';

/** Every address of the server, without a database behind it: registering a route asks nothing of the platform. */
export async function listRoutes(rooms: {
  doorkeeperOf: (platform: Platform) => Doorkeeper;
  routesOf: (platform: Platform) => Routes[];
}): Promise<{ method: string; url: string }[]> {
  const settings = readSettings({ NODE_ENV: 'production', DEMO: 'false' });
  const nothing = { settings, log: pino({ level: 'silent' }), newId: () => 'nobody' } as unknown as Platform; // oxlint-disable-line typescript/no-unsafe-type-assertion -- no handler runs
  const routes: { method: string; url: string }[] = [];
  const app = await createHttp(nothing, {
    doorkeeper: rooms.doorkeeperOf(nothing),
    routes: rooms.routesOf(nothing),
    onRoute: ({ method, url }) => routes.push(...[method].flat().map((one) => ({ method: String(one), url }))),
  });
  await app.ready();
  return routes;
}
