import { expect, test } from 'vitest';
import { isLong, openHouse } from '../../server/src/testing.ts';
import { playSeason } from './testing/play-season.ts';

/** `npm test` plays five small campaigns; the long run plays fifty, the last one with a thousand members. */
const seeds = Array.from({ length: isLong ? 50 : 5 }, (_, seed) => seed + 1);
const sizeOf = (seed: number) =>
  isLong ? (seed === 50 ? { members: 1_000, salesADay: 40 } : { members: 40, salesADay: 3 }) : { members: 4, salesADay: 0.2 };

test(
  `PTS-03 PTS-04 SAL-05 LVL-04 a campaign of 75 days in four zones, with faults, ends alike for the same seed and breaks no rule (${seeds.length} seeds)`,
  { timeout: isLong ? 7_200_000 : 120_000 },
  async () => {
    const house = await openHouse();
    const hashes = new Set<string>();
    for (const seed of seeds) {
      const played = await playSeason(house, { seed, ...sizeOf(seed) });
      expect([seed, played.violations]).toEqual([seed, []]);
      // The largest is long enough once, and two of the small ones tell.
      if (seed < (isLong ? 50 : 3)) expect([seed, (await playSeason(house, { seed, ...sizeOf(seed) })).hash]).toEqual([seed, played.hash]);
      hashes.add(played.hash);
    }
    expect(hashes.size).toBe(seeds.length);
    await house.close();
  },
);
