import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Screens that a member opens first, with the steps and calls that each fetches by itself, by their file or by the name of their group (vite.config.ts). Their sum is held to 300 kB by a journey (e2e/sales/first-taps.e2e.ts). */
const screens = [
  'index.html',
  'log-in',
  'src/app/failure-screens.ts',
  'src/features/identity/profile/calls.ts',
  'src/app/shell.tsx',
  'src/app/rooms.ts',
  'foot',
  'member-calls',
  'src/app/first-taps.ts',
  'src/app/home-page.tsx',
  'src/app/points-page.tsx',
  'src/app/profile-page.tsx',
  'src/app/profile-program.tsx',
  'src/features/learning/courses-page.tsx',
  'src/features/rewards/store-page.tsx',
  'src/features/rewards/calls.ts',
  'src/features/sales/calls.ts',
  'src/features/sales/mine/sales-page.tsx',
  'src/features/sales/photo/photo-step.tsx',
  'src/features/sales/report/facts-step.tsx',
  'src/features/sales/report/lines-step.tsx',
  'src/features/sales/report/report-page.tsx',
  'src/features/sales/report/sent.tsx',
  'src/shared/dialogs.tsx',
];

/** Kept when they were used, and never ahead: texts of other languages, the reader of documents. */
const keptWhenUsed = /-words-|\/pdf|\/open-document|\/attach-stream|\.mjs$/;

type Chunk = { name?: string; file: string; css?: string[]; imports?: string[] };
type Kept = { url: string; revision: string | null; size: number };

/** Writes beside each file when the worker keeps it: with the `first` taps (no word), `later`, or once it was `used`. `folder` is the built app. */
export const keptInTime = (folder: string) => (entries: readonly Kept[]) => {
  if (!existsSync(listOf(folder))) return { manifest: [...entries], warnings: [] }; // the build failed, and says why itself
  const first = filesOfFirstTaps(folder);
  const manifest = entries.map(({ url, size }) => ({
    url,
    size,
    revision: first.has(url) ? null : keptWhenUsed.test(url) ? 'used' : 'later',
  }));
  return { manifest, warnings: [] };
};

const listOf = (folder: string) => join(folder, '.vite/manifest.json');

/** Files of the built app in `folder` that the first taps need, with what they lean on: paths within it. */
export function filesOfFirstTaps(folder: string): Set<string> {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(listOf(folder), 'utf8')); // the build wrote it
  const files = new Set<string>();
  const follow = (name: string) => {
    const chunk = chunks[name] ?? Object.values(chunks).find((one) => one.name === name);
    if (!chunk) throw new Error(`${name} is no chunk of its own: the list of first taps names it`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    chunk.imports?.forEach(follow);
  };
  screens.forEach(follow);
  return files;
}
