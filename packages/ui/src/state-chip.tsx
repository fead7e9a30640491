import type { ReactNode } from 'react';
import { IconCircleCheck, IconHourglass, IconLock, IconReceiptOff, IconShieldHalf } from './icons.ts';
import classes from './state-chip.module.css';

const icons = { earned: IconCircleCheck, audit: IconShieldHalf, held: IconLock, expiring: IconHourglass, refused: IconReceiptOff };
export type ChipState = keyof typeof icons | 'quiet' | 'brand' | 'learning';
type StateChipProps = {
  state?: ChipState; // quiet is the normal case: colour marks the exception
  icon?: ReactNode; // 16 px; a state of points brings its own, null takes it away
  children: ReactNode;
};

/** A state in a word, with its icon and tint. */
export function StateChip({ state = 'quiet', icon, children }: StateChipProps) {
  const Own = state in icons ? icons[state as keyof typeof icons] : null;
  const sign = icon === undefined && Own ? <Own size={16} stroke={1.75} aria-hidden /> : icon;
  return (
    <span className={classes.chip} data-state={state} data-bare={!sign || undefined}>
      {sign}
      <span className={classes.word}>{children}</span>
    </span>
  );
}
