import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../theme/link.tsx';
import classes from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string; // the accessible name: an icon alone says nothing
  children: ReactNode; // an icon, and a mark if something is new
  href?: string;
  isPressed?: boolean;
};

/** An icon that acts or leads somewhere, 44 px. */
export function IconButton({ label, children, href, isPressed, className, ...html }: IconButtonProps) {
  const look = [classes.button, className].filter(Boolean).join(' ');
  if (href !== undefined) {
    return (
      <Link href={href} className={look} aria-label={label}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" {...html} className={look} aria-label={label} aria-pressed={isPressed}>
      {children}
    </button>
  );
}
