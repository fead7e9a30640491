/** Calendar files as a program reads them (ical.js, which also writes them); for tests. */
import ical from 'ical.js';

/** The event of a file, its zone by what the file itself says of it. */
export function readEvent(file: string): ical.Event {
  const calendar = new ical.Component(ical.parse(file));
  ical.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ical.TimezoneService.register(zone);
  const found = calendar.getFirstSubcomponent('vevent');
  if (!found) throw new Error('the file has no event');
  return new ical.Event(found);
}

/** The first instants of a file's event. */
export function instantsIn(file: string, most = 12): string[] {
  const times = readEvent(file).iterator();
  const found: string[] = [];
  for (let next = times.next(); next && found.length < most; next = times.next()) found.push(next.toJSDate().toISOString());
  return found;
}
