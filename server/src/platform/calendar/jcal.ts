/** A calendar as lists (jCal, RFC 7265), from which ical.js writes a file: names in small letters, days and times as ISO writes them. */
export type Component = [name: string, properties: Property[], parts: Component[]];
export type Property = [name: string, parameters: Record<string, string>, type: ValueType, value: string | number | Rule];

/** What decides how a value is written: a text is escaped, a moment loses its signs. */
type ValueType = 'text' | 'integer' | 'uri' | 'date-time' | 'duration' | 'utc-offset' | 'recur';

/** The parts of a recurrence rule, in the order in which they are written. */
export type Rule = Record<string, string | number | readonly string[]>;
