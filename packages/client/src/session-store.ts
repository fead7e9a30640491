import type { Device } from './device.ts';
import { sealedSlice } from './sealed-slice.ts';

/** What a log-in leaves (SES-01), by the names of the specification. */
export type Session = {
  access_token?: string;
  refresh_token?: string;
  user_firebase_token?: string;
  webservice_token?: string;
  id_user_client_selected?: string;
  redirect_url?: string;
  languageId?: number;
  languageCode?: string;
};

export type SessionStore = {
  /** Resolves once what an earlier page kept is here; before it nothing may be called. */
  ready(): Promise<void>;
  get(): Session;
  /** Changes these, here and in the other tabs; `undefined` takes one away. */
  set(changes: Partial<Session>): Promise<void>;
  /** Forgets everything, here, on the device and in the other tabs. */
  clear(): Promise<void>;
  /** What another tab has written meanwhile; asked inside the lock of a refresh. */
  reread(): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** True where nothing outlives the page: the app says so. */
  isMemoryOnly: boolean;
};

/** The session in memory, and sealed in the `common` slice of local storage (decision D53). */
export function createSessionStore(device: Device): SessionStore {
  const slice = sealedSlice(device, 'common');
  const listeners = new Set<() => void>();
  let session: Session = {};
  let writing = Promise.resolve();

  const take = (next: Session) => {
    session = next;
    for (const listener of listeners) listener();
  };
  const reread = async () => {
    if (!slice) return;
    const text = await slice.read();
    const kept: unknown = text === undefined ? {} : JSON.parse(text);
    if (typeof kept === 'object' && kept !== null) take(kept);
  };
  // One after the other, so that the newest is what stays.
  const write = (text: string) => (writing = writing.then(() => slice?.write(text)));

  device.channel?.listen((message) => {
    if (isSession(message)) take(message.session);
  });
  return {
    isMemoryOnly: slice === undefined,
    ready: reread,
    reread,
    get: () => session,
    set: async (changes) => {
      take(withoutGaps({ ...session, ...changes }));
      device.channel?.post({ session });
      await write(JSON.stringify(session));
    },
    clear: async () => {
      take({});
      device.channel?.post({ session: {} });
      await writing;
      slice?.erase();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const withoutGaps = (session: Session): Session => Object.fromEntries(Object.entries(session).filter(([, value]) => value !== undefined));
const isSession = (message: unknown): message is { session: Session } =>
  typeof message === 'object' && message !== null && 'session' in message;
