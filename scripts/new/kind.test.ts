import { expect, test } from 'vitest';
import { kindFloors, named } from '../house/kinds.mjs';
import { filesOfKind } from './kind.mjs';

test('a new kind has every file that the house asks of a kind, and its words in four languages', () => {
  const paths = filesOfKind(named('slide-show')).map(({ path }: { path: string }) => path);

  for (const { folder, files } of Object.values(kindFloors)) {
    for (const file of files) expect(paths).toContain(`${folder}/slide-show/${file}`);
  }
  for (const app of ['web/src/features/learning', 'admin/src/features/catalog']) {
    const languages = paths.filter((path: string) => path.startsWith(`${app}/kinds/slide-show/i18n/`));
    expect(languages).toHaveLength(4);
  }
});
