import { expect } from 'vitest';
import { aPerson, testPassword } from '../modules/identity/testing.ts';
import { test } from '../testing.ts';
import { demoAccountNames, opensDemo } from './fill-demo.ts';

test('a password is told for the demo’s people only where it opens them: those of a database that was brought back may have another', async ({
  house,
}) => {
  await aPerson(house.platform, { userName: demoAccountNames[0] ?? '' });
  expect(await opensDemo(house.platform, testPassword)).toBe(true);
  expect(await opensDemo(house.platform, 'Of-Another-Folder-2026')).toBe(false);
});
