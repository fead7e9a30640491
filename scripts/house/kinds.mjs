/**
 * The kinds of activities that are built, found by their folders: each floor's index of them is written here and never by hand.
 * `node scripts/house/kinds.mjs --write` writes them; the house refuses one that is not what the folders say. Runs on Node 20.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a kind has its folder, and the files that must lie there. */
export const kindFloors = {
  domain: { folder: 'packages/domain/src/activities', files: ['facts.ts', 'index.ts'] },
  contract: { folder: 'packages/contract/src/activities', files: ['shapes.ts'] },
  server: {
    folder: 'server/src/modules/activities',
    files: ['index.ts', 'stored.ts', 'testing.ts', 'fixtures/content-1.json', 'fixtures/detail-1.json'],
  },
  web: { folder: 'web/src/features/learning/kinds', files: ['index.ts'] },
  admin: { folder: 'admin/src/features/catalog/kinds', files: ['index.ts'] },
  demo: { folder: 'server/src/demo/kinds', files: ['index.ts'] },
};

/** Every kind of every floor, by its folder: `{ folder, kind, camel, pascal }`, as in `conventional-test`, `conventional_test`, `conventionalTest`, `ConventionalTest`. */
export function kindsIn(root) {
  const { folder } = kindFloors.domain;
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => named(name))
    .sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

export function named(folder) {
  const camel = folder.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return { folder, kind: folder.replaceAll('-', '_'), camel, pascal: camel[0].toUpperCase() + camel.slice(1) };
}

const head = '/** Written by scripts/house/kinds.mjs from the folders of this floor; not by hand. */\n';
const lines = (kinds, line) => kinds.map(line).join('\n');
const table = (kinds) => `{\n${lines(kinds, ({ kind, camel }) => (kind === camel ? `  ${kind},` : `  ${kind}: ${camel},`))}\n}`;
const imports = (kinds, file) => lines(kinds, ({ folder, camel }) => `import { ${camel} } from './${folder}/${file}.ts';`);

/** Each index: its path, and its text for these kinds. `has(kind, path)` tells whether a file below the kind's folder of the contract shows a name. */
const indexes = [
  {
    path: `${kindFloors.domain.folder}/facts.gen.ts`,
    text: (kinds) => `${head}import type { KindFacts } from './kind.ts';
${imports(kinds, 'facts')}

/** Activity kinds that are built (law 10). */
export const activityKinds = [${kinds.map(({ kind }) => `'${kind}'`).join(', ')}] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** What every floor may ask about a kind. */
export const kindFacts: Record<ActivityKind, KindFacts> = ${table(kinds)};
`,
  },
  {
    path: `${kindFloors.domain.folder}/kinds.gen.ts`,
    text: (kinds) => `${head}import type { ActivityKind } from './facts.gen.ts';
${imports(kinds, 'index')}

/** How progress in each kind is kept. */
export const kindRules = ${table(kinds)} satisfies Record<ActivityKind, unknown>;
`,
  },
  {
    path: `${kindFloors.contract.folder}/kinds.gen.ts`,
    text: (kinds, shows) => {
      const seeing = kinds.filter(({ folder }) => shows(folder, 'Seen'));
      const union = (schema, of) => `z.discriminatedUnion('kind', [${of.map(({ pascal }) => pascal + schema).join(', ')}])`;
      const taken = (kind) =>
        ['Draft', ...(seeing.includes(kind) ? ['Seen'] : []), 'View'].map((schema) => `${schema} as ${kind.pascal}${schema}`);
      return `${head}import { z } from 'zod';
${lines(kinds, (kind) => `import { ${taken(kind).join(', ')} } from './${kind.folder}/shapes.ts';`)}

/** What an author writes. */
export const ActivityDraft = ${union('Draft', kinds)};
export type ActivityDraft = z.infer<typeof ActivityDraft>;

/** What a player gets, without a word about right answers. */
export const ActivityContent = ${union('View', kinds)};
export type ActivityContent = z.infer<typeof ActivityContent>;

/** What a device reports about one kind. */
export const SeenOfKind = ${union('Seen', seeing)};
export type SeenOfKind = z.infer<typeof SeenOfKind>;
`;
    },
  },
  {
    path: `${kindFloors.server.folder}/kinds.gen.ts`,
    text: (kinds) => `${head}import type { ActivityKind } from '@vitrine/domain/activities';
${imports(kinds, 'index')}

/** What the server knows about each kind. */
export const kinds = ${table(kinds)} satisfies Record<ActivityKind, unknown>;
`,
  },
  {
    path: `${kindFloors.server.folder}/testing/kinds.gen.ts`,
    text: (kinds) => `${head}import type { ActivityKind } from '@vitrine/domain/activities';
${lines(kinds, ({ folder, camel }) => `import { ${camel} } from '../${folder}/testing.ts';`)}
import type { KindBuilder } from './kind-builder.ts';

/** What tests and the demo write of each kind. */
export const builders: { [K in ActivityKind]: KindBuilder<K> } = ${table(kinds)};
`,
  },
  {
    path: `${kindFloors.demo.folder}/kinds.gen.ts`,
    text: (kinds) => `${head}import type { ActivityKind } from '@vitrine/domain/activities';
import type { DemoKind } from './demo-kind.ts';
${imports(kinds, 'index')}

/** What the demo's courses hold of each kind. */
export const kinds: { [K in ActivityKind]: DemoKind<K> } = ${table(kinds)};
`,
  },
  ...['web', 'admin'].map((floor) => ({
    path: `${kindFloors[floor].folder}/kinds.gen.ts`,
    text: (kinds) => `${head}import type { ActivityKind } from '@vitrine/domain/activities';
${imports(kinds, 'index')}
import type { KindOnScreen } from './kind-on-screen.ts';

/** How each kind is ${floor === 'web' ? 'played' : 'written'}; its heavy parts come when they are opened. */
export const kinds: { [K in ActivityKind]: KindOnScreen<K> } = ${table(kinds)};
`,
  })),
];

/** The text of each index, by its path, as the folders below `root` want it. */
export function indexesOfKinds(root) {
  const kinds = kindsIn(root);
  const shows = (folder, name) =>
    new RegExp(`export const ${name}\\b`).test(readFileSync(join(root, kindFloors.contract.folder, folder, 'shapes.ts'), 'utf8'));
  return new Map(indexes.map(({ path, text }) => [path, text(kinds, shows)]));
}

/** Files that a kind lacks on a floor. */
export const missingOfKinds = (root) =>
  kindsIn(root).flatMap(({ folder }) =>
    Object.values(kindFloors).flatMap((floor) =>
      floor.files.map((file) => `${floor.folder}/${folder}/${file}`).filter((file) => !existsSync(join(root, file))),
    ),
  );

/** Writes each index anew; answers those that changed. */
export function writeIndexesOfKinds(root) {
  return [...indexesOfKinds(root)].flatMap(([path, text]) => {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
    writeFileSync(file, text);
    return [path];
  });
}

const repository = fileURLToPath(new URL('../..', import.meta.url));
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) for (const path of writeIndexesOfKinds(repository)) console.log(`written: ${path}`);
}
