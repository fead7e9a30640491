import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { Sending } from './pending-actions.ts';
import type { PendingActions } from './use-pending-actions.ts';
import { useReason } from './use-reason.ts';

export type Why<Reason extends string> = { reason: Reason; note: string };

/** How a room decides: what its words are called, what it asks the server, and which refusals only mean that somebody was faster. */
export type Deciding<One, Verb extends string, Reason extends string> = {
  approve: Verb;
  refuse: Verb;
  needsNote: (reason: Reason) => boolean;
  isStale: (refusal: string) => boolean;
  nameOf: (one: One) => string;
  /** Approves without a reason, refuses with one; answers the thing as it is then. */
  send: (one: One, why: Why<Reason> | undefined, how: Sending) => Promise<unknown>;
  keyOf: (id: string) => QueryKey;
};

type Ask<One, Verb extends string> = {
  /** What the reason belongs to: the open one's id, or a name of its own for several. */
  of: string | undefined;
  ones: readonly One[];
  pendingActions: PendingActions<Verb>;
  onDecided: () => void;
};

/** Approving and refusing the open thing of a queue, or all the marked ones: kept for ten seconds, then sent, each under its own key. */
export function useDecision<One extends { id: string }, Verb extends string, Reason extends string>(
  { approve, refuse, needsNote, isStale, nameOf, send, keyOf }: Deciding<One, Verb, Reason>,
  { of, ones, pendingActions, onDecided }: Ask<One, Verb>,
) {
  const queries = useQueryClient();
  const reason = useReason<Reason>(of, needsNote);
  const refusal = pendingActions.refusalOf(of);
  const give = (verb: Verb, why?: Why<Reason>) => {
    if (ones.length === 0) return;
    const stepOf = (one: One) => ({
      id: one.id,
      name: nameOf(one),
      send: async (how: Sending) => queries.setQueryData(keyOf(one.id), await send(one, why, how)),
    });
    pendingActions.add(verb, ones.map(stepOf));
    onDecided();
  };
  return {
    ...reason,
    /** The decision of this screen that is on its way. */
    pendingAction: pendingActions.of(of),
    /** What came in between, when a decision arrived too late. */
    stale: refusal !== undefined && isStale(refusal) ? refusal : undefined,
    refusal: refusal !== undefined && !isStale(refusal) ? refusal : undefined,
    approve: () => give(approve),
    refuse: () => {
      const why = reason.check();
      if (why) give(refuse, why);
    },
  };
}

export type Decision<Verb extends string, Reason extends string> = ReturnType<typeof useDecision<{ id: string }, Verb, Reason>>;
