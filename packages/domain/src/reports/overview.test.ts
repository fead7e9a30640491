import fc from 'fast-check';
import { expect, test } from 'vitest';
import { share } from './overview.ts';

test('ADM-10 a share is 100 for all, 0 for nothing, and neither for what lies between', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (part, whole) => {
      const percent = share(Math.min(part, whole), whole);
      expect(percent === 100).toBe(part >= whole);
      expect(percent === 0).toBe(part === 0);
    }),
  );
  expect(share(3, 0)).toBe(0);
});
