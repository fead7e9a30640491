import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
/** The tests that have to kill the mutants of a part, as patterns; `scripts/mutants.mjs` says which. */
const include = (process.env['MUTANTS_TESTS'] ?? '').split(',');
const needsDatabase = include.some((pattern) => pattern.endsWith('.int.test.ts'));

/** Like the whole run's projects `unit` and `int`, with the tests of one part alone. */
export default defineConfig({
  root: path('../..'),
  // The rules where they are mutated, also for whoever asks for them by the package's name.
  resolve: { alias: [{ find: /^@vitrine\/domain\/(.+)$/, replacement: path('../../packages/domain/src/$1/index.ts') }] },
  test: {
    name: 'mutants',
    include,
    isolate: false,
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: [path('../test/complaints-fail.ts'), path('../test/seeds.ts')],
    ...(needsDatabase
      ? { globalSetup: [path('../../server/src/platform/testing/global-setup.ts')], env: { PASSWORD_COST: 'quick' } }
      : { exclude: ['**/*.int.test.ts', '**/node_modules/**'] }),
  },
});
