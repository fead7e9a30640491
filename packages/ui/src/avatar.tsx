import classes from './avatar.module.css';

type AvatarProps = { name: string; photoUrl?: string | null; size?: number };

/** A person's photo, or the initials of the first and last name. Decorative: the name stands beside it. */
export function Avatar({ name, photoUrl, size = 36 }: AvatarProps) {
  const measures = { width: size, height: size, fontSize: Math.max(11, Math.round(size * 0.36)) };
  if (photoUrl) return <img className={classes.avatar} src={photoUrl} alt="" width={size} height={size} style={measures} loading="lazy" />;
  return (
    <span className={classes.avatar} style={measures} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${first.slice(0, 1)}${last.slice(0, 1)}`.toLocaleUpperCase();
}
