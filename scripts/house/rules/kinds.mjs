/** A kind of activity has its folder on every floor, and each floor's index names the kinds that have one (law 10). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { indexesOfKinds, kindFloors, missingOfKinds } from '../kinds.mjs';

export const kindsAreWhole = {
  name: 'kinds-are-whole',
  check: (tree) => {
    if (!existsSync(join(tree.root, kindFloors.domain.folder))) return [];
    const missing = missingOfKinds(tree.root);
    if (missing.length > 0)
      return missing.map((file) => ({ file, why: 'a kind of activity lacks it', instead: 'write it (npm run new kind NAME shows how)' }));
    return [...indexesOfKinds(tree.root)]
      .filter(([path, text]) => !tree.has(path) || tree.text(path) !== text)
      .map(([file]) => ({ file, why: 'it does not name the folders that are there', instead: 'node scripts/house/kinds.mjs --write' }));
  },
};
