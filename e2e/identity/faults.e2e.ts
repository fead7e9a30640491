import type { Page } from '@playwright/test';
import { reportFault, FaultReport } from '@vitrine/contract/kernel';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

/** What this page tells the server of its faults, and how that is answered. */
function reportsOf(page: Page) {
  const reports: FaultReport[] = [];
  const answers: number[] = [];
  const isReport = (url: string) => new URL(url).pathname === reportFault.path;
  page.on('request', (request) => isReport(request.url()) && reports.push(FaultReport.parse(request.postDataJSON())));
  page.on('response', (answered) => isReport(answered.url()) && answers.push(answered.status()));
  return { reports, answers };
}

/** What browsers, extensions and screens that were left say, each by its own way into the page's ear. */
async function makeNoise(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A real one: the watched element grows while it is told of its size, as long as the test looks.
    const box = document.body.appendChild(document.createElement('div'));
    const loop = new Promise((heard) => window.addEventListener('error', heard, { once: true }));
    const observer = new ResizeObserver(() => (box.style.height = `${box.offsetHeight + 1}px`));
    observer.observe(box);
    await loop;
    observer.disconnect();
    box.remove();

    const throwLater = (fault: Error) =>
      setTimeout(() => {
        throw fault;
      });
    const extension = new Error('Cannot read properties of undefined (reading "price")');
    extension.stack = `TypeError: ${extension.message}\n    at watch (chrome-extension://abcdefghijklmnop/content.js:1:2)`;
    throwLater(extension);
    throwLater(new Error('Script error.'));
    throwLater(new Error("Can't find variable: zaloJSV2"));
    const left = new AbortController();
    void fetch('/api/v1/site', { signal: left.signal });
    left.abort();
  });
}

test('ERR-05 CON-04 a fault in a page of the portal or of the console is reported once, with the release that the person sees; known noise is not', async ({
  page,
  signInAs,
  guard,
}) => {
  guard.expectFault(/ResizeObserver loop|chrome-extension:|Script error|zaloJSV2|AbortError|Bag of lost points/);
  const { reports, answers } = reportsOf(page);
  await signInAs(await aPerson({ roles: ['client_administrator'] }), { to: '/profile' });
  const shown = (await page.getByText(/^Versão /).textContent())?.replace('Versão ', '');

  await makeNoise(page);
  await page.evaluate(() => {
    const fail = () => {
      throw new TypeError('Bag of lost points');
    };
    setTimeout(fail);
    setTimeout(fail); // the same once more is the same fault
    void Promise.reject(new RangeError('Bag of lost points in a promise'));
  });

  // What was heard before them would have been told before them.
  await expect.poll(() => answers).toEqual([200, 200]);
  expect(reports.map(({ name, message }) => `${name}: ${message}`).toSorted()).toEqual([
    'RangeError: Bag of lost points in a promise',
    'TypeError: Bag of lost points',
  ]);
  for (const report of reports) expect(report).toMatchObject({ app: 'portal', path: '/profile', release: shown });
  expect(reports.find(({ name }) => name === 'TypeError')?.stack).toContain('at fail');
  await expect(page.getByRole('heading', { level: 1, name: 'Eu' })).toBeVisible(); // and the page goes on

  await page.goto('/console/people'); // a new page tells of the same fault again, once, as its own
  await expect(page.getByRole('heading', { level: 1, name: 'Pessoas' })).toBeVisible();
  await makeNoise(page);
  await page.evaluate(() => void Promise.reject(new TypeError('Bag of lost points')));
  await expect.poll(() => answers).toEqual([200, 200, 200]);
  expect(reports.slice(2)).toMatchObject([{ app: 'console', path: '/console/people', message: 'Bag of lost points', release: shown }]);
});
