import type { Device } from './device.ts';
import { sealedRows, type SealedRows } from './sealed-rows.ts';
import { sealedSlice } from './sealed-slice.ts';

/** A downloaded activity, by the names of the specification (spec 1, §3). */
export type OfflineRecord = { item_id: string; updated_date: string; src: string; downloading: boolean };

/** A banner of welcome that the person closed; in another version it is shown again. */
export type ClosedBanner = { id: string; version: number };

/** What this device holds beside the session, by the names of the specification (STA-01). */
export type ClientState = {
  offline_course: OfflineRecord[];
  /** `route_from`: the screen from which the one at `route_to` was opened (NAV-12). */
  params: { route_from: string | null; route_to: string | null };
  /** The site's lists as they were loaded last (LST-01). */
  site_lists: Record<string, unknown> | null;
  /** Banners of welcome that were closed, each as it was then. */
  welcome_banner: ClosedBanner[];
  /** STA-03; `accept_preferences`: whether language, look and country may be remembered (D71). */
  cookies_policy: { accept_cookies: boolean; policy_modal: boolean; policy_preferences_modal: boolean; accept_preferences: boolean };
};
type Slice = keyof ClientState;

/** What a device holds of which nothing is known. */
export const initialClientState: ClientState = {
  offline_course: [],
  params: { route_from: null, route_to: null },
  site_lists: null,
  welcome_banner: [],
  cookies_policy: { accept_cookies: false, policy_modal: false, policy_preferences_modal: false, accept_preferences: true },
};
const slices = ['offline_course', 'params', 'site_lists', 'welcome_banner', 'cookies_policy'] as const satisfies readonly Slice[];

/** What a person decided about this device, and not what they did in the portal: it outlives their log-out. */
const outlivesLogOut: ReadonlySet<Slice> = new Set(['cookies_policy']);

export type ClientStateStore = {
  get<K extends Slice>(slice: K): ClientState[K];
  set<K extends Slice>(slice: K, value: ClientState[K]): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** What the records of `offline_course` stand for: larger than a slice, sealed like one. */
  readonly rows: SealedRows;
  /** After a session ended: forgets what the person did here, and seals anew what they decided about the device. */
  forget(): Promise<void>;
};

/**
 * The client's state, each slice sealed in local storage under its own name, by the secret that seals the session (STA-01, decision D53). A log-out takes the secret and
 * with it every slice. What cannot be read, or is of another shape, begins anew.
 */
export async function openClientState(device: Device): Promise<ClientStateStore> {
  const sealed = new Map(slices.map((slice) => [slice, sealedSlice(device, slice, { isOwner: false })] as const));
  let state = { ...initialClientState };
  const listeners = new Set<() => void>();
  const rows = sealedRows(device);
  let turn: Promise<unknown> = Promise.resolve();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const write = (slice: Slice) => {
    const text = JSON.stringify(state[slice]);
    turn = turn.then(() => sealed.get(slice)?.write(text)).catch(() => undefined); // a full disk: the page goes on with what it knows
    return turn.then(() => undefined);
  };
  for (const slice of slices) {
    const kept = parsed(await sealed.get(slice)?.read());
    if (isLike(kept, initialClientState[slice])) state = { ...state, [slice]: kept };
    else await write(slice);
  }
  return {
    get: (slice) => state[slice],
    set: (slice, value) => {
      state = { ...state, [slice]: value };
      tell();
      return write(slice);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rows,
    forget: async () => {
      for (const { item_id } of state.offline_course) await rows.set(item_id, undefined);
      const kept = Object.fromEntries([...outlivesLogOut].map((slice) => [slice, state[slice]]));
      state = { ...initialClientState, ...kept };
      tell();
      await Promise.all(slices.map((slice) => write(slice)));
    },
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same shape as what a device begins with: a list for a list, the same fields for an object. */
function isLike(kept: unknown, initial: unknown): boolean {
  if (kept === undefined) return false;
  if (initial === null) return kept === null || (typeof kept === 'object' && !Array.isArray(kept));
  if (Array.isArray(initial)) return Array.isArray(kept);
  return typeof kept === 'object' && kept !== null && typeof initial === 'object' && Object.keys(initial).every((name) => name in kept);
}
