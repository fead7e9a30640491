import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Chunks that a first visit needs not: texts of other languages, the reader of documents. The service worker keeps them when they were used. */
const keptWhenUsed = ['**/*-words-*', '**/pdf*', '**/*.mjs', '**/index.html'];

/** The learner app. The server puts the login configuration and the client's colours into index.html. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react({ compiler: true }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: null,
      injectManifest: { globPatterns: ['assets/*.{js,css}', 'assets/inter-latin-wght-*.woff2'], globIgnores: keptWhenUsed },
      manifest: {
        id: '/',
        name: 'Vitrine',
        short_name: 'Vitrine',
        description: 'Treinamentos e incentivos para quem vende.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f7f4f0',
        theme_color: '#f7f4f0',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  build: {
    outDir: fileURLToPath(new URL('dist', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: { output: { chunkFileNames: ({ facadeModuleId, name }) => `assets/${nameOfChunk(facadeModuleId, name)}-[hash].js` } },
  },
});

/** Texts are told apart from screens by their names: `identity.pt-BR-words-…`. */
function nameOfChunk(module: string | null | undefined, name: string): string {
  const [, room, locale] = module?.match(/\/(\w+)\/i18n\/([\w-]+)\.json$/) ?? module?.match(/\/(\w+)\/catalogs\/([\w-]+)\/index\.ts$/) ?? [];
  return room && locale ? `${room}.${locale}-words` : name;
}
