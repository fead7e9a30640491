/** Days and instants of an export as spreadsheets count them: days since the end of 1899, what is behind the point being the time. */
export type Moment = { text: string; serial: number; isDay: boolean };

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;
const day = /^\d{4}-\d\d-\d\d$/;
const msOfDay = 86_400_000;
const beginning = Date.UTC(1899, 11, 30);

/**
 * Tells what is a moment among the cells of a list and puts it into the clock of a zone. Instants are known by how they are written, as nobody types one; a day is one only in a column of days
 * (`beginsOn`), as a text may look like it.
 */
export function momentsIn(zone: string): (column: string, cell: string) => Moment | undefined {
  const ahead = aheadOf(zone);
  return (column, cell) => {
    if (instant.test(cell)) {
      const at = Date.parse(cell);
      return { text: cell, serial: rounded((Math.floor(at / 1_000) * 1_000 + ahead(at) - beginning) / msOfDay), isDay: false };
    }
    if (!column.endsWith('On') || !day.test(cell)) return undefined;
    const at = Date.parse(`${cell}T00:00:00Z`);
    return Number.isNaN(at) ? undefined : { text: cell, serial: (at - beginning) / msOfDay, isDay: true };
  };
}

/** How far a zone's clock is ahead of UTC; asked once a quarter of an hour, as no clock changes in between. */
function aheadOf(zone: string): (at: number) => number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const known = new Map<number, number>();
  return (at) => {
    const quarter = Math.floor(at / 900_000);
    const told = known.get(quarter);
    if (told !== undefined) return told;
    const begin = quarter * 900_000;
    const shown = new Map(clock.formatToParts(begin).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
    const ahead = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - begin;
    known.set(quarter, ahead);
    return ahead;
  };
}

/** To less than a tenth of a second, so that an export shows the second that was meant. */
const rounded = (serial: number): number => Math.round(serial * 1_000_000) / 1_000_000;
