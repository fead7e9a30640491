/**
 * Colour arithmetic for the palette: sRGB hex ⇄ OKLCH (Björn Ottosson's matrices) and the WCAG 2.2 contrast ratio.
 * A step of lightness keeps hue; chroma is cut only as far as sRGB demands.
 */
export type Oklch = { l: number; c: number; h: number };
type Rgb = readonly [number, number, number];

const hexShape = /^#[0-9a-f]{6}$/i;

/** True for `#rrggbb`, the only notation in which a client's colours are stored. */
export function isHexColour(text: string): boolean {
  return hexShape.test(text);
}

/** The lightness, chroma and hue (degrees) of a `#rrggbb` colour. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map((v) => linear(v / 255)) as [number, number, number];
  const [L, A, B] = oklab(r, g, b);
  const h = (Math.atan2(B, A) * 180) / Math.PI;
  return { l: L, c: Math.hypot(A, B), h: h < 0 ? h + 360 : h };
}

/** The nearest `#RRGGBB` of the same lightness and hue; chroma shrinks until the colour exists in sRGB. */
export function toHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  if (isInside({ ...colour, l })) return hexOf(linearRgb({ ...colour, l }));
  let low = 0;
  let high = colour.c;
  for (let turn = 0; turn < 24; turn += 1) {
    const c = (low + high) / 2;
    if (isInside({ l, c, h: colour.h })) low = c;
    else high = c;
  }
  return hexOf(linearRgb({ l, c: low, h: colour.h }));
}

/** The same hue, `by` lighter (or darker when negative) in OKLCH lightness. */
export function shiftLightness(hex: string, by: number): string {
  const colour = toOklch(hex);
  return toHex({ ...colour, l: colour.l + by });
}

/** `share` (0 to 1) of the upper colour laid over the lower one, in sRGB as a browser would paint it. */
export function layOver(upper: string, lower: string, share: number): string {
  const [a, b] = [channels(upper), channels(lower)];
  return hexOfBytes(a.map((v, i) => v * share + (b[i] ?? 0) * (1 - share)));
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21, whichever is lighter. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** How far apart two colours look: the distance in OKLab (ΔE OK). */
export function distance(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  const cartesian = ({ l, c, h }: Oklch) => [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [p, q] = [cartesian(a), cartesian(b)];
  return Math.hypot(...p.map((v, i) => v - (q[i] ?? 0)));
}

function channels(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function linear(v: number): number {
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function encoded(v: number): number {
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((v) => linear(v / 255)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function oklab(r: number, g: number, b: number): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearRgb({ l: L, c, h }: Oklch): Rgb {
  const [A, B] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** A hair of tolerance: sRGB's own corners must count as inside. */
function isInside(colour: Oklch): boolean {
  return linearRgb(colour).every((v) => v >= -0.0005 && v <= 1.0005);
}

function hexOf(rgb: Rgb): string {
  return hexOfBytes(rgb.map((v) => encoded(Math.min(1, Math.max(0, v))) * 255));
}

function hexOfBytes(bytes: readonly number[]): string {
  return `#${bytes
    .map((v) => Math.round(v).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}
