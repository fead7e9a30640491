import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './e2e/support/browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 3900);
/** `npm run test:long` plays every journey on both devices. */
const isLong = process.env['LONG'] === '1';
const origin = `http://localhost:${port}`;

/** Journeys on the built product with a database of its own, on a phone and on a desktop. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'reports/browser',
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{testFileName}-{arg}-{projectName}{ext}',
  retries: process.env['CI'] ? 1 : 0, // what passes only then is printed as flaky and counted apart (docs/decisions/027)
  workers: 3, // two processors are busy with three: a journey waits for its server half of its time
  forbidOnly: true,
  timeout: 90_000, // two processors shared with a database and a server; a journey alone needs a few seconds
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/raw/browser.json' }]],
  use: {
    baseURL: origin,
    actionTimeout: 30_000, // what cannot be pressed by then never can, on a machine that fills a demo beside it too
    contextOptions: { reducedMotion: 'reduce' }, // pictures and contrast are judged at rest
    serviceWorkers: 'block', // a worker's own requests would be counted beside the page's; a journey without a network says `allow`
    // A copy of the page at every step costs time, a film a sixth of it more: where nobody opens them there are none.
    trace: process.env['CI'] ? 'off' : { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  projects: [
    // A journey runs on the device that its people use: staff sit on a desktop, everybody else has a phone. What is about layout says `@both`.
    {
      name: 'phone',
      testIgnore: '**/*.later.e2e.ts',
      ...(isLong ? {} : { grep: [/@both/, /^(?!.*\bconsole\/)/] }),
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testIgnore: '**/*.later.e2e.ts',
      ...(isLong ? {} : { grep: [/@both/, /\bconsole\//] }),
      use: { viewport: { width: 1440, height: 900 } },
    },
    // What moves the server's clock would end the others' sessions: it waits for them (alone: `--project later --no-deps`).
    {
      name: 'later',
      testMatch: '**/*.later.e2e.ts',
      dependencies: ['phone', 'desktop'],
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: 'node_modules/.bin/node scripts/serve-for-browser.mjs',
    url: `${origin}/readyz`,
    reuseExistingServer: process.env['E2E_PORT'] !== undefined, // whoever names a port may have a server there already
    timeout: 400_000, // it makes the app for phones and fills the demo first, on a machine that may do other things
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(port), CONTENT_PORT: String(port + 1), DEMO_PASSWORD: process.env['DEMO_PASSWORD'] ?? 'vitrine-demo-2026' },
  },
});
