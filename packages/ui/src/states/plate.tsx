import type { ReactNode } from 'react';
import classes from './states.module.css';

/** An ink plate above a screen: a sign, what is the case, and what can be done about it. */
export function Plate({ icon, action, children }: { icon: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.plate}>
      {icon}
      <p>{children}</p>
      {action}
    </div>
  );
}
