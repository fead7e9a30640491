import type { CSSProperties, ReactNode } from 'react';
import { ScrollRegion } from '../scroll-region.tsx';
import classes from './frames.module.css';

type PhoneFrameProps = {
  label: string; // "Como quem vende vê"
  mode?: 'light' | 'dark';
  colours?: CSSProperties; // role variables of a palette that is not saved yet
  children: ReactNode;
};

/** The learner's phone beside an editor, with a colour mode and a palette of its own. */
export function PhoneFrame({ label, mode = 'light', colours, children }: PhoneFrameProps) {
  return (
    <section className={classes.phone} aria-label={label}>
      <ScrollRegion label={label} className={classes.phoneScreen} data-mode={mode} style={colours}>
        {children}
      </ScrollRegion>
    </section>
  );
}
