import type { CSSProperties } from 'react';

/** How far a timeline is filled, from 0 to 1, for its sheet of styles. */
export const filledTo = (share: number): CSSProperties => ({ '--at': `${share * 100}%` }) as CSSProperties;
