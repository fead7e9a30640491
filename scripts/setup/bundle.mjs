/** Bundles the server: our own packages inside, those of npm outside. Runs on Node 24. */
import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { inRepository, repository } from './places.mjs';

const ownPackages = {
  name: 'own-packages-inside-others-outside',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined;
      if (path.startsWith('@vitrine/')) return { path: fileURLToPath(import.meta.resolve(path)) };
      return { path, external: true };
    });
  },
};

/** Fonts, migrations and the demo's media are read from where they lie: a file that asks for its own address gets that of its source. */
const addressesOfSources = (outfile, rewrite) => ({
  name: 'addresses-of-sources',
  setup(bundle) {
    bundle.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = rewrite(await readFile(path, 'utf8'), relative(repository, path));
      if (!source.includes('import.meta.')) return { contents: source, loader: 'ts' };
      const fromBundle = JSON.stringify(relative(dirname(outfile), path));
      const url = `new URL(${fromBundle}, import.meta.url)`;
      const contents = source
        .replaceAll(/\bimport\.meta\.url\b/g, `(${url}.href)`)
        .replaceAll(/\bimport\.meta\.filename\b/g, `decodeURIComponent(${url}.pathname)`)
        .replaceAll(/\bimport\.meta\.dirname\b/g, `decodeURIComponent(new URL('.', ${url}).pathname.slice(0, -1))`);
      return { contents, loader: 'ts' };
    });
  },
});

/**
 * Writes one file that starts the server. `rewrite` may change a source on its way in: controls of tests are built so.
 * @param {{ outfile: string, rewrite?: (source: string, file: string) => string }} options
 */
export async function bundleServer({ outfile, rewrite = (source) => source }) {
  await build({
    absWorkingDir: repository,
    entryPoints: [inRepository('server/src/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [ownPackages, addressesOfSources(outfile, rewrite)],
  });
}
