import { expect, test } from 'vitest';
import { isLong, openHouse } from '../../server/src/testing.ts';
import { playSequences } from './testing/play-sequences.ts';

/** `npm test` plays the same few each time; the long run plays others each time, and names their seed. */
const round = isLong
  ? { seed: Math.floor(Math.random() * 2 ** 31), sequences: 60, operations: 60 }
  : { seed: 20_261_123, sequences: 6, operations: 40 };

test(
  `PTS-04 SAL-05 SAL-06 RWD-02 ORD-01 sequences of operations agree with a model, and every rule holds after each (seed ${round.seed})`,
  { timeout: 240_000 },
  async () => {
    // Of its own: every rule is checked over all that a database holds.
    const house = await openHouse();
    const played = await playSequences(house.platform, round);
    expect([played.sequences, played.operations]).toEqual([round.sequences, round.sequences * round.operations]);
    await house.close();
  },
);
