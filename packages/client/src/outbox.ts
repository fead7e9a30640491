import { CallRefused } from './call-refused.ts';
import { configured } from './configuration.ts';
import {
  entryOf,
  isOwnedBy,
  keptEntries,
  withEntry,
  type Entry,
  type KeptAnswer,
  type KeptEvent,
  type KeptLease,
  type KeptMove,
  type KeptNote,
  type What,
} from './kept-entries.ts';
import { pauseFor } from './pause.ts';
import { nextUnit, sendUnit, type Refused, type Senders } from './send-kept.ts';

/** `isSaved`: the server has acknowledged all. */
export type OutboxState = { pending: number; isSaved: boolean; refused: readonly Refused[] };

export type Outbox<Event extends KeptEvent = KeptEvent, Lease extends KeptLease = KeptLease> = {
  /** Resolves once it lies on the device; the server gets it when it can be reached (D03, PLY-14). */
  addEvent(event: Event): Promise<void>;
  /** As `addEvent`; a later answer to the same question takes the place of one that was not sent. */
  addAnswer(answer: KeptAnswer): Promise<void>;
  /** As `addEvent`, for a move in a run of a game: moves of a run are sent in their order. */
  addMove(move: KeptMove): Promise<void>;
  /** As `addAnswer`, for a note of one's own. */
  addNote(note: KeptNote): Promise<void>;
  /** As `addEvent`, for a test that was taken without a network: it is sent whole, and once. */
  addLease(lease: Lease): Promise<void>;
  /** Notes of this person, in this client, that the server does not have yet. */
  waitingNotes(): Promise<KeptNote[]>;
  /** Sends what waits; resolves when nothing is left, or the server cannot be reached. Then it is tried again later, by itself. */
  drain(): Promise<void>;
  state(): OutboxState;
  subscribe(listener: () => void): () => void;
  /** Sends no more. What waits stays. */
  close(): void;
};

const longestPause = 60_000;
/** Statuses that no other unit will find otherwise. */
const isServerDown = [429, 502, 503, 504];

/**
 * What this person's device has to tell, kept until the server said that it is durable. Entries of another person, and of another client of this
 * one, wait until they are back. `place`: a list of its own for what is sent elsewhere.
 */
export function openKept<Event extends KeptEvent = KeptEvent, Lease extends KeptLease = KeptLease>(
  { personId, senders, place = 'outbox' }: { personId: string; senders: Senders; place?: string },
  configuration = configured(),
): Outbox<Event, Lease> {
  const { device, store } = configuration;
  const entries = keptEntries(device, place);
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  let state: OutboxState = { pending: 0, isSaved: true, refused: [] };
  let draining: Promise<void> | undefined;
  let wishes = 0;
  let failures = 0;
  let notBefore = 0;
  /** Stays known after a session ended under an open player, whose last words are still to be kept. */
  let clientId = store.get().id_user_client_selected;

  /** A session that came by the page's address has no names of its own; who asked for this outbox knows whose it is. */
  const isMine = (entry: Entry) => entry.personId === personId && isOwnedBy(entry, { personId, ...store.get() });
  const maySend = () => !closing.signal.aborted && device.nowMs() >= notBefore && !!(store.get().access_token ?? device.pageAccessToken());
  const look = async (): Promise<Entry[]> => {
    const mine = (await entries.read()).filter(isMine);
    show({ pending: mine.length, isSaved: mine.length === 0, refused: state.refused });
    return mine;
  };
  const show = (next: OutboxState) => {
    if (next.pending === state.pending && next.refused === state.refused) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const tellTabs = (refused: readonly Refused[] = []) => device.channel?.post({ outbox: refused, place });
  const refuse = (refused: readonly Refused[]) => {
    if (refused.length > 0) show({ ...state, refused: [...state.refused, ...refused] });
  };
  const add = async (what: What) => {
    const entry = entryOf({ personId, clientId }, what);
    await entries.change((all) => withEntry(all, entry));
    await look();
    tellTabs();
    void drain();
  };

  /** One goes on while others wish: what was added after its last look is not left behind. */
  const drain = () => {
    wishes += 1;
    return (draining ??= work());
  };
  const work = async () => {
    for (let heard = 0; heard !== wishes && !closing.signal.aborted;) {
      heard = wishes;
      const isDone = await device.lock(`vitrine-${place}-send`, sendAll).catch(() => false); // a device that does not let read, too
      failures = isDone ? 0 : failures + 1;
      if (!isDone) later();
    }
    draining = undefined;
  };
  /** Every unit once; false when something failed that may pass. A unit that fails does not hold up those behind it. */
  const sendAll = async (): Promise<boolean> => {
    const failed = new Set<string>();
    for (;;) {
      const waiting = await look();
      // Asked now and not before: between this line and the request nobody else can log in.
      const unit = nextUnit(waiting.filter((entry) => !failed.has(entry.id) && isMine(entry)));
      if (unit.length === 0 || !maySend()) return failed.size === 0 && device.nowMs() >= notBefore;
      try {
        const { done, refused } = await sendUnit(senders, unit);
        await entries.change((all) => all.filter(({ id }) => !done.includes(id)));
        refuse(refused);
        tellTabs(refused);
        for (const { id } of unit) if (!done.includes(id)) failed.add(id);
      } catch (fault) {
        for (const { id } of unit) failed.add(id);
        if (!(fault instanceof CallRefused)) return false;
        if (fault.status === 401) return true; // the session is over: a change of it begins anew
        notBefore = device.nowMs() + (fault.retryAfterSeconds ?? 0) * 1_000;
        if (isServerDown.includes(fault.status)) return false;
      }
    }
  };
  const later = () => {
    const turn = failures;
    // Browsers that call themselves offline may be wrong: then it is tried seldom, not never.
    const pause = device.isOnline() ? pauseFor(device, { failures, longest: longestPause }) : longestPause;
    void device.wait(Math.max(notBefore - device.nowMs(), pause), closing.signal).then(
      () => void (turn === failures && !closing.signal.aborted && drain()),
      () => undefined,
    );
  };

  device.channel?.listen((message) => {
    if (closing.signal.aborted || !isRefusals(message) || message.place !== place) return;
    refuse(message.outbox);
    void look();
  });
  const stops = [
    device.onReachable(() => void drain()),
    store.subscribe(() => {
      clientId = store.get().id_user_client_selected ?? clientId;
      void drain();
    }),
  ];
  void drain();
  return {
    addEvent: (event) => add({ kind: 'event', event }),
    addAnswer: (answer) => add({ kind: 'answer', answer }),
    addMove: (move) => add({ kind: 'move', move }),
    addNote: (note) => add({ kind: 'note', note }),
    addLease: (lease) => add({ kind: 'lease', lease }),
    waitingNotes: async () => (await look()).flatMap((entry) => (entry.kind === 'note' ? [entry.note] : [])),
    drain,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      closing.abort();
      for (const stop of stops) stop();
    },
  };
}

const isRefusals = (message: unknown): message is { outbox: readonly Refused[]; place: unknown } =>
  typeof message === 'object' && message !== null && 'outbox' in message && 'place' in message;
