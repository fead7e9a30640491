/** Tells in milliseconds whether sources changed since they were built. Runs on Node 20. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.vitrine']);
const isTest = (name) => /\.(test|e2e)\.tsx?$/.test(name);

/**
 * Two fingerprints of the files: `quick` from names, sizes and times; `content()` from the bytes.
 * Times change without the bytes (a checkout, a touch): then the second one decides.
 */
export function fingerprint(root, places) {
  const files = places.flatMap((place) => filesUnder(root, place)).sort();
  const quick = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(join(root, file));
    quick.update(`${file}\0${size}\0${mtimeMs}\0${ctimeMs}\0${ino}\n`);
  }
  const content = () => {
    const hash = createHash('sha256');
    for (const file of files) {
      hash.update(`${file}\0`).update(
        createHash('sha256')
          .update(readFileSync(join(root, file)))
          .digest(),
      );
    }
    return hash.digest('hex');
  };
  return { files: files.length, quick: quick.digest('hex'), content };
}

function filesUnder(root, place) {
  const stats = statSync(join(root, place), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [place];
  return readdirSync(join(root, place), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || isTest(entry.name)) return [];
    const path = `${place}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(root, path) : [path];
  });
}
