import { Card, Link } from '@vitrine/ui';
import type { ReactNode } from 'react';
import classes from './overview.module.css';

type FigureCardProps = {
  title: string;
  sum?: string;
  all?: { href: string; label: string };
  className?: string | undefined;
  children: ReactNode;
};

/** One card of the overview: what it is about, the way to its rows, and the figure. */
export function FigureCard({ title, sum, all, className, children }: FigureCardProps) {
  return (
    <Card label={title} className={[classes.card, className].filter(Boolean).join(' ')}>
      <div className={classes.cardTop}>
        <h2>{title}</h2>
        {sum ? <span className={classes.quiet}>{sum}</span> : null}
        {all ? (
          <Link href={all.href} className={classes.all ?? ''}>
            {all.label}
          </Link>
        ) : null}
      </div>
      {children}
    </Card>
  );
}

type LegendRow = { key: string; label: string; value: string; tone: string; href?: string | undefined };

/** A part of a whole with its colour, its name, its number, and the way to its rows. */
export function Legend({ rows }: { rows: readonly LegendRow[] }) {
  return (
    <dl className={classes.legend}>
      {rows.map(({ key, label, value, tone, href }) => (
        <div key={key}>
          <dt>
            <span className={classes.swatch} data-tone={tone} aria-hidden />
            {href ? <Link href={href}>{label}</Link> : label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Parts of a whole side by side; the legend beside it says the same in words. */
export function Parts({ parts }: { parts: readonly { key: string; value: number; tone: string }[] }) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  if (whole === 0) return null;
  return (
    <div className={classes.parts} aria-hidden>
      {parts
        .filter(({ value }) => value > 0)
        .map(({ key, value, tone }) => (
          <span key={key} data-tone={tone} style={{ flexGrow: value }} />
        ))}
    </div>
  );
}
