/** Calendar files as a program reads them (ical.js, which also writes them); for tests. */
import ical from 'ical.js';

/** The event of a file, its zone by what the file itself says of it; dates of a series that were changed are its exceptions. */
export function readEvent(file: string): ical.Event {
  const [found] = readEvents(file);
  if (!found) throw new Error('the file has no event');
  return found;
}

/** Every event of a file, each with its own exceptions. */
export function readEvents(file: string): ical.Event[] {
  const calendar = new ical.Component(ical.parse(file));
  ical.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ical.TimezoneService.register(zone);
  const parts = calendar.getAllSubcomponents('vevent');
  const of = (part: ical.Component) => String(part.getFirstPropertyValue('uid'));
  return parts
    .filter((part) => !part.hasProperty('recurrence-id'))
    .map((part) => {
      const exceptions = parts.filter((other) => other.hasProperty('recurrence-id') && of(other) === of(part));
      return new ical.Event(part, { exceptions });
    });
}

/** The first instants of a file's event, with what stands there: a date that was changed is where it was moved to. */
export function datesIn(file: string, most = 70): { at: string; title: string; place: string; minutes: number }[] {
  const event = readEvent(file);
  const times = event.iterator();
  const found = [];
  for (let next = times.next(); next && found.length < most; next = times.next()) {
    const { item, startDate } = event.getOccurrenceDetails(next);
    found.push({
      at: startDate.toJSDate().toISOString(),
      title: item.summary,
      place: item.location ?? '',
      minutes: item.duration.toSeconds() / 60,
    });
  }
  return found;
}

/** The first instants of a file's event. */
export const instantsIn = (file: string, most = 12): string[] => datesIn(file, most).map(({ at }) => at);
