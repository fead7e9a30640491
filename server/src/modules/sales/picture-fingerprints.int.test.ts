import { bandsOf, bandsToFind, isAlike, markLength } from '@vitrine/domain/kernel/picture-fingerprint';
import { expect, test } from 'vitest';
import { isLong } from '../../testing.ts';
import { aPicture, chanceOf, markOfStored, usedAgain } from './testing/pictures.ts';

/** Pictures, and for each one that was made of it; the whole thousands in the long run. */
const count = isLong ? 2_000 : 60;

test('PHO-01 SAL-06 of photos that were cut, turned, brightened and stored anew 95 % are found, and 0.5 % of others are taken for one', async () => {
  const chance = chanceOf(20_261_124);
  const pairs: { mark: string; again: string }[] = [];
  for (let made = 0; made < count; made += 1) {
    const picture = await aPicture(chance);
    pairs.push({ mark: await markOfStored(picture), again: await markOfStored(await usedAgain(picture, chance)) });
  }
  /** As the server finds one: by its bands first, then as a whole. */
  const isFound = (stored: string, sent: string) => {
    const bands = new Set(bandsOf(stored));
    return bandsToFind(sent).some((band) => bands.has(band)) && isAlike(stored, sent);
  };
  expect(pairs.every(({ mark }) => new RegExp(`^[0-9a-f]{${markLength}}$`).test(mark))).toBe(true);
  const found = pairs.filter(({ mark, again }) => isFound(mark, again)).length;
  // Each new photo beside thirty of other things.
  const others = pairs.flatMap(({ again }, at) =>
    Array.from({ length: 30 }, (_, step) => ({ again, mark: pairs[(at + 1 + step) % count]?.mark ?? '' })),
  );
  const mistaken = others.filter(({ mark, again }) => isFound(mark, again)).length;
  expect(found / count).toBeGreaterThanOrEqual(0.95);
  expect(mistaken / others.length).toBeLessThanOrEqual(0.005);
});
