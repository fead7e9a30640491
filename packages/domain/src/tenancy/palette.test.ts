import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, distance, toHex, toOklch } from './oklch.ts';
import { neutrals } from './palette-neutrals.ts';
import { paletteCss } from './palette-css.ts';
import { derivePalette } from './palette.ts';
import type { Role } from './palette.ts';
import { aurora, aurorasRoles, terra, terrasRoles } from './palette.fixture.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((v) => `#${v.toString(16).padStart(6, '0')}`);
const colours = fc.record({ primary: hex, secondary: hex, tertiary: hex });
const modes = ['light', 'dark'] as const;
const brands = ['primary', 'secondary', 'tertiary'] as const;
const stateNames = ['earned', 'audit', 'held', 'expiring', 'refused'] as const;

const textPairs: [Role, Role][] = [
  ...(['ink', 'ink2'] as const).flatMap((ink) => (['canvas', 'surface', 'sunken'] as const).map((ground): [Role, Role] => [ink, ground])),
  ['ink3', 'canvas'],
  ['ink3', 'surface'],
  ...brands.flatMap((brand): [Role, Role][] => [
    [`on-${brand}`, brand],
    [`on-${brand}`, `${brand}-hover`],
    ['ink', `${brand}-tint`],
    [`${brand}-ink`, `${brand}-tint`],
    [`${brand}-ink`, 'canvas'],
    [`${brand}-ink`, 'surface'],
    [`${brand}-ink`, 'sunken'],
  ]),
  ...(['on-stage', 'on-stage-2'] as const).flatMap((ink): [Role, Role][] => [
    [ink, 'stage'],
    [ink, 'stage-deep'],
    [ink, 'stage-glow'],
  ]),
  ...stateNames.flatMap((state): [Role, Role][] => [
    [state, 'surface'],
    [state, 'canvas'],
    [state, `${state}-tint`],
  ]),
  ['focus', 'canvas'],
];
const markPairs: [Role, Role][] = [
  ...brands.flatMap((brand): [Role, Role][] => [
    [`${brand}-mark`, 'surface'],
    [`${brand}-mark`, 'canvas'],
    [`${brand}-mark`, `${brand}-tint`],
  ]),
  ...(['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'field'] as const).map((role): [Role, Role] => [role, 'surface']),
  ['field', 'canvas'],
];

describe.each([
  ['aurora', aurora, aurorasRoles],
  ['terra', terra, terrasRoles],
] as const)('the palette of %s', (_, asked, drawn) => {
  test.each(modes)('LOG-02 matches the designed roles in %s', (mode) => {
    const derived = derivePalette(asked)[mode];
    const names = Object.keys(drawn[mode]) as Role[];
    expect(Object.keys(derived).toSorted()).toEqual(names.toSorted());
    const far = names.filter((role) => distance(derived[role], drawn[mode][role] ?? '') > 0.013);
    expect(far).toEqual([]);
    const equal = names.filter((role) => derived[role] === drawn[mode][role]).length;
    expect(equal / names.length).toBeGreaterThan(0.85);
  });
});

test('LOG-02 any three colours give text at 4.5 and marks at 3, by day and by night', () => {
  fc.assert(
    fc.property(colours, (asked) => {
      const palette = derivePalette(asked);
      for (const mode of modes) {
        const roles = palette[mode];
        for (const [ink, ground] of textPairs) {
          const ratio = contrast(roles[ink], roles[ground]);
          expect(ratio, `${mode} ${ink} ${roles[ink]} on ${ground} ${roles[ground]}`).toBeGreaterThanOrEqual(4.5);
        }
        for (const [mark, ground] of markPairs) {
          const ratio = contrast(roles[mark], roles[ground]);
          expect(ratio, `${mode} ${mark} ${roles[mark]} on ${ground} ${roles[ground]}`).toBeGreaterThanOrEqual(3);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('ADM-03 a colour that had to change is listed with both ratios, one that serves is not', () => {
  const { corrections } = derivePalette(aurora);
  expect(corrections).toContainEqual(expect.objectContaining({ mode: 'light', role: 'secondary-mark', asked: '#FFB400' }));
  expect(corrections.some(({ role }) => role === 'primary')).toBe(false);
  const grey = derivePalette({ ...aurora, primary: '#777777' }).corrections.find(
    ({ mode, role }) => mode === 'light' && role === 'primary',
  );
  expect(grey).toMatchObject({ asked: '#777777' });
  expect(grey?.ratioBefore).toBeLessThan(4.5);
  expect(grey?.ratioAfter).toBeGreaterThanOrEqual(4.5);
});

test('ADM-03 a listed correction always reads better than what was asked', () => {
  fc.assert(
    fc.property(colours, (asked) =>
      derivePalette(asked).corrections.forEach((c) => expect(c.ratioAfter, JSON.stringify(c)).toBeGreaterThan(c.ratioBefore)),
    ),
    { numRuns: 200 },
  );
});

test('ADM-03 colours that look alike are named, and the proposed tertiary is well apart', () => {
  const alike = derivePalette({ primary: '#0B5FFF', secondary: '#FFB400', tertiary: '#0C62FF' });
  expect(alike.tooClose).toBe(true);
  expect(distance(alike.proposedTertiary ?? '', '#0B5FFF')).toBeGreaterThan(0.1);
  expect(distance(alike.proposedTertiary ?? '', '#FFB400')).toBeGreaterThan(0.1);
  expect(derivePalette(aurora)).toMatchObject({ tooClose: false });
  expect(derivePalette(aurora)).not.toHaveProperty('proposedTertiary');
});

test('LOG-02 the page gets light as the ground, dark by preference or by choice', () => {
  const css = paletteCss(derivePalette(terra));
  expect(css).toContain(':root,[data-mode="light"]{color-scheme:light;--canvas:#F7F4F0;');
  expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-mode="light"]){color-scheme:dark;--canvas:#141210;');
  expect(css).toContain('[data-mode="dark"]{color-scheme:dark;');
  expect(css).toContain('--primary:#0E6B4F;');
  expect(css).not.toContain('<');
});

test('LOG-02 a colour survives the way to OKLCH and back', () => {
  fc.assert(fc.property(hex, (colour) => toHex(toOklch(colour)) === colour.toUpperCase()));
  expect(contrast(neutrals.light.surface, '#000000')).toBeCloseTo(21);
});
