import type { Locale } from '@vitrine/domain/kernel';
import type { CSSProperties, ReactNode } from 'react';
import classes from './login-preview.module.css';

type DesktopFrameProps = { label: string; mode: 'light' | 'dark'; colours: CSSProperties; locale: Locale; children: ReactNode };

/** A picture of a screen on a desktop, drawn small, with a colour mode and a palette of its own; not for use. */
export const DesktopFrame = ({ label, mode, colours, locale, children }: DesktopFrameProps) => (
  <div className={classes.frame} data-shape="desktop" role="img" aria-label={label}>
    <div className={classes.screen} data-shape="wide" data-mode={mode} style={colours} lang={locale} inert>
      {children}
    </div>
  </div>
);
