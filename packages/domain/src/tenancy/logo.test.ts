import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeLogo } from './index.ts';

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const shades = fc.array(fc.record({ colour, points: fc.integer({ min: 1, max: 1_000 }) }), { minLength: 1, maxLength: 6 });

test('CLI-02 a white logo is too faint on the light ground and reads on the dark one; a black one the other way round', () => {
  const white = [{ colour: '#ffffff', points: 100 }];
  const black = [{ colour: '#000000', points: 100 }];
  expect([judgeLogo({ shades: white, ground: 'light' }).ok, judgeLogo({ shades: white, ground: 'dark' }).ok]).toEqual([false, true]);
  expect([judgeLogo({ shades: black, ground: 'light' }).ok, judgeLogo({ shades: black, ground: 'dark' }).ok]).toEqual([true, false]);
  expect(judgeLogo({ shades: [], ground: 'light' })).toEqual({ ok: false, refusal: 'logo_too_faint' });
});

test('more that stands off never makes a logo too faint, whatever else it holds', () => {
  fc.assert(
    fc.property(shades, fc.nat(1_000), (some, extra) => {
      const more = [...some, { colour: '#000000', points: extra }];
      return !judgeLogo({ shades: some, ground: 'light' }).ok || judgeLogo({ shades: more, ground: 'light' }).ok;
    }),
  );
});

test('a tenth of the visible is enough, and less is not', () => {
  const of = (dark: number) =>
    judgeLogo({
      shades: [
        { colour: '#111111', points: dark },
        { colour: '#fefefe', points: 100 - dark },
      ],
      ground: 'light',
    }).ok;
  expect([of(9), of(10)]).toEqual([false, true]);
});
