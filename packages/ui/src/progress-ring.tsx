import type { ReactNode } from 'react';
import { IconStarFilled } from './icons.ts';
import classes from './progress-ring.module.css';

type ProgressRingProps = { value: number; label: string; size?: number; width?: number; children?: ReactNode };

/** A ring that fills clockwise, 0 to 1; what stands in its middle is the caller's. */
export function ProgressRing({ value, label, size = 52, width = 6, children }: ProgressRingProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  const radius = (size - width) / 2;
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: width };
  return (
    <span
      className={classes.ring}
      style={{ width: size, height: size }}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg width={size} height={size} aria-hidden>
        <circle className={classes.track} {...circle} />
        {percent > 0 ? <circle className={classes.fill} {...circle} pathLength={100} strokeDasharray={`${percent} 100`} /> : null}
      </svg>
      <span className={classes.inside}>{children}</span>
    </span>
  );
}

type LevelMeterProps = { value: number; level: string; hint: string };

/** The level ring with its star; beside it the level's name and what is missing ("faltam 320 XP"). */
export function LevelMeter({ value, level, hint }: LevelMeterProps) {
  return (
    <span className={classes.level}>
      <ProgressRing value={value} label={`${level}: ${hint}`}>
        <IconStarFilled size={20} aria-hidden className={classes.star} />
      </ProgressRing>
      <span>
        <b>{level}</b>
        {hint}
      </span>
    </span>
  );
}
