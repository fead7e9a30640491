import type { ReactNode } from 'react';
import classes from './frames.module.css';

type DockProps = {
  note?: ReactNode; // one quiet line above: "Assistido 41% · conta a partir de 90%"
  children: ReactNode; // the last one is the primary button and takes the room that is left
};

/** Replaces the bar on screens of a task: player, test, sale, reward. */
export function Dock({ note, children }: DockProps) {
  return (
    <div className={classes.dock}>
      {note ? <div className={classes.dockNote}>{note}</div> : null}
      <div className={classes.dockRow}>{children}</div>
    </div>
  );
}
