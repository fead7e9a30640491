import classes from './day-tile.module.css';

type DayTileProps = {
  above: string; // the month or the day of the week, in short
  day: string; // 2026-11-26
  isLit?: boolean; // the one that counts
};

/** A day as a sheet of a calendar. Decorative: the date stands beside it in words. */
export const DayTile = ({ above, day, isLit = false }: DayTileProps) => (
  <span className={classes.tile} data-lit={isLit || undefined} aria-hidden>
    <span>{above}</span>
    <b>{Number(day.slice(8))}</b>
  </span>
);
