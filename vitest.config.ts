import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const complaintsFail = path('scripts/test/complaints-fail.ts');
const seeds = path('scripts/test/seeds.ts');
/** `npm run test:long`: the rare in full, by other seeds each time, with passwords at their whole cost. */
const isLong = process.env['LONG'] === '1';

/** Three levels: rules without I/O, screens in a page without a browser, and use-cases on a real PostgreSQL. */
export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    maxWorkers: 2,
    pool: 'threads',
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/{domain,contract,client}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'server/src/**/*.test.ts',
            'bench/**/*.test.ts',
            'web/*.test.ts',
          ],
          exclude: ['**/*.int.test.ts', '**/node_modules/**', 'scripts/house/planted/**'],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 120_000, // the house is read once, whatever else the machine does
          setupFiles: [complaintsFail, seeds],
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          include: [
            'web/src/**/*.test.{ts,tsx}',
            'admin/src/**/*.test.{ts,tsx}',
            'packages/ui/src/**/*.test.{ts,tsx}',
            'e2e/support/*.test.ts',
          ],
          environment: 'jsdom',
          isolate: false, // a thread and libraries of its own for each file cost more than the tests
          css: false,
          testTimeout: 60_000, // on a machine that does other things too; a screen alone needs a second or two
          setupFiles: [complaintsFail, path('scripts/test/screen-stand-ins.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['{server/src,bench}/**/*.int.test.ts'],
          isolate: false,
          globalSetup: [path('server/src/platform/testing/global-setup.ts')],
          setupFiles: [complaintsFail, seeds],
          env: { PASSWORD_COST: isLong ? 'full' : 'quick' },
          // For what hangs, not for what is slow: the machine may do other things too.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
