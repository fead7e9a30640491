import { expect, test } from 'vitest';
import { fingerprintOf, openCode, sealCode } from './seal-code.ts';

const secret = () => Buffer.alloc(32, 7);
const chance = { bytes: (count: number) => Buffer.alloc(count, 1), fraction: () => 0 };
const row = { tenantId: 't', id: 'c' };
// Written down once and never again: whatever changes here, the codes of a pool keep opening.
const kept = Buffer.from('0101010101010101010101013ddc005596a7b76d45df82d05d4dc83f49a8bd1f15bcfe2290ed12931a7b', 'hex');
const fingerprint = '042d31254b19b4fe29c6150f0fd9a1d02654f679ecdf88e2eb84e7a150827f19';

test('RWD-05 a code that was sealed keeps opening, and is known again', () => {
  expect(openCode({ secret }, { ...row, sealed: kept })).toBe('VALE-50-AURORA');
  expect(sealCode({ secret, chance }, { ...row, code: 'VALE-50-AURORA' })).toEqual(kept);
  expect(fingerprintOf({ secret }, { tenantId: 't', code: 'VALE-50-AURORA' }).toString('hex')).toBe(fingerprint);
});

test('RWD-05 a code opens under its own row alone', () => {
  expect(() => openCode({ secret }, { tenantId: 't', id: 'd', sealed: kept })).toThrow(/unable to authenticate/);
  expect(() => openCode({ secret }, { tenantId: 'u', id: 'c', sealed: kept })).toThrow(/unable to authenticate/);
});
