import { expect, test } from 'vitest';
import { floors } from '../house/places.mjs';
import { locales } from '../house/rooms.mjs';
import { filesOfRoom, namedRoom } from './room.mjs';

const paths: string[] = filesOfRoom(namedRoom('library', '202601010000')).map(({ path }: { path: string }) => path);

test('a new room has a folder and an entry point on every floor, and says there what it brings', () => {
  for (const folder of Object.values(floors)) expect(paths).toContain(`${folder}/library/index.ts`);
  for (const folder of [floors.module, floors.web, floors.console]) expect(paths).toContain(`${folder}/library/room.ts`);
  expect(paths).toContain('packages/domain/src/library/grants.ts');
  expect(paths).toContain('server/src/modules/library/testing/isolation.ts');
  expect(paths).toContain('server/migrations/202601010000_library_items.sql');
  expect(paths).toContain('e2e/library/crawl.ts');
});

test('a new room speaks four languages wherever it speaks', () => {
  const folders = [
    `${floors.web}/library/i18n`,
    `${floors.console}/library/i18n`,
    `${floors.console}/library/audit-words/i18n`,
    `${floors.module}/library/words`,
  ];
  for (const folder of folders) for (const locale of locales) expect(paths).toContain(`${folder}/${locale}.json`);
});
