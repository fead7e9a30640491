/** What the apps weigh, gzipped, against their budgets. Runs on Node 20. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readJson } from './reports.mjs';

/**
 * kB of 1,000 bytes, gzip. The entry is held below the 145 and 25 that it began with: it does not grow with rooms, so what it gained must not creep back.
 * A screen may bring 221 of scripts since the players of games came, and 32 of styles, those of the entry counted (decisions 034 and 036).
 */
const budgets = { entryScripts: 136, entryStyles: 20, screenScripts: 221, screenStyles: 32, consoleChunk: 200 };

/** `root` is the repository. Without a built app or its list of chunks the budget is broken, not skipped. */
export function weigh(root) {
  return [...weighLearnerApp(join(root, 'web/dist')), weighConsole(join(root, 'admin/dist'))];
}

function weighLearnerApp(dist) {
  const manifest = readJson(join(dist, '.vite/manifest.json'));
  if (!manifest) return [broken('learner app', `${dist}/.vite/manifest.json is missing (build.manifest in web/vite.config.ts)`)];
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  if (!entry) return [broken('learner app', 'its manifest names no entry')];
  const first = closure(manifest, entry);
  const rooms = Object.keys(manifest).find((key) => key.endsWith('src/app/rooms.ts'));
  const behind = [...first, ...(rooms ? closure(manifest, rooms) : [])]; // who sees a screen has the addresses of all
  const screens = Object.keys(manifest)
    .filter((key) => manifest[key].isDynamicEntry && /src\/(features|app)\/.*\.tsx$/.test(manifest[key].src ?? key))
    .map((key) => ({ key, chunks: new Set([...behind, ...closure(manifest, key)]) }));
  if (screens.length === 0) screens.push({ key: entry, chunks: first });
  const heaviest = heaviestOf(screens, ({ chunks }) => weightOf(dist, scriptsOf(manifest, chunks)));
  const dressed = heaviestOf(screens, ({ chunks }) => weightOf(dist, stylesOf(manifest, chunks)));
  return [
    judged('learner entry, scripts', weightOf(dist, scriptsOf(manifest, first)), budgets.entryScripts),
    judged('learner entry, styles', weightOf(dist, stylesOf(manifest, first)), budgets.entryStyles),
    judged(`heaviest learner screen, styles (${dressed.key})`, dressed.size, budgets.screenStyles),
    judged(`heaviest learner screen, scripts (${heaviest.key}, of ${screens.length})`, heaviest.size, budgets.screenScripts),
  ];
}

function weighConsole(dist) {
  const folder = join(dist, 'assets');
  const scripts = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.js')) : [];
  if (scripts.length === 0) return broken('console', `${folder} holds no script`);
  const heaviest = scripts.map((name) => ({ name, size: weightOf(folder, [name]) })).sort((a, b) => b.size - a.size)[0];
  return judged(`heaviest console chunk (${heaviest.name.replace(/-[\w-]{8}\./, '.')})`, heaviest.size, budgets.consoleChunk);
}

/** The chunks that the browser must have before this one runs: its static imports, and theirs, and itself. */
function closure(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const name of manifest[key].imports ?? []) closure(manifest, name, seen);
  return seen;
}

const scriptsOf = (manifest, chunks) => [...chunks].map((key) => manifest[key].file);
const stylesOf = (manifest, chunks) => new Set([...chunks].flatMap((key) => manifest[key].css ?? []));

const heaviestOf = (screens, weigh) =>
  screens.map((screen) => ({ key: screen.key, size: weigh(screen) })).sort((a, b) => b.size - a.size)[0];

const weightOf = (folder, files) => [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1000;

const judged = (what, size, budget) => ({
  name: `${what}: ${size.toFixed(1)} of ${budget} kB`,
  ok: size <= budget,
  detail: size <= budget ? '' : `${(size - budget).toFixed(1)} kB too heavy`,
});

const broken = (what, detail) => ({ name: `${what}: its weight is unknown`, ok: false, detail });
