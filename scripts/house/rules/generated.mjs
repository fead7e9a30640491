/** The database's types are what the migrations make: they are generated again on a throwaway database and compared. */
import { generatedTypes, typesFile } from '../generated-types.mjs';

export const typesEqualMigrations = {
  name: 'types-equal-migrations',
  check: async (tree) => {
    const made = await generatedTypes(tree.root);
    if (tree.has(typesFile) && tree.text(typesFile) === made) return [];
    const [was, is] = [tree.has(typesFile) ? tree.text(typesFile).split('\n') : [], made.split('\n')];
    const line = is.findIndex((text, i) => text !== was[i]) + 1;
    return [
      {
        file: typesFile,
        line,
        why: `the migrations make another line here: ${is[line - 1]?.trim()}`,
        instead: 'node scripts/house/generated-types.mjs --write',
      },
    ];
  },
};
