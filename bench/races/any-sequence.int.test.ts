import { expect } from 'vitest';
import { test } from '../../server/src/testing.ts';
import { playSequences } from './testing/play-sequences.ts';

const seed = Math.floor(Math.random() * 2 ** 31);

test(
  `PTS-04 SAL-05 SAL-06 RWD-02 ORD-01 60 sequences of 60 operations agree with a model, and every rule holds after each (seed ${seed})`,
  {
    timeout: 240_000,
  },
  async ({ house: { platform } }) => {
    const played = await playSequences(platform, { seed, sequences: 60, operations: 60 });
    expect(played.sequences).toBe(60);
    expect(played.operations).toBe(3_600);
  },
);
