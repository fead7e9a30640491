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

test.each(['a tap', 'a key', 'a call'])(
  'ERR-01 after %s a file that did not come is asked for again, and one that is there is not',
  async (by) => {
    const { bringChunk, bePatient } = await aPage();
    if (by === 'a call') bePatient();
    else window.dispatchEvent(new Event(by === 'a tap' ? 'pointerdown' : 'keydown'));
    const bring = (files: string[]) => bringChunk(() => Promise.resolve('here'), files);
    await bring(['/assets/wire.js']);
    isConnected = false;
    await expect(bring(['/assets/calls.js', '/assets/wire.js'])).rejects.toThrow(/^a module was not fetched: \/assets\/calls\.js$/);
    isConnected = true;
    await expect(bring(['/assets/calls.js', '/assets/wire.js'])).resolves.toBe('here');
    expect(asked).toEqual(['/assets/wire.js', '/assets/calls.js', '/assets/calls.js']);
    expect(links('/assets/calls.js')).toHaveLength(0);
  },
);

test('NAV-10 what the server has no more is told as a missing module, for which the page is loaded anew', async () => {
  const { bringChunk, bePatient } = await aPage();
  bePatient();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  await expect(bringChunk(() => Promise.resolve(), ['/assets/old.js'])).rejects.toThrow(/dynamically imported module: \/assets\/old\.js$/);
});
