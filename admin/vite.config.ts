import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { broughtChunks } from '@vitrine/ui/brought-chunks';

/** The console: a bundle of its own at `/console/`, on the learner app's origin (decision D67). */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/console/',
  plugins: [broughtChunks(), react({ compiler: true })],
  build: { outDir: 'dist', emptyOutDir: true, manifest: true, target: 'es2022', sourcemap: false },
});
