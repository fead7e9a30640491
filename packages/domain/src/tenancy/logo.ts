import { contrast } from './oklch.ts';
import { neutrals } from './palette-neutrals.ts';
import type { Mode } from './palette-neutrals.ts';

/** A colour (`#rrggbb`) of a logo's visible points, and how many have it. */
export type LogoShade = { colour: string; points: number };

/** Marks read at 3 (look.md); the strokes of a fine logo on a plate of its own are about a tenth of it. */
const leastContrast = 3;
const leastShare = 0.1;

/** Whether a logo can be made out on the surface of this mode: enough of what is visible of it stands off from there. One of which nothing is visible does not. */
export function judgeLogo({
  shades,
  ground,
}: {
  shades: readonly LogoShade[];
  ground: Mode;
}): { ok: true } | { ok: false; refusal: 'logo_too_faint' } {
  const { surface } = neutrals[ground];
  const count = (some: readonly LogoShade[]) => some.reduce((sum, { points }) => sum + points, 0);
  const visible = count(shades);
  const readable = count(shades.filter(({ colour }) => contrast(colour, surface) >= leastContrast));
  return visible > 0 && readable / visible >= leastShare ? { ok: true } : { ok: false, refusal: 'logo_too_faint' };
}
