/** The device's clock: the only place of the console that reads it. */

/** Now, as ISO 8601 in UTC. */
export function now(): string {
  return new Date().toISOString();
}

/** The IANA zone of this device. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
