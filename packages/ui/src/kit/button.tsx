import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../theme/link.tsx';
import classes from './button.module.css';

type Look = {
  /** filled (one a screen), light, default, subtle; on a stage `lit`, and `on-stage` for the quiet one beside it. */
  variant?: 'filled' | 'light' | 'default' | 'subtle' | 'lit' | 'on-stage';
  color?: 'primary' | 'refused' | 'earned'; // refused: what cannot be undone
  size?: 'sm' | 'md' | 'lg';
  fullWidth?: boolean;
  leftSection?: ReactNode; // an icon of 20 px
  rightSection?: ReactNode;
  className?: string;
  children: ReactNode;
};

type ButtonProps = Look & Omit<ComponentProps<'button'>, keyof Look> & { loading?: boolean };

/** 48 px, the verb first, two lines when a language needs them. While loading it keeps its width and cannot be pressed again. */
export function Button({
  variant,
  color,
  size,
  fullWidth,
  leftSection,
  rightSection,
  className,
  children,
  loading = false,
  disabled,
  ...html
}: ButtonProps) {
  const look = lookOf({ variant, color, size, fullWidth, className });
  return (
    <button
      type="button"
      {...html}
      className={look}
      disabled={disabled === true || loading}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
    >
      <Inside leftSection={leftSection} rightSection={rightSection}>
        {children}
      </Inside>
      {loading ? <span className={classes.spinner} aria-hidden /> : null}
    </button>
  );
}

/** A button that leads somewhere. */
export function LinkButton({
  href,
  leftSection,
  rightSection,
  children,
  onClick,
  ...look
}: Look & { href: string; 'aria-label'?: string; onClick?: () => void }) {
  const { 'aria-label': label, ...rest } = look;
  return (
    <Link href={href} className={lookOf(rest)} {...(label === undefined ? {} : { 'aria-label': label })} {...(onClick ? { onClick } : {})}>
      <Inside leftSection={leftSection} rightSection={rightSection}>
        {children}
      </Inside>
    </Link>
  );
}

const Inside = ({ leftSection, rightSection, children }: Pick<Look, 'leftSection' | 'rightSection' | 'children'>) => (
  <span className={classes.inside}>
    {leftSection}
    <span>{children}</span>
    {rightSection}
  </span>
);

function lookOf({ variant = 'filled', color = 'primary', size = 'md', fullWidth, className }: Partial<Look>): string {
  return [classes.button, classes[variant], classes[color], classes[size], fullWidth && classes.full, className].filter(Boolean).join(' ');
}
