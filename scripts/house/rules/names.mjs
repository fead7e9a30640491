/** Names tell what a thing is: folders are rooms, files are kebab-case and never a bag, exports have a name. */
import { floors, isConfig } from '../places.mjs';
import { roomsWithoutFloors, rowOf } from '../../../architecture/rooms.mjs';
import { visit } from '../syntax.mjs';
import { lineAt } from '../tree.mjs';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const bag = /^(data|(.+-)?(utils?|misc|helpers?|common|managers?))$/;
const locale = /^[a-z]{2}-[A-Z]{2}(\.|$)/;
const shared = new Set(['domain', 'contract']);

export const everyFolderIsARoom = {
  name: 'every-folder-is-a-room',
  check: (tree) =>
    Object.entries(floors).flatMap(([floor, folder]) =>
      tree
        .folders(folder)
        .filter((name) => rowOf(name) === undefined || (roomsWithoutFloors.includes(name) && !shared.has(floor)))
        .map((name) => ({
          file: `${folder}/${name}`,
          why: `${name} is no room of this floor`,
          instead: 'use a name of architecture/rooms.mjs, or add the room there',
        })),
    ),
};

/** Each folder's name is judged once, with the first file below it. */
export const filesAreNamedForWhatTheyAre = {
  name: 'files-are-named-for-what-they-are',
  check: (tree) => {
    const seen = new Set();
    return tree.source
      .filter((file) => !file.endsWith('.sql') && !isConfig(file) && !file.startsWith('.'))
      .flatMap((file) => file.split('/').map((part, i, parts) => ({ part, path: parts.slice(0, i + 1).join('/') })))
      .filter(({ path }) => !seen.has(path) && seen.add(path))
      .flatMap(({ part, path }) => {
        if (bag.test(part.split('.')[0]))
          return [{ file: path, why: `"${part}" can hold anything`, instead: 'name it for the one thing that it does' }];
        return kebab.test(part) || locale.test(part)
          ? []
          : [{ file: path, why: 'not kebab-case', instead: 'write small letters, with - between words' }];
      });
  },
};

export const exportsHaveNames = {
  name: 'exports-have-names',
  check: (tree) =>
    tree.code
      .filter((file) => /^(packages|server|web|admin)\//.test(file) && !isConfig(file) && !file.endsWith('.d.ts'))
      .flatMap((file) => defaultsIn(tree.syntax(file).program).map((node) => toFinding(tree, file, node))),
};

function defaultsIn(program) {
  const found = [];
  visit(program, {
    ExportDefaultDeclaration: (node) => found.push(node),
    ExportSpecifier: (node) => node.exported.name === 'default' && found.push(node),
  });
  return found;
}

const toFinding = (tree, file, node) => ({
  file,
  line: lineAt(tree.text(file), node.start),
  why: 'a default export has another name at each import',
  instead: 'export it by its name',
});
