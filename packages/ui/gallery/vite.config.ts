import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery shows every component by itself; it is no part of a release. Build it into GALLERY_OUT, or beside it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react({ compiler: true })],
  build: { outDir: process.env['GALLERY_OUT'] ?? 'dist', emptyOutDir: true },
});
