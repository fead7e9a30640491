import { useEffect, useRef, type ReactNode } from 'react';
import classes from './resource.module.css';

type PaneProps = { title: string; aside?: ReactNode; foot?: ReactNode; children: ReactNode };

/** The inspector of a list: title, what it holds, and its decisions, which stay in sight. Takes the focus when it opens. */
export function Pane({ title, aside, foot, children }: PaneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <div className={classes.pane}>
      <header className={classes.paneHead}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </header>
      <div className={classes.paneBody}>{children}</div>
      {foot ? <footer className={classes.paneFoot}>{foot}</footer> : null}
    </div>
  );
}
