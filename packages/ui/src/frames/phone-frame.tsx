import type { CSSProperties, ReactNode } from 'react';
import classes from './frames.module.css';

type PhoneFrameProps = {
  label: string; // "Como o vendedor vê"
  mode?: 'light' | 'dark';
  colours?: CSSProperties; // role variables of a palette that is not saved yet
  children: ReactNode;
};

/** The learner's phone beside an editor, with a colour mode and a palette of its own. */
export function PhoneFrame({ label, mode = 'light', colours, children }: PhoneFrameProps) {
  return (
    <section className={classes.phone} aria-label={label}>
      {/* A scrolling region must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className={classes.phoneScreen} data-mode={mode} style={colours} tabIndex={0} role="group" aria-label={label}>
        {children}
      </div>
    </section>
  );
}
