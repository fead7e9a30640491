/** The app on a phone: its built pages from https://localhost, as Android serves them, and a bridge to a phone that the test holds. */
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { answerAs, aPhone, installBridge, plugins, type Phone } from '../../web/src/shared/device/native/testing.ts';
import { aPicture } from './uploads.ts';

const pages = fileURLToPath(new URL('../../dist/native', import.meta.url));
export const appOrigin = 'https://localhost';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  json: 'application/json',
};

/** What an address of the app is: a file of it, the photo that the camera just took, or its page. */
async function fileAt(address: string): Promise<{ body: Buffer; contentType: string }> {
  const { pathname } = new URL(address);
  if (pathname.startsWith('/_capacitor_file_/')) return { body: Buffer.from(aPicture()), contentType: 'image/png' };
  const file = normalize(pathname).replace(/^\/+/, '');
  const [, ending] = /\.(\w+)$/.exec(file) ?? [];
  const isFile = ending !== undefined && types[ending] !== undefined;
  return { body: await readFile(join(pages, isFile ? file : 'index.html')), contentType: types[isFile ? ending : 'html'] ?? 'text/html' };
}

export type PhoneInHand = Phone & { emit(plugin: string, event: string, data: unknown): Promise<void> };

/** Puts the app into this page's hands. What the phone keeps outlives its pages, and their storage. */
export async function holdPhone(page: Page): Promise<PhoneInHand> {
  const phone = aPhone();
  const emit = (plugin: string, event: string, data: unknown) =>
    page.evaluate<void>(`window.phone.emit(${[plugin, event, data].map((one) => JSON.stringify(one)).join(', ')})`);
  await page.route(`${appOrigin}/**`, async (route) => route.fulfill(await fileAt(route.request().url())));
  await page.exposeFunction('askPhone', (plugin: string, method: string, options: Record<string, unknown>) =>
    answerAs(phone, (...told) => void emit(...told), plugin, method, options),
  );
  await page.addInitScript(`
    window.phone = (${installBridge.toString()})(window, ${JSON.stringify(plugins)}, (...asked) => window.askPhone(...asked));
  `);
  return Object.assign(phone, { emit });
}
