import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { filesOfFirstTaps } from '../../web/first-taps.ts';

/** What of the app lies on the device: paths of files, and `/` for the page itself. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const ofFirstTaps = [...filesOfFirstTaps(fileURLToPath(new URL('../../web/dist', import.meta.url)))].map((file) => `/${file}`);

/** Whose words come with them (web/src/app/first-taps.ts). */
const roomsOfFirstTaps = ['sales', 'rewards', 'profile', 'outside', 'badges', 'tenancy'];

/** The code of a member's first taps is there, all of it, with its words. */
export async function hasFirstTaps(page: Page): Promise<boolean> {
  const paths = new Set(await keptPaths(page));
  const hasWords = (room: string) => [...paths].some((path) => path.includes(`/${room}.pt-BR-words`));
  return ofFirstTaps.every((path) => paths.has(path)) && roomsOfFirstTaps.every(hasWords);
}
