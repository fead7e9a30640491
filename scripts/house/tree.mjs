/** The shared walker: every rule reads the repository (or a planted one) through a tree, so each file is read and parsed once. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'oxc-parser';

const neverEntered = new Set(['node_modules', 'dist', 'coverage', 'planted', 'ios', 'android', 'www']);
/** What the program itself writes beside its sources. */
const notSources = new Set(['data', 'reports']);

/** Opens the tree of files below `root`; paths inside it always use `/` and are relative to `root`. */
export function openTree(root) {
  const files = listFiles(root, '');
  const texts = new Map();
  const programs = new Map();

  /** The text of a file. */
  const text = (file) => remembered(texts, file, () => readFileSync(join(root, file), 'utf8'));

  /** The syntax tree of a TypeScript or JavaScript file, with its comments; a file that does not parse is a fault. */
  const syntax = (file) => remembered(programs, file, () => parse(file, text(file)));

  return {
    root,
    files,
    text,
    syntax,
    has: (file) => files.includes(file),
    source: files.filter(isSource),
    code: files.filter((file) => isSource(file) && isCode(file)),
    /** Names of the folders directly inside `folder`. */
    folders: (folder) => [
      ...new Set(
        below(files, folder)
          .map((rest) => rest.split('/'))
          .filter((parts) => parts.length > 1)
          .map(([first]) => first),
      ),
    ],
    /** Files anywhere below `folder`. */
    below: (folder) => files.filter((file) => file.startsWith(`${folder}/`)),
  };
}

/** The one-based line at an offset of a text. */
export function lineAt(text, offset) {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

const isCode = (file) => /\.(ts|tsx|mjs)$/.test(file);
const isSource = (file) => /\.(ts|tsx|mjs|css|sql)$/.test(file) && !file.endsWith('.gen.ts');

function below(files, folder) {
  return files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
}

function listFiles(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isFile()) return [path];
      const entered = entry.isDirectory() && !neverEntered.has(entry.name) && !notSources.has(path) && !entry.name.startsWith('.');
      return entered ? listFiles(root, path) : [];
    });
}

function parse(file, text) {
  const { program, comments, errors } = parseSync(basename(file), text);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0].message}`);
  return { program, comments };
}

function remembered(map, key, make) {
  if (!map.has(key)) map.set(key, make());
  return map.get(key);
}
