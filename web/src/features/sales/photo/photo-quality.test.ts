import { expect, test } from 'vitest';
import { qualityOf } from './photo-quality.ts';

/** A picture of vertical lines: print, when the step is high; fog, when it is low. */
const lines = (paper: number, print: number, period = 4) => {
  const [width, height] = [32, 24];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) data.fill((at % width) % period === 0 ? print : paper, at * 4, at * 4 + 4);
  return { data, width, height };
};

test('SAL-01 a bright, sharp receipt is called so', () => {
  expect(qualityOf(lines(230, 40))).toEqual({ isBright: true, isSharp: true });
});

test('SAL-01 a dark picture and a soft one are told apart', () => {
  expect(qualityOf(lines(40, 5))).toEqual({ isBright: false, isSharp: true });
  expect(qualityOf(lines(200, 191))).toEqual({ isBright: true, isSharp: false });
});

test('SAL-01 an empty wall is not sharp', () => {
  expect(qualityOf(lines(200, 200)).isSharp).toBe(false);
});
