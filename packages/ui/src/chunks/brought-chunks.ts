import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Every `import()` of an app brings its chunk by `bringChunk`, which asks again for what did not come; the bundler's own helper leaves a file that failed once failed for as
 * long as the page stands. What the page itself names is there already, or nothing would run.
 */
export function broughtChunks(): Plugin {
  let base = '/';
  return {
    name: 'vitrine-brought-chunks',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: (file, files) => [...new Set([file, ...files])] } } }),
    configResolved: (config) => void (base = config.base),
    load: (id) =>
      id === helper
        ? `import { bringChunk } from '@vitrine/ui/chunks';
const inPage = new Set([...document.querySelectorAll('link[href], script[src]')].map((one) => one.getAttribute('href') ?? one.getAttribute('src')));
export const __vitePreload = (run, files = []) => bringChunk(run, files.map((file) => ${JSON.stringify(base)} + file).filter((file) => !inPage.has(file)));`
        : undefined,
  };
}
