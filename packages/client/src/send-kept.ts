import { CallRefused } from './call-refused.ts';
import type { Entry, KeptAnswer, KeptEvent, KeptLease, KeptMove, KeptNote } from './kept-entries.ts';

export type Refused = { id: string; refusal: string };
/** How the room sends what it knows; both throw like a call. */
export type Senders = {
  sendEvents(events: KeptEvent[]): Promise<{ kept: readonly string[]; refused: readonly { event_id: string; refusal: string }[] }>;
  sendAnswer(answer: KeptAnswer): Promise<unknown>;
  /** Of one run, in the order in which they were made. */
  sendMoves(moves: KeptMove[]): Promise<unknown>;
  sendNote(note: KeptNote): Promise<unknown>;
  sendLease(lease: KeptLease): Promise<unknown>;
};
/** What the server has for good, and what of it is lost because it never takes it. */
export type Verdict = { done: readonly string[]; refused: readonly Refused[] };

const batch = 100;

/** What goes with one request: events together, moves of one run together, an answer or a note alone. Begins with the oldest. */
export function nextUnit(mine: readonly Entry[]): readonly Entry[] {
  const [first] = mine;
  if (first?.kind === 'move') {
    const { runId } = first.move;
    return mine.filter((entry) => entry.kind === 'move' && entry.move.runId === runId).slice(0, batch);
  }
  if (first?.kind !== 'event') return mine.slice(0, 1);
  return mine.filter(({ kind }) => kind === 'event').slice(0, batch);
}

/** Sends one unit. Throws what may pass: a lost network, a busy server, a session that ended. */
export async function sendUnit(senders: Senders, unit: readonly Entry[]): Promise<Verdict> {
  const ids = unit.map(({ id }) => id);
  try {
    const events = unit.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));
    if (events.length > 0) {
      const { kept, refused } = await senders.sendEvents(events);
      return verdictOf({ done: kept, refused: refused.map(({ event_id, refusal }) => ({ id: event_id, refusal })) });
    }
    const moves = unit.flatMap((entry) => (entry.kind === 'move' ? [entry.move] : []));
    if (moves.length > 0) await senders.sendMoves(moves);
    for (const entry of unit) {
      if (entry.kind === 'answer') await senders.sendAnswer(entry.answer);
      if (entry.kind === 'note') await senders.sendNote(entry.note);
      if (entry.kind === 'lease') await senders.sendLease(entry.lease);
    }
    return { done: ids, refused: [] };
  } catch (fault) {
    const refusal = finalRefusal(fault, unit);
    if (refusal === undefined) throw fault;
    // One that the server cannot read must not take ninety-nine with it.
    if (unit.length > 1) return halves(senders, unit);
    return verdictOf({ done: [], refused: ids.map((id) => ({ id, refusal })) });
  }
}

async function halves(senders: Senders, unit: readonly Entry[]): Promise<Verdict> {
  const middle = Math.ceil(unit.length / 2);
  const first = await sendUnit(senders, unit.slice(0, middle));
  const second = await sendUnit(senders, unit.slice(middle)).catch((): Verdict => ({ done: [], refused: [] })); // tried again with the next round
  return { done: [...first.done, ...second.done], refused: [...first.refused, ...second.refused] };
}

const verdictOf = ({ done, refused }: Verdict): Verdict => ({ done: [...done, ...refused.map(({ id }) => id)], refused });

/** Statuses that another try may find otherwise. */
const passing = [401, 408, 425, 429];

/**
 * The code of a refusal that trying again cannot change. Learning that is not found as a whole is a module that is switched off for now;
 * single events that have no place are told apart in the answer.
 */
function finalRefusal(fault: unknown, [first]: readonly Entry[]): string | undefined {
  if (!(fault instanceof CallRefused) || fault.status >= 500 || passing.includes(fault.status)) return undefined;
  if (fault.refusal === 'still_running' || (fault.status === 404 && first?.kind === 'event')) return undefined;
  return fault.refusal;
}
