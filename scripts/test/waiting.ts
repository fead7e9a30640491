/** The timers that a test file's screens have begun: a file that is over leaves none behind, or its outbox would call into the next one's network. */
type Timers = { readonly running: Set<ReturnType<typeof setTimeout>> };

const ofThisWorker = Symbol.for('vitrine.screen-timers');
const keeper: { [ofThisWorker]?: Timers } = globalThis;
const timers = (keeper[ofThisWorker] ??= watched());

/** Ends every timer that still waits. */
export function endWhatWaits(): void {
  for (const timer of timers.running) clearTimeout(timer);
  timers.running.clear();
}

function watched(): Timers {
  const running: Timers['running'] = new Set();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    globalThis[name] = new Proxy(globalThis[name], {
      apply(begin, self, args) {
        const timer = Reflect.apply(begin, self, args);
        running.add(timer);
        return timer;
      },
    });
  }
  return { running };
}
