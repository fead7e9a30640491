/**
 * Every colour role of a client's portal, derived from its three colours for light and dark (look.md, "Colour roles"). Text reads at 4.5
 * and marks at 3 whatever was chosen; what had to be changed is listed so that the console can show "your colour → colour used".
 */
import { contrast, distance, layOver, shiftLightness, toHex, toOklch } from './oklch.ts';
import { darkText, fixedSeries, illustrationSolids, neutrals, states, white } from './palette-neutrals.ts';
import type { Mode } from './palette-neutrals.ts';

export type BrandColours = { primary: string; secondary: string; tertiary: string };
type Brand = keyof BrandColours;
type BrandRole = Brand | `on-${Brand}` | `${Brand}-${'hover' | 'tint' | 'ink' | 'mark'}`;
type State = keyof (typeof states)['light'];
export type Role =
  | keyof (typeof neutrals)['light']
  | BrandRole
  | 'stage'
  | 'on-stage'
  | 'stage-deep'
  | 'stage-glow'
  | 'on-stage-2'
  | State
  | `${State}-tint`
  | 'focus'
  | `d${1 | 2 | 3 | 4 | 5 | 6}`
  | `ill-${'wall' | 'pool' | 'shelf' | 'body' | 'face' | 'shade' | 'deep' | 'accent' | 'warm' | 'cool'}`;

/** One colour that could not be used as asked; ratios are those of the pair that decided. */
export type Correction = { mode: Mode; role: Role; asked: string; used: string; ratioBefore: number; ratioAfter: number };
export type Palette = {
  light: Record<Role, string>;
  dark: Record<Role, string>;
  corrections: Correction[];
  tooClose: boolean; // two of the three look alike (ΔE OK below .06); the derivation still reads
  proposedTertiary?: string;
};

const brands = ['primary', 'secondary', 'tertiary'] as const;
const tooNear = 0.06;
const step = 0.01;

/** All roles of both modes; the three colours are `#rrggbb`. */
export function derivePalette(colours: BrandColours): Palette {
  const corrections: Correction[] = [];
  const light = rolesFor('light', colours, corrections);
  const dark = rolesFor('dark', colours, corrections);
  const tooClose = brands.some((a, i) => brands.slice(i + 1).some((b) => distance(colours[a], colours[b]) < tooNear));
  return { light, dark, corrections, tooClose, ...(tooClose ? { proposedTertiary: proposeTertiary(colours) } : {}) };
}

/** White where it reads at 4.5, else the ink. */
export function textOn(fill: string): string {
  return contrast(white, fill) >= 4.5 ? white : darkText;
}

function rolesFor(mode: Mode, colours: BrandColours, corrections: Correction[]): Record<Role, string> {
  const ground = neutrals[mode];
  const own = states[mode];
  const [primary, secondary, tertiary] = brands.map((brand) => brandRoles(mode, brand, colours[brand], corrections));
  const stage = stageRoles(mode, colours.primary);
  const roles: Partial<Record<Role, string>> = { ...ground, ...primary, ...secondary, ...tertiary, ...stage };
  for (const state of Object.keys(own) as State[]) {
    roles[state] = own[state];
    roles[`${state}-tint`] = layOver(own[state], ground.surface, mode === 'light' ? 0.1 : 0.16);
  }
  return {
    ...roles,
    focus: roles['primary-ink'],
    d1: roles['primary-mark'],
    d2: roles['secondary-mark'],
    d3: roles['tertiary-mark'],
    ...fixedSeries[mode],
    ...illustrationRoles(mode, colours),
  } as Record<Role, string>;
}

function brandRoles(mode: Mode, brand: Brand, asked: string, corrections: Correction[]): Partial<Record<Role, string>> {
  const { surface, canvas, sunken } = neutrals[mode];
  const away = mode === 'light' ? -step : step; // away from the ground: darker by day, lighter by night
  const note = (role: Role, used: string, before: number, after: number) => {
    if (used.toUpperCase() !== asked.toUpperCase()) corrections.push({ mode, role, asked, used, ratioBefore: before, ratioAfter: after });
  };

  const reads = (c: string) => Math.max(contrast(white, c), contrast(darkText, c));
  let fill = asked;
  if (reads(fill) < 4.5) fill = walk(fill, -step, (c) => contrast(white, c) >= 4.5);
  if (mode === 'dark') fill = walk(fill, step, (c) => contrast(c, surface) >= 3);
  const onFill = textOn(fill);
  const stands = (c: string) => contrast(c, surface);
  if (reads(asked) < 4.5) note(brand, fill, reads(asked), reads(fill));
  else note(brand, fill, stands(asked), stands(fill));

  const tint = tintOf(asked, mode) ?? tintOf(fill, mode) ?? sunken;
  const inkRatio = (c: string) => Math.min(contrast(c, tint), contrast(c, canvas), contrast(c, surface), contrast(c, sunken) + 0.1);
  const ink = inkRatio(asked) >= 4.6 ? asked : walk(fill, away, (c) => inkRatio(c) >= 4.6);
  note(`${brand}-ink`, ink, inkRatio(asked), inkRatio(ink));
  const markRatio = (c: string) => Math.min(contrast(c, surface), contrast(c, canvas), contrast(c, tint));
  const mark = markRatio(asked) >= 3 ? asked : walk(fill, away, (c) => markRatio(c) >= 3);
  note(`${brand}-mark`, mark, markRatio(asked), markRatio(mark));

  return {
    [brand]: fill.toUpperCase(),
    [`on-${brand}`]: onFill,
    [`${brand}-hover`]: shiftLightness(fill, onFill === white ? -0.05 : 0.04),
    [`${brand}-tint`]: tint,
    [`${brand}-ink`]: ink.toUpperCase(),
    [`${brand}-mark`]: mark.toUpperCase(),
  };
}

/** The faintest wash of the colour that still shows on the surface: darker by day, lighter by night; null when none does. */
function tintOf(fill: string, mode: Mode): string | null {
  const { surface } = neutrals[mode];
  const [from, wanted] = mode === 'light' ? [10, 1.13] : [18, 1.24];
  for (let percent = from; percent <= 60; percent += 1) {
    const tint = layOver(fill, surface, percent / 100);
    const isRightWay = mode === 'light' || contrast(tint, '#000000') > contrast(surface, '#000000');
    if (isRightWay && contrast(tint, surface) >= wanted) return tint;
  }
  return null;
}

function stageRoles(mode: Mode, primary: string): Partial<Record<Role, string>> {
  const isLight = mode === 'light';
  const colour = toOklch(primary);
  let stage = isLight ? primary : toHex({ l: 0.3, c: Math.min(colour.c, 0.11), h: colour.h });
  const inkReads = contrast(white, stage) < 4.5 && contrast(darkText, stage) >= 4.5;
  const onStage = inkReads ? darkText : white; // decided before the walk, so that the walk has one direction
  if (isLight) stage = walk(stage, onStage === white ? -step : step, (c) => contrast(onStage, c) >= 4.9);

  let share = isLight ? 0.13 : 0.08;
  while (share > 0 && contrast(onStage, layOver(white, stage, share)) < 4.5) share -= 0.001;
  const glow = layOver(white, stage, Math.max(0, share));
  let depth = 0.09;
  while (depth > 0 && contrast(onStage, shiftLightness(stage, -depth)) < 4.5) depth -= 0.01;
  const deep = depth > 0 ? shiftLightness(stage, -depth) : stage;

  const quiet = layOver(onStage, stage, 0.82);
  const quietReads = (c: string) => Math.min(contrast(c, glow), contrast(c, deep), contrast(c, stage)) >= 4.5;
  const onStage2 = walk(quiet, onStage === white ? step : -step, quietReads);
  return { stage: stage.toUpperCase(), 'on-stage': onStage, 'stage-deep': deep, 'stage-glow': glow, 'on-stage-2': onStage2 };
}

function illustrationRoles(mode: Mode, { primary, secondary, tertiary }: BrandColours): Partial<Record<Role, string>> {
  const { canvas, surface } = neutrals[mode];
  const wall = mode === 'light' ? layOver(primary, canvas, 0.1) : layOver(primary, surface, 0.22);
  return {
    ...illustrationSolids[mode],
    'ill-wall': wall,
    'ill-pool': mode === 'light' ? layOver(secondary, white, 0.34) : layOver(secondary, wall, 0.2),
    'ill-shelf': mode === 'light' ? layOver(primary, white, 0.26) : layOver(primary, surface, 0.52),
    'ill-accent': primary.toUpperCase(),
    'ill-warm': secondary.toUpperCase(),
    'ill-cool': tertiary.toUpperCase(),
  };
}

/** Steps lightness until the colour passes; black or white end every walk. */
function walk(from: string, by: number, passes: (colour: string) => boolean): string {
  if (passes(from)) return from;
  const { l, c, h } = toOklch(from);
  for (let turn = 1; turn <= 100; turn += 1) {
    const colour = toHex({ l: l + turn * by, c, h });
    if (passes(colour)) return colour;
  }
  return by < 0 ? '#000000' : white;
}

/** The tertiary's lightness with another hue, the first that is well away from the other two. */
function proposeTertiary({ primary, secondary, tertiary }: BrandColours): string {
  const { l, c, h } = toOklch(tertiary);
  const chroma = Math.max(c, 0.12);
  const lightness = Math.min(0.75, Math.max(0.45, l));
  const candidates = Array.from({ length: 11 }, (_, turn) => toHex({ l: lightness, c: chroma, h: (h + 150 + turn * 30) % 360 }));
  const apart = (colour: string) => Math.min(distance(colour, primary), distance(colour, secondary));
  return candidates.reduce((best, colour) => (apart(best) >= 0.12 || apart(best) >= apart(colour) ? best : colour));
}
