import { derivePalette, isHexColour, type BrandColours, type Palette } from '@vitrine/domain/tenancy';
import type { CSSProperties } from 'react';

/** The palette of three colours that may be half typed; undefined until all three are colours. */
export function paletteOf(colours: Partial<BrandColours> | null | undefined): Palette | undefined {
  const { primary, secondary, tertiary } = colours ?? {};
  if (!primary || !secondary || !tertiary || ![primary, secondary, tertiary].every(isHexColour)) return undefined;
  return derivePalette({ primary, secondary, tertiary });
}

/** The roles as custom properties of one element: a preview in colours that are not saved yet. */
export function variablesOf(palette: Palette | undefined, mode: 'light' | 'dark'): CSSProperties {
  return palette === undefined ? {} : Object.fromEntries(Object.entries(palette[mode]).map(([role, colour]) => [`--${role}`, colour]));
}
