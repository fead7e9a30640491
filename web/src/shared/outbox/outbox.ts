import { CallRefused, configured, pauseFor } from '@vitrine/client';
import { isOf, keptItems, type Before, type Item, type Refusal, type Stage } from './items.ts';
import { groupOf, nextUnit, sendUnit, type Refused, type Senders } from './sender.ts';
import { withItem } from './with-item.ts';

/** `isSaved`: the server has acknowledged all. `refused`: of this page's life. */
export type OutboxState = { pending: number; isSaved: boolean; refused: readonly Refused[] };
/** What became of one; `later`: nothing was decided, it may be tried again. */
export type Settled = { kind: 'sent'; answer: unknown } | { kind: 'refused'; refusal: Refusal };
export type Outcome = Settled | { kind: 'later'; error: unknown };

export type Outbox = {
  /** Resolves once it lies on the device; the server gets it when it can be reached (D03, PLY-14). */
  add<Body>(kind: string, item: { id: string; body: Body; stage?: Stage }): Promise<Item<Body>>;
  change<Body>(kind: string, id: string, by: (item: Item<Body>) => Item<Body>): Promise<void>;
  discard(id: string): Promise<void>;
  /** This person's, in this client, in the order in which they were added; undefined until they were read. */
  items<Body>(kind: string): readonly Item<Body>[] | undefined;
  /** As `items`, read anew. */
  read<Body>(kind: string): Promise<readonly Item<Body>[]>;
  /** Sends one now, and tells what became of it. */
  send(id: string): Promise<Outcome>;
  /** Sends what waits; resolves when nothing is left, or the server cannot be reached. Then it is tried again later, by itself. */
  drain(): Promise<void>;
  state(): OutboxState;
  subscribe(listener: () => void): () => void;
  /** Hears of each that the server took or refused, also one that waited for days. */
  onSettled(listener: (item: Item, how: Settled) => void): () => void;
  /** Sends no more. What waits stays. */
  close(): void;
};
type Ask = {
  /** What takes its turn together: its own list, its own order, its own pauses. */
  lane: string;
  senders: Senders;
  /** Who asked for it; whoever is logged in, without. */
  personId?: string;
  before?: Before;
};

const longestPause = 60_000;
/** Statuses that no other unit will find otherwise. */
const isServerDown = [429, 502, 503, 504];

/**
 * What this person's device has to tell, kept until the server said yes or no. Things of another person, and of another client of this one, wait
 * until they are back. Tabs share a lane, and one at a time sends.
 */
export function openOutbox({ lane, senders, personId, before }: Ask, configuration = configured()): Outbox {
  const { device, store } = configuration;
  const kept = keptItems(device, lane, before);
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  const settledListeners = new Set<(item: Item, how: Settled) => void>();
  const faults = new Map<string, number>();
  let state: OutboxState = { pending: 0, isSaved: true, refused: [] };
  let mine: readonly Item[] | undefined;
  let draining: Promise<void> | undefined;
  let wishes = 0;
  /** Of tries that were made after a pause: what is added without a network is tried at once, and makes no pause longer. */
  let failures = 0;
  let pauses = 0;
  let notBefore = 0;
  /** Stays known after a session ended under an open player, whose last words are still to be kept. */
  let clientId = store.get().id_user_client_selected;

  /** A session that came by the page's address has no names of its own; who asked for this outbox knows whose it is. */
  const owner = () => personId ?? store.get().personId ?? '';
  const isMine = (item: Item) => {
    const session = { personId, ...store.get() };
    const isClients = item.clientId === undefined || item.clientId === session.id_user_client_selected;
    return item.personId === owner() && item.personId === session.personId && isClients;
  };
  const isWaiting = (item: Item) => item.stage === 'waiting' && senders[item.kind] !== undefined && isMine(item);
  const hasSession = () => !!(store.get().access_token ?? device.pageAccessToken());
  const maySend = () => !closing.signal.aborted && device.nowMs() >= notBefore && hasSession();
  const show = (next: OutboxState) => {
    if (next.pending !== state.pending || next.refused !== state.refused) state = next;
    for (const listener of listeners) listener();
  };
  const look = async (): Promise<readonly Item[]> => {
    mine = (await kept.read()).filter(isMine);
    const pending = mine.filter(isWaiting).length;
    show({ pending, isSaved: pending === 0, refused: state.refused });
    return mine;
  };
  const tellTabs = (refused: readonly Refused[] = []) => device.channel?.post({ outbox: refused, place: lane });
  const write = async (by: (all: Item[]) => Item[]) => {
    await kept.change(by);
    await look();
    tellTabs();
  };
  const forget = async (gone: readonly Item[]) => {
    for (const item of gone) await senders[item.kind]?.forget?.(item);
  };

  /** Sends one unit, and writes down what became of it; hands back which of it are settled. Throws what may pass. */
  const attempt = async (unit: readonly Item[]): Promise<ReadonlySet<string>> => {
    const [first] = unit;
    const sender = first && senders[first.kind];
    if (!sender) return new Set();
    const keep = async (part: object) =>
      write((all) => all.map((one): Item => (one.id === first.id ? { ...one, body: Object.assign({}, one.body, part) } : one)));
    const { done, refused } = await sendUnit(sender, unit, keep);
    const no = new Map(refused.map((one) => [one.item.id, one]));
    const isGone = ({ id }: Item) => done.some(({ item }) => item.id === id) || (no.has(id) && !sender.keepsRefused);
    await kept.change((all) =>
      all.flatMap((one) => {
        const found = no.get(one.id);
        if (isGone(one)) return [];
        return found ? [{ ...one, body: found.mend?.(one.body) ?? one.body, stage: 'refused', refusal: found.refusal }] : [one];
      }),
    );
    await forget(unit.filter(isGone));
    const told = refused.map(({ item, refusal }) => ({ id: item.id, refusal: refusal.code }));
    if (told.length > 0) show({ ...state, refused: [...state.refused, ...told] });
    await look();
    tellTabs(told);
    for (const { item, answer } of done) for (const hear of settledListeners) hear(item, { kind: 'sent', answer });
    for (const { item, refusal } of refused) for (const hear of settledListeners) hear(item, { kind: 'refused', refusal });
    return new Set([...done, ...refused].map(({ item }) => item.id));
  };

  /** One goes on while others wish: what was added after its last look is not left behind. */
  const drain = () => {
    wishes += 1;
    return (draining ??= work());
  };
  const work = async () => {
    for (let heard = 0; heard !== wishes && !closing.signal.aborted;) {
      heard = wishes;
      const isDone = await device.lock(`vitrine-${lane}-send`, sendAll).catch(() => false); // a device that does not let read, too
      failures = isDone ? 0 : Math.max(1, failures);
      pauses += 1; // the pause before this try is over
      if (!isDone) later();
    }
    draining = undefined;
  };
  /** Every unit once; false when something failed that may pass. A unit that fails does not hold up those behind it. */
  const sendAll = async (): Promise<boolean> => {
    const failed = new Set<string>();
    const nameOf = (item: Item) => (senders[item.kind]?.isOrdered ? groupOf(senders, item) : item.id);
    for (;;) {
      const waiting = (await look()).filter((item) => isWaiting(item) && !failed.has(nameOf(item)));
      // Asked now and not before: between this line and the request nobody else can log in.
      if (waiting.length === 0 || !maySend()) return failed.size === 0 && device.nowMs() >= notBefore;
      const unit = nextUnit(senders, { waiting, faults });
      const group = unit[0] ? groupOf(senders, unit[0]) : '';
      try {
        const settled = await attempt(unit);
        faults.delete(group);
        for (const item of unit) if (!settled.has(item.id)) failed.add(nameOf(item));
      } catch (fault) {
        for (const item of unit) failed.add(nameOf(item));
        faults.set(group, (faults.get(group) ?? 0) + 1);
        if (!(fault instanceof CallRefused)) return false;
        if (fault.status === 401) return true; // the session is over: a change of it begins anew
        notBefore = device.nowMs() + (fault.retryAfterSeconds ?? 0) * 1_000;
        if (isServerDown.includes(fault.status)) return false;
      }
    }
  };
  const later = () => {
    const pauseNumber = pauses;
    // Browsers that call themselves offline may be wrong: then it is tried seldom, not never.
    const pause = device.isOnline() ? pauseFor(device, { failures, longest: longestPause }) : longestPause;
    void device.wait(Math.max(notBefore - device.nowMs(), pause), closing.signal).then(
      () => {
        if (pauseNumber !== pauses || closing.signal.aborted) return;
        failures += 1;
        void drain();
      },
      () => undefined,
    );
  };

  /** Under the lock it is read anew: another tab may have sent it meanwhile. */
  const send = async (id: string): Promise<Outcome> => {
    let outcome: Outcome = { kind: 'later', error: undefined };
    const hear = (item: Item, how: Settled) => {
      if (item.id === id) outcome = how;
    };
    settledListeners.add(hear);
    await device.lock(`vitrine-${lane}-send`, async () => {
      const unit = (await kept.read()).filter((one) => one.id === id && isWaiting(one));
      await attempt(unit).catch((error: unknown) => (outcome = { kind: 'later', error }));
    });
    settledListeners.delete(hear);
    if (outcome.kind === 'later') {
      failures = Math.max(1, failures);
      pauses += 1;
      later();
    }
    return outcome;
  };

  device.channel?.listen((message) => {
    if (closing.signal.aborted || typeof message !== 'object' || message === null) return;
    const isToldHere = isTold(message) && message.place === lane;
    if (isToldHere && message.outbox.length > 0) show({ ...state, refused: [...state.refused, ...message.outbox] });
    if (isToldHere || lane in message) void look(); // tabs of earlier releases speak by the name alone
  });
  const stops = [
    device.onReachable(() => {
      failures = 0; // tries without a network tell nothing of the one that is back
      void drain();
    }),
    store.subscribe(() => {
      clientId = store.get().id_user_client_selected ?? clientId;
      if (hasSession()) void drain(); // a log-out draws nothing anew: the screen is about to go
    }),
  ];
  void drain();
  return {
    add: async (kind, { id, body, stage = 'waiting' }) => {
      const item = { id, kind, personId: owner(), clientId, stage, body, refusal: null };
      let replaced: readonly Item[] = [];
      await write((all) => {
        const next = withItem(all, item, senders);
        replaced = all.filter((one) => !next.includes(one));
        return next;
      });
      await forget(replaced);
      if (stage === 'waiting') void drain();
      return item;
    },
    change: <Body>(kind: string, id: string, by: (item: Item<Body>) => Item<Body>) =>
      write((all) => all.map((one) => (one.id === id && isOf<Body>(kind)(one) ? by(one) : one))),
    discard: async (id) => {
      const gone = (await kept.read()).filter((one) => one.id === id);
      await write((all) => all.filter((one) => one.id !== id));
      await forget(gone);
    },
    items: (kind) => mine?.filter(isMine).filter(isOf(kind)),
    read: async (kind) => (await look()).filter(isOf(kind)),
    send,
    drain,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSettled: (listener) => {
      settledListeners.add(listener);
      return () => settledListeners.delete(listener);
    },
    close: () => {
      closing.abort();
      for (const stop of stops) stop();
    },
  };
}

const isTold = (message: object): message is { outbox: readonly Refused[]; place: unknown } => 'outbox' in message && 'place' in message;
