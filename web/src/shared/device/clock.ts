/** The device's clock and its zone; screens take both as arguments from here. */

/** Milliseconds since 1970. */
export const nowMs = (): number => Date.now();

/** The instant in UTC, as ISO 8601. */
export const nowInstant = (): string => new Date().toISOString();

/** Milliseconds that only ever rise, for durations. */
export const ticks = (): number => performance.now();

/** The device's IANA zone. */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
