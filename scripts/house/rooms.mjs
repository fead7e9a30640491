/**
 * Rooms that are built, found by their folders: each floor's index of them is written here and never by hand (decision 030).
 * `node scripts/house/rooms.mjs --write` writes them; the house refuses one that is not what the folders say. Runs on Node 20.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rooms as order } from '../../architecture/rooms.mjs';
import { floors } from './places.mjs';

export const locales = ['pt-BR', 'en-US', 'es-ES', 'fr-FR'];

const head = '/** Written by scripts/house/rooms.mjs from the folders of rooms; not by hand. */\n';
const lines = (names, line) => names.map(line).join('\n');
const table = (names) => (names.length > 0 ? `{\n${lines(names, (name) => `  ${name},`)}\n}` : '{}');
const camelOf = (locale) => locale.replace('-', '');

/** Rooms of a floor, lowest row first, that have this file there. */
const having = (root, floor, file) => order.filter((room) => existsSync(join(root, floors[floor], room, file)));
const textOf = (root, floor, room, file) => readFileSync(join(root, floors[floor], room, file), 'utf8');

/** What the server's rooms bring, and what they ask for: a room that is typed `Room<…>` has ports. */
function serverRooms(root) {
  const names = having(root, 'module', 'room.ts');
  const asking = new Set(names.filter((name) => new RegExp(`export const ${name}: Room<`).test(textOf(root, 'module', name, 'room.ts'))));
  return `${head}import type { Platform } from '../platform/platform.ts';
${lines(names, (name) => `import { ${name} } from './${name}/room.ts';`)}
import type { RoomParts } from './room.ts';

/** What rooms ask of others; \`app.ts\` answers. */
export type PortsOfRooms = {
${lines([...asking], (name) => `  ${name}: Parameters<typeof ${name}>[1];`)}
};

/** What each room brings, lowest row first. */
export const openRooms = (platform: Platform, ports: PortsOfRooms): Record<string, RoomParts> => ({
${lines(names, (name) => `  ${name}: ${name}(platform${asking.has(name) ? `, ports.${name}` : ''}),`)}
});
`;
}

/** Words that others say for a room: of its changes in the audit log, of what it keeps about a person. */
function serverWords(root) {
  const names = having(root, 'module', `words/${locales[0]}.json`);
  const all = names.flatMap((name) => locales.map((locale) => ({ name, locale, local: `${name}${camelOf(locale)}` })));
  return `${head}import type { Locale } from '@vitrine/domain/kernel';
${lines(all, ({ name, locale, local }) => `import ${local} from './${name}/words/${locale}.json' with { type: 'json' };`)}
import type { RoomWords } from './room.ts';

/** By room and language. */
export const roomWords: Record<string, Record<Locale, RoomWords>> = {
${lines(names, (name) => `  ${name}: { ${locales.map((locale) => `'${locale}': ${name}${camelOf(locale)}`).join(', ')} },`)}
};
`;
}

/** How the isolation walk attacks each room. */
function serverIsolation(root) {
  const names = having(root, 'module', 'testing/isolation.ts');
  return `${head}${lines(names, (name) => `import { ${name} } from '../modules/${name}/testing/isolation.ts';`)}

/** The entries of each room, and what it builds for the other tenant. */
export const roomsUnderAttack = ${table(names)};
`;
}

function contractRooms(root) {
  const names = having(root, 'contract', 'index.ts');
  return `${head}${lines(names, (name) => `import * as ${name} from './${name}/index.ts';`)}

/** What crosses the wire, by room. */
export const rooms = ${table(names)};
`;
}

function learnerRooms(root) {
  const names = having(root, 'web', 'room.ts');
  return `${head}${lines(names, (name) => `import { ${name} } from '../features/${name}/room.ts';`)}
import type { RoomOnScreen } from '../shared/room.ts';

/** What each room brings, lowest row first. */
export const rooms: Record<string, RoomOnScreen> = ${table(names)};
`;
}

/** Who may do what: the permissions of each room, and the roles that have them. */
function grantsOfRooms(root) {
  const names = having(root, 'domain', 'grants.ts');
  const permissions = names.flatMap((name) =>
    [...textOf(root, 'domain', name, 'grants.ts').matchAll(/^ {2}'([a-z_]+\.[a-z_]+)':/gm)].map(([, one]) => one),
  );
  return `${head}${lines(names, (name) => `import { ${name} } from './${name}/grants.ts';`)}

/** What a role may do in the console. */
export const permissions = [
${lines(permissions, (one) => `  '${one}',`)}
] as const;

/** By room and permission: the roles that have it, beside the superuser's. */
export const grants = ${table(names)} as const;
`;
}

/** The screens of rooms that bring their own, for the crawl. */
function crawledRooms(root) {
  const names = order.filter((room) => existsSync(join(root, 'e2e', room, 'crawl.ts')));
  return `${head}${lines(names, (name) => `import { ${name} } from '../${name}/crawl.ts';`)}
import type { RoomScreens } from './room-screens.ts';

/** By room. */
export const roomScreens: Record<string, RoomScreens> = ${table(names)};
`;
}

/** The console's rooms, and those that have words for the audit log. */
function consoleRooms(root) {
  const names = having(root, 'console', 'room.ts');
  const told = having(root, 'console', `audit-words/i18n/${locales[0]}.json`);
  return `${head}${lines(names, (name) => `import { ${name} } from '../features/${name}/room.ts';`)}
import type { RoomInConsole } from '../shared/room.ts';

/** What each room brings, lowest row first. */
export const rooms: Record<string, RoomInConsole> = ${table(names)};

/** Rooms that say what their changes are called. */
export const roomsInAuditLog = [${told.map((name) => `'${name}'`).join(', ')}] as const;
`;
}

const indexes = [
  { path: `${floors.module}/rooms.gen.ts`, text: serverRooms },
  { path: `${floors.module}/words.gen.ts`, text: serverWords },
  { path: 'server/src/isolation/rooms.gen.ts', text: serverIsolation },
  { path: `${floors.contract}/rooms.gen.ts`, text: contractRooms },
  { path: 'admin/src/app/rooms.gen.ts', text: consoleRooms },
  { path: 'web/src/app/rooms.gen.ts', text: learnerRooms },
  { path: `${floors.domain}/grants.gen.ts`, text: grantsOfRooms },
  { path: 'e2e/support/rooms.gen.ts', text: crawledRooms },
];

/** The text of each index, by its path, as the folders below `root` want it. */
export const indexesOfRooms = (root) => new Map(indexes.map(({ path, text }) => [path, text(root)]));

/** Files that a room lacks on a floor that it has. */
export const missingOfRooms = (root) =>
  Object.entries(manifests).flatMap(([floor, file]) =>
    order
      .filter((room) => existsSync(join(root, floors[floor], room, 'index.ts')))
      .map((room) => `${floors[floor]}/${room}/${file}`)
      .filter((path) => !existsSync(join(root, path))),
  );
/** Where a room says what it brings. */
const manifests = { module: 'room.ts', console: 'room.ts' };

/** Writes each index anew; answers those that changed. */
export function writeIndexesOfRooms(root) {
  return [...indexesOfRooms(root)].flatMap(([path, text]) => {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
    writeFileSync(file, text);
    return [path];
  });
}

const repository = fileURLToPath(new URL('../..', import.meta.url));
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) for (const path of writeIndexesOfRooms(repository)) console.log(`written: ${path}`);
}
