import type { Page } from '@playwright/test';

/** What of the app lies on the device: paths of files, and `/` for the page itself. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const ofFirstTaps = [
  'report-page',
  'photo-step',
  'facts-step',
  'lines-step',
  'sent',
  'sales-page',
  'store-page',
  'courses-page',
  'points-page',
  'profile-page',
];

/** The code of a member's first taps is there, with its words. */
export async function hasFirstTaps(page: Page): Promise<boolean> {
  const paths = await keptPaths(page);
  return (
    ofFirstTaps.every((name) => paths.some((path) => path.startsWith(`/assets/${name}-`))) &&
    paths.some((path) => path.includes('/sales.pt-BR-words'))
  );
}
