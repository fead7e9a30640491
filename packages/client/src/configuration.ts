import type { Device } from './device.ts';
import type { SessionStore } from './session-store.ts';

export type Configuration = {
  device: Device;
  store: SessionStore;
  /** The web client of the site. */
  client: { id: string; secret: string };
  /** Where the server is: empty for the page's own origin. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** The session is over and cleared; the app goes to the log-in. */
  onSessionEnded: () => void;
};

let current: Configuration | undefined;

/** Once at the start of an app, before the first call. */
export function configureClient(configuration: Configuration): void {
  current = configuration;
}

/** What was configured; a fault when nothing was. */
export function configured(): Configuration {
  if (!current) throw new Error('client: call configureClient first');
  return current;
}
