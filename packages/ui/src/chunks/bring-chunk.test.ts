import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const links = (file: string) => [...document.head.querySelectorAll(`link[href="${file}"]`)];
let asked: string[] = [];
let isConnected = true;

beforeEach(() => {
  asked = [];
  isConnected = true;
  vi.resetModules(); // what came stays, as in a page
  vi.stubGlobal('fetch', (file: string) => {
    asked.push(file);
    return isConnected ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('Failed to fetch'));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const aPage = () => import('./bring-chunk.ts');

test('NAV-10 the first screen’s files are hung into the page, each once', async () => {
  const { bringChunk } = await aPage();
  const both = await Promise.all([1, 2].map((one) => bringChunk(() => Promise.resolve(one), ['/assets/frame.js'])));
  expect(both).toEqual([1, 2]);
  expect(links('/assets/frame.js')).toHaveLength(1);
  expect(links('/assets/frame.js')[0]).toMatchObject({ rel: 'modulepreload', crossOrigin: '' });
  expect(asked).toEqual([]);
});

test('NAV-10 what is drawn waits for its styles', async () => {
  const { bringChunk } = await aPage();
  const run = vi.fn(() => Promise.resolve('drawn'));
  const brought = bringChunk(run, ['/assets/form.css']);
  await Promise.resolve();
  expect(run).not.toHaveBeenCalled();
  for (const sheet of links('/assets/form.css')) sheet.dispatchEvent(new Event('load'));
  await expect(brought).resolves.toBe('drawn');
});

test('ERR-01 without a network a file that did not come is asked for again once there is one', async () => {
  const { bringChunk } = await aPage();
  const bring = () => bringChunk(() => Promise.resolve('here'), ['/assets/calls.js']);
  isConnected = false;
  vi.stubGlobal('navigator', { onLine: false });
  await expect(bring()).rejects.toThrow(/^a module was not fetched: \/assets\/calls\.js$/);
  expect(links('/assets/calls.js')).toHaveLength(0); // a browser would keep that failure
  vi.stubGlobal('navigator', { onLine: true });
  await expect(bring()).resolves.toBe('here');
  expect([asked, links('/assets/calls.js')]).toMatchObject([['/assets/calls.js'], [{ rel: 'modulepreload' }]]);
});

test('STA-01 what lies on the device comes without a network too', async () => {
  const { bringChunk } = await aPage();
  vi.stubGlobal('navigator', { onLine: false });
  await expect(bringChunk(() => Promise.resolve('here'), ['/assets/kept.js'])).resolves.toBe('here');
  expect(asked).toEqual(['/assets/kept.js']);
});

test('NAV-10 what the server has no more is told as a missing module, for which the page is loaded anew', async () => {
  const { bringChunk } = await aPage();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  await expect(bringChunk(() => Promise.resolve(), ['/assets/old.js'])).rejects.toThrow(/dynamically imported module: \/assets\/old\.js$/);
});
