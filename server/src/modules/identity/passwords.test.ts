import { hash, verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { costFor, hashPassword, noPassword, passwordCost, passwordsAt, verifyPassword } from './passwords.ts';

test('LOG-01 a server pays the whole cost of a password, whatever it is called; a test alone is quick, and may ask for the whole', () => {
  expect(passwordCost).toEqual({ memoryCost: 19_456, timeCost: 10, parallelism: 1 });
  for (const NODE_ENV of ['production', 'development', undefined])
    for (const PASSWORD_COST of ['full', 'quick', undefined]) expect(costFor({ NODE_ENV, PASSWORD_COST })).toBe(passwordCost);
  expect(costFor({ NODE_ENV: 'test', PASSWORD_COST: 'full' })).toBe(passwordCost);
  expect(costFor({ NODE_ENV: 'test' })).not.toEqual(passwordCost);
});

test('LOG-01 a production server’s hash says its cost, and what was stored at one cost is verified at another', async () => {
  const full = passwordsAt(costFor({ NODE_ENV: 'production' }));
  const stored = await full.hashPassword('segredo-1');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=10,p=1\$/);
  expect([await verifyPassword(stored, 'segredo-1'), await verifyPassword(stored, 'segredo-2')]).toEqual([true, false]);
  const quick = await hashPassword('segredo-1');
  expect(quick).not.toContain('m=19456');
  expect([await full.verifyPassword(quick, 'segredo-1'), await full.verifyPassword(quick, 'segredo-2')]).toEqual([true, false]);
});

test('LOG-01 D64 for whoever is not there a hash of the same cost is verified, as for whoever is', async () => {
  const verified: string[] = [];
  const watched = {
    hash,
    verify: (...[stored, ...rest]: Parameters<typeof verify>) => {
      verified.push(String(stored).split('$').slice(0, 4).join('$'));
      return verify(stored, ...rest);
    },
  };
  const { hashPassword: hashIt, verifyPassword: verifyIt } = passwordsAt(costFor({ NODE_ENV: 'test' }), watched);
  for (const stored of [await hashIt('another'), null, noPassword]) expect(await verifyIt(stored, 'not-it')).toBe(false);
  expect(verified).toHaveLength(3);
  expect(new Set(verified).size).toBe(1);
});

test('LOG-01 whoever has no password, or is not there, is never right, not even by the word that is compared for them', async () => {
  const own = await hash('x');
  expect(await verifyPassword(own, 'x')).toBe(true);
  for (const stored of [null, noPassword]) expect(await verifyPassword(stored, 'a password that nobody has')).toBe(false);
});
