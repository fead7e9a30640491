import { isSameSelection } from '@vitrine/domain/identity';
import type { Endpoint } from '@vitrine/contract/kernel';
import type { Device } from './device.ts';
import type { SessionStore } from './session-store.ts';

/** What the address that gives tokens answers (SES-05). */
export type Pair = { access_token: string; refresh_token: string; user_firebase_token: string; expires_in: number };
/** An endpoint, as far as sending to it goes; rooms hand theirs in, for this package knows none. */
export type Called = Omit<Endpoint, 'answer'>;
export type Answering<A> = Called & { answer: { parse(value: unknown): A } };

export type Configuration = {
  device: Device;
  store: SessionStore;
  /** The web client of the site. */
  client: { id: string; secret: string };
  /** Turns a refresh token into a new pair (CAL-01). */
  token: Answering<Pair>;
  /** Where the server is: empty for the page's own origin. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** The session is over and cleared, here or by another tab; the app goes to the log-in. */
  onSessionEnded: () => void;
  /** Another tab logged somebody else in or chose another client: what this page shows is not theirs, and the app loads anew. */
  onOtherSession?: () => void;
};

let current: Configuration | undefined;
let unwatch: (() => void) | undefined;

/** Once at the start of an app, before the first call. */
export function configure(configuration: Configuration): void {
  unwatch?.();
  current = configuration;
  unwatch = watchOtherTabs(configuration);
}

/** What was configured; a fault when nothing was. */
export function configured(): Configuration {
  if (!current) throw new Error('client: call configureClient first');
  return current;
}

/** Tells the app when another tab ended the session or made it another's; hands back how to stop. */
export const watchOtherTabs = ({ store, onSessionEnded, onOtherSession }: Configuration): (() => void) =>
  store.onChangedElsewhere((before) => {
    if (!before.access_token) return;
    if (!store.get().access_token) onSessionEnded();
    else if (!isSameSelection(before, store.get())) onOtherSession?.();
  });
