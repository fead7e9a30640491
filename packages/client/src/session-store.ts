import type { Session } from '@vitrine/domain/identity';
import { withDeviceCopy } from './device-tokens.ts';
import type { Device } from './device.ts';
import { sealedSlice } from './sealed-slice.ts';

export type SessionChanges = { [key in keyof Session]?: Session[key] | undefined };

export type SessionStore = {
  /** Resolves once what an earlier page kept is here; before it nothing may be called. */
  ready(): Promise<void>;
  /** The same object until something changes, as `useSyncExternalStore` wants it. */
  get(): Session;
  /** Changes these, here and in the other tabs; `undefined` takes one away. */
  set(changes: SessionChanges): Promise<void>;
  /** Forgets everything, here, on the device and in the other tabs. */
  clear(): Promise<void>;
  /** What another tab has written meanwhile; asked inside the lock of a refresh. */
  reread(): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Calls back with what was there before, when another tab changed the session. */
  onChangedElsewhere(listener: (before: Session) => void): () => void;
  /** True where nothing outlives the page: the app says so. */
  readonly isMemoryOnly: boolean;
};

/** How long a page that keeps nothing waits for another tab to tell its session. */
const askingMilliseconds = 150;

/** How long after a message its writing is looked for: to another process it may come a little later than the message does. */
const arrivingMilliseconds = [20, 40, 80, 160, 320];

/** The session in memory, and sealed in the `common` slice of local storage (decision D53). */
export function createSessionStore(device: Device): SessionStore {
  const own = sealedSlice(device, 'common');
  let slice = own && withDeviceCopy(own, device, 'common');
  const listeners = new Set<() => void>();
  const watchers = new Set<(before: Session) => void>();
  let session: Session = {};
  /** Changes that are seen here already and not yet written. */
  let ahead: SessionChanges[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  const take = (next: Session) => {
    session = withChanges(next, ...ahead);
    for (const listener of listeners) listener();
  };
  /** One piece of work after the other, so that the newest is what stays; a failed one holds up none. */
  const inTurn = (work: () => Promise<void>) => (turn = turn.then(work).catch(() => void (slice = undefined)));
  const kept = async (): Promise<Session> => sessionIn(await slice?.read());
  /** Reading, changing and writing are one step for all tabs; otherwise a write that began before a log-out elsewhere brings the session back. */
  const alone = (work: () => Promise<void>) => (slice ? device.lock('vitrine-session', work) : work());
  const reread = () =>
    inTurn(async () => {
      if (slice) take(await kept());
    });

  /** What another tab said last. */
  let told: Session | undefined;
  /** It stands here at once; what the device has in the end wins, for a message that comes late tells what was. */
  const rereadAfter = async (message: Session) => {
    told = message;
    for (const milliseconds of arrivingMilliseconds) {
      let isThere = slice === undefined;
      await inTurn(async () => {
        if (!slice || told !== message) return;
        const found = await kept();
        isThere = isSame(found, message);
        if (isThere) take(found); // a reading that was under way may have brought back what was before it
      });
      if (isThere || told !== message) return;
      await device.wait(milliseconds);
    }
    if (told === message) await reread();
  };

  device.channel?.listen((message) => {
    if (isQuestion(message) && session.access_token) device.channel?.post({ session });
    if (!isSession(message)) return;
    const before = session;
    const isCleared = 'isCleared' in message;
    if (isCleared) ahead = []; // a clearing wins over what is not yet written, here as there
    take(message.session);
    if (isCleared) told = undefined;
    else void rereadAfter(message.session);
    for (const watcher of watchers) watcher(before);
  });
  return {
    get isMemoryOnly() {
      return slice === undefined;
    },
    ready: async () => {
      await reread();
      if (!slice?.prepare()) slice = undefined;
      if (slice || !device.channel) return;
      device.channel.post({ asks: 'session' });
      await device.wait(askingMilliseconds);
    },
    reread,
    get: () => session,
    set: async (changes) => {
      ahead.push(changes);
      take(session);
      await inTurn(() =>
        alone(async () => {
          if (!ahead.includes(changes)) return; // cleared before its turn came
          // A tab that slept has old tokens in memory: only what changes is laid over what the others kept.
          const next = withChanges(slice ? await kept() : session, changes);
          await slice?.write(JSON.stringify(next)).catch(() => void (slice = undefined));
          if (!ahead.includes(changes)) return; // cleared meanwhile; the erasing stands behind this in the turn
          ahead = ahead.filter((one) => one !== changes);
          take(next);
          device.channel?.post({ session: next });
        }),
      );
    },
    clear: async () => {
      ahead = [];
      take({});
      device.channel?.post({ session: {}, isCleared: true });
      await inTurn(() =>
        alone(async () => {
          await slice?.erase();
          // A tab that heard of it too late has just told the old session once more.
          take({});
          device.channel?.post({ session: {} });
        }),
      );
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onChangedElsewhere: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

const withChanges = (session: Session, ...changes: SessionChanges[]): Session =>
  Object.fromEntries(Object.entries(Object.assign({ ...session }, ...changes)).filter(([, value]) => value !== undefined));

function sessionIn(text: string | undefined): Session {
  const kept: unknown = text === undefined ? undefined : JSON.parse(text);
  return typeof kept === 'object' && kept !== null ? kept : {};
}

const isSame = (one: Session, other: Session) => JSON.stringify(one) === JSON.stringify(other);
const isQuestion = (message: unknown) => typeof message === 'object' && message !== null && 'asks' in message && message.asks === 'session';
const isSession = (message: unknown): message is { session: Session } =>
  typeof message === 'object' && message !== null && 'session' in message;
