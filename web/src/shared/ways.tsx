import { Card, Link } from '@vitrine/ui';
import type { ComponentType, ReactNode } from 'react';
import { IconChevronRight } from './icons.ts';
import classes from './ways.module.css';

type WaysProps = { title: string; children: ReactNode };

/** Ways to other screens under one name, one a row. */
export const Ways = ({ title, children }: WaysProps) => (
  <Card className={classes.ways ?? ''} label={title}>
    <h2>{title}</h2>
    {children}
  </Card>
);

type WayProps = {
  href: string;
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  children: ReactNode;
  /** What stands there now, at the end of the row, and a word about it. */
  fact?: string | null | undefined;
  about?: string | undefined;
};

/** One way: what it is about, its name, and that it leads on. The whole row is the target. */
export const Way = ({ href, icon: Icon, children, fact, about }: WayProps) => (
  <Link href={href} className={classes.way ?? ''}>
    <span>
      <Icon size={20} stroke={1.75} aria-hidden />
    </span>
    <b>{children}</b>{' '}
    {fact ? (
      <em>
        {fact} {about ? <small>{about}</small> : null}
      </em>
    ) : null}
    <IconChevronRight size={20} stroke={1.75} aria-hidden />
  </Link>
);
