import type { ReactNode } from 'react';
import classes from './card.module.css';

type CardProps = { children: ReactNode; label?: string; className?: string };

/** A sheet of paper with a hairline; never a shadow. With a label it is a region of its own. */
export function Card({ children, label, className }: CardProps) {
  const look = [classes.card, className].filter(Boolean).join(' ');
  if (label === undefined) return <div className={look}>{children}</div>;
  return (
    <section className={look} aria-label={label}>
      {children}
    </section>
  );
}

/** A section's title with the way to all of it. */
export function SectionHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes.section}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
