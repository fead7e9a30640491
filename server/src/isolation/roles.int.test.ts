import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { programRoles, roles } from '@vitrine/domain/identity';
import { expect } from 'vitest';
import { aPerson } from '../modules/identity/testing.ts';
import { isLong, test } from '../testing.ts';
import { guarded, onePermissionEach, rolesTable, walkRoles } from './roles-walk.ts';

const page = fileURLToPath(new URL('../../../docs/roles.md', import.meta.url));

test('CLI-06 each role may call just the operations that the table gives it', async ({ house }) => {
  for (const role of roles) {
    const person = await aPerson(house.platform, { roles: [role] });
    expect(await walkRoles(house.app, { role, ...person })).toEqual([]);
  }
}, 60_000);

test('CLI-06 the walk finds whoever has more than the table gives, and whoever has less', async ({ house }) => {
  const more = await aPerson(house.platform, { roles: ['superuser'] });
  const found = await walkRoles(house.app, { role: 'learner', ...more });
  expect(found.map(({ operation }) => operation)).toEqual(guarded.map(({ name }) => name));
  expect(new Set(found.map(({ why }) => why))).toEqual(new Set(['let in']));
  const less = await aPerson(house.platform, { roles: ['learner'] });
  expect((await walkRoles(house.app, { role: 'superuser', ...less })).every(({ why }) => why === 'kept out')).toBe(true);
}, 60_000);

test('CLI-07 a role in the program opens no operation of the console', async ({ house }) => {
  for (const programRole of programRoles) {
    const person = await aPerson(house.platform, { roles: ['learner'], programRole });
    // The table itself is walked above, operation by operation; here it is the permissions that must not grow.
    expect(await walkRoles(house.app, { role: 'learner', ...person }, isLong ? guarded : onePermissionEach)).toEqual([]);
  }
}, 60_000);

test('CLI-06 the page of roles says what the contract says', () => {
  expect(readFileSync(page, 'utf8')).toBe(rolesTable());
});
