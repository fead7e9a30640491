import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const device = fileURLToPath(new URL('src/shared/device', import.meta.url));
const native = resolve(device, 'native');

/** Where the pages of the app may go: to its portal, whose host is chosen on the phone, by encryption alone; scripts are files of the app. */
const policy = (isEncrypted: boolean) => {
  const portal = isEncrypted ? 'https:' : 'https: http://localhost:* http://*.localhost:* http://127.0.0.1:*';
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: capacitor: ${portal}`,
    `media-src 'self' blob: capacitor: ${portal}`,
    "font-src 'self' data:",
    `connect-src 'self' blob: capacitor: ${portal}`,
    "worker-src 'self' blob:",
    `frame-src 'self' ${portal}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
};

/**
 * The app instead of the page: a file of `shared/device` gives way to the one of its name in `native/`, where there is one, and the page begins at the app's own entry. The web's
 * bundle holds nothing of either.
 */
export function nativeFiles({ isEncrypted }: { isEncrypted: boolean }): Plugin {
  return {
    name: 'native-files',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (!importer || !source.startsWith('.')) return undefined;
      const asked = resolve(dirname(importer.replace(/\?.*$/, '')), source);
      const place = relative(device, asked);
      if (place.startsWith('..') || place.startsWith('native') || importer.startsWith(native)) return undefined;
      const own = resolve(native, place);
      return existsSync(own) ? own : undefined;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('/src/main.tsx', '/src/app/native/main.tsx')
          .replace(
            '<meta charset="utf-8" />',
            `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy(isEncrypted)}" />`,
          ),
    },
  };
}
