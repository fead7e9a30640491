import { alternativeLogin } from '@vitrine/contract/identity';
import { getSite } from '@vitrine/contract/tenancy';
import { pino } from 'pino';
import { createApp } from '../../server/src/app.ts';
import { openPlatform } from '../../server/src/open-platform.ts';
import { localEventBus } from '../../server/src/platform/events/index.ts';
import { readSettings } from '../../server/src/platform/config/index.ts';

export type InsideOptions = { appUrl: string; dataDir: string };

/** The product's app inside the bench's own process, on the database of a running server: what it sends to PostgreSQL can be listened to. */
export async function openInside({ appUrl, dataDir }: InsideOptions) {
  const closers: (() => Promise<unknown>)[] = [];
  const settings = readSettings({ NODE_ENV: 'production', DEMO: 'false', LOG_LEVEL: 'fatal', DATA_DIR: dataDir });
  const log = pino({ level: 'fatal' });
  const platform = await openPlatform(settings, { appUrl, dataDir, log, onClose: (close) => closers.push(close) });
  const app = await createApp(platform, { events: localEventBus() });
  await app.ready();
  const host = 'localhost';
  let basicOfPage: Promise<string> | undefined;
  /** As the page carries it: no part of a log-in. */
  const readBasic = async () => {
    const site = (await app.inject({ method: 'GET', url: getSite.path, headers: { host } })).json<{
      client_id: string;
      client_secret: string;
    }>();
    return Buffer.from(`${site.client_id}:${site.client_secret}`).toString('base64');
  };
  return {
    get: (url: string, authorization: string) => app.inject({ method: 'GET', url, headers: { host, authorization } }),
    /** Any request, with the headers that a client sends. */
    send: (asked: { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; payload?: object | string }) => app.inject(asked),
    logIn: async (username: string, password: string): Promise<string> => {
      const basic = await (basicOfPage ??= readBasic());
      const tokens = await app.inject({
        method: 'POST',
        url: alternativeLogin.path,
        headers: { host, authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ username, password }).toString(),
      });
      if (tokens.statusCode !== 200) throw new Error(`log-in answered ${tokens.statusCode}: ${tokens.body}`);
      return `Bearer ${tokens.json<{ access_token: string }>().access_token}`;
    },
    close: async () => {
      await app.close();
      for (const close of closers.toReversed()) await close();
    },
  };
}
