import type { ReactNode } from 'react';
import classes from './frames.module.css';

type DockProps = {
  note?: ReactNode; // one quiet line above: "Assistido 41% · conta a partir de 90%"
  children: ReactNode; // the last one is the primary button and takes the room that is left
};

/**
 * Around the dock of a screen that has its action within its columns on a desktop. It is no box of its own: a dock sticks to the foot of the screen for as long as the
 * box around it, which is the whole screen that way.
 */
export const OnPhone = ({ children }: { children: ReactNode }) => <div className={classes.onPhone}>{children}</div>;

/** Replaces the bar on screens of a task: player, test, sale, reward. */
export function Dock({ note, children }: DockProps) {
  return (
    <div className={classes.dock}>
      {note ? <div className={classes.dockNote}>{note}</div> : null}
      <div className={classes.dockRow}>{children}</div>
    </div>
  );
}
