import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { broughtChunks } from '@vitrine/ui/brought-chunks';
import { wholeChunks } from '@vitrine/ui/whole-chunks';

/** Libraries lean on nothing of ours, so a part of theirs and one of ours never wait for each other; and what a module leans on has all of its users and more. */
const library = /node_modules/;
const ofTheFrame = ['$initial' as const];

/**
 * Few files on the wire: what the frame needs, what ten screens and more share, and what some screens share, in parts of some kB. A desk fetches the first two with its first
 * screen and keeps them; a screen after that is a file or two and its words.
 */
const groups = [
  { name: 'frame-kit', tags: ofTheFrame, test: /node_modules\/@(mantine|tabler)\// }, // leans on the others, which know nothing of it
  { name: 'frame-libraries', tags: ofTheFrame, test: library },
  { name: 'frame', tags: ofTheFrame },
  { name: 'common-libraries', test: library, minShareCount: 10 },
  { name: 'common', minShareCount: 10 },
];

/** The console: a bundle of its own at `/console/`, on the learner app's origin (decision D67). */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/console/',
  plugins: [wholeChunks(), broughtChunks(), react({ compiler: true })],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`, // without the screens that share it
        codeSplitting: { groups, includeDependenciesRecursively: false },
      },
    },
  },
});
