import classes from './badge-picture.module.css';
import { drawnForms } from './drawn-forms.tsx';

/** The names of the drawn forms. */
export type DrawnBadge = keyof typeof drawnForms;

type BadgePictureProps = {
  form: DrawnBadge;
  /** Stands before the form. */
  url?: string | null;
  isEarned: boolean;
  size?: number;
};

/** Wall, pool of light, shelf, and the thing on it, in a circle. Decorative: the badge's name stands beside it. Not earned yet, the light is off. */
export function BadgePicture({ form, url, isEarned, size }: BadgePictureProps) {
  const shared = {
    className: classes.round,
    'data-earned': isEarned || undefined,
    ...(size === undefined ? {} : { style: { width: size, height: size } }),
  };
  if (url) return <img {...shared} src={url} alt="" loading="lazy" />;
  return (
    <svg {...shared} viewBox="0 0 120 120" aria-hidden>
      <rect width={120} height={120} fill="var(--ill-pool)" />
      <rect y={90} width={120} height={30} fill="var(--ill-shelf)" />
      <ellipse cx={60} cy={91} rx={34} ry={4} fill="#000" fillOpacity={0.14} />
      <g transform="translate(60 90)">{drawnForms[form]}</g>
    </svg>
  );
}
