import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './scene.module.css';

export type ShopWindowProps = {
  isLit?: boolean; // the pool of light; off where something failed
  isMuted?: boolean; // locked, sold out
  ratio?: string; // CSS aspect-ratio; 16/9 unless told
  label?: string; // only when the picture says what no text says
  className?: string;
  children?: ReactNode;
};

/** Wall, pool of light and shelf, without anything on it: what every scene and the empty states share. */
export function ShopWindow({ isLit = true, isMuted = false, ratio = '16/9', label, className, children }: ShopWindowProps) {
  const titleId = useId();
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMax slice"
      className={[classes.scene, isMuted && classes.muted, className].filter(Boolean).join(' ')}
      style={{ aspectRatio: ratio }}
      {...(label ? { role: 'img', 'aria-labelledby': titleId } : { 'aria-hidden': true })}
    >
      {label ? <title id={titleId}>{label}</title> : null}
      <rect x={-200} y={-200} width={720} height={580} fill="var(--ill-wall)" />
      {isLit ? <circle cx={160} cy={84} r={ratio === '16/9' ? 84 : 92} fill="var(--ill-pool)" /> : null}
      <rect x={-200} y={150} width={720} height={230} fill="var(--ill-shelf)" />
      {children}
    </svg>
  );
}

type StandingProps = { drawing: ReactNode; width: number; x?: number; scale?: number };

/** A drawing on the shelf, over its contact shadow. */
export function Standing({ drawing, width, x = 160, scale = 1.3 }: StandingProps) {
  return (
    <>
      <ellipse cx={x} cy={152} rx={width * 0.72 * scale} ry={4.5 * scale} fill="#000" fillOpacity={0.14} />
      <g transform={`translate(${x} 150) scale(${scale})`}>{drawing}</g>
    </>
  );
}
