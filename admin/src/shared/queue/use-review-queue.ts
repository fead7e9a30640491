import { useQueryClient, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePendingActions } from './use-pending-actions.ts';
import { useSelection } from './use-selection.ts';
import { neighboursOf, useMoreInTime, type QueuePage, type QueuePages } from './use-queue.ts';

const calmMs = 250;

type ReviewQueue<Row> = {
  queue: QueuePages<Row>;
  open: string | undefined;
  openAt: (id: string | undefined) => void;
  /** Whether rows can be marked here, to be decided together. */
  canSelect: boolean;
  /** What is asked for again when the server refused a decision on this one, and after each decision. */
  keyOf: (id: string) => QueryKey;
  queueKey: QueryKey;
};

/**
 * A review queue at which one after the other is decided: what is decided leaves the list until it is undone, the next one opens, marked ones are decided together, and
 * the keys that all review queues share do it without a mouse.
 */
export function useReviewQueue<Verb extends string, Row extends { id: string }>({
  queue,
  open,
  openAt,
  canSelect,
  keyOf,
  queueKey,
}: ReviewQueue<Row>) {
  const queries = useQueryClient();
  const selection = useSelection();
  const askAgain = useCalm(() => void queries.invalidateQueries({ queryKey: queueKey }));
  const pendingActions = usePendingActions<Verb>(({ id, state }) => {
    if (state === 'done') {
      selection.drop(id);
      takeOut(queries, { queueKey, id });
    } else void queries.invalidateQueries({ queryKey: keyOf(id) });
    askAgain();
  });
  const waiting = queue.rows.filter(({ id }) => id === open || pendingActions.of(id) === undefined);
  useMoreInTime(queue, waiting.length);
  const selected = canSelect ? waiting.filter(({ id }) => pendingActions.of(id) === undefined && selection.has(id)) : [];
  const { before, after } = neighboursOf(waiting, open);
  const [isDecidingSeveral, decideSeveral] = useState(false);
  const isSeveral = isDecidingSeveral && selected.length > 0;
  const search = useRef<HTMLInputElement>(null);
  const undo = (pendingActionId?: string) => {
    const [step, ...others] = pendingActions.undo(pendingActionId);
    if (step && others.length === 0) openAt(step.id);
  };
  const go = (row: Row | undefined) => row && openAt(row.id);
  return {
    selection,
    pendingActions,
    selected,
    before,
    after,
    search,
    undo,
    /** The marked ones are decided together now. */
    isSeveral,
    openSeveral: () => decideSeveral(true),
    closeSeveral: () => decideSeveral(false),
    openNext: () => openAt((after ?? before)?.id),
    keys: {
      j: () => go(after),
      k: () => go(before),
      '/': () => search.current?.focus(),
      x: canSelect && open !== undefined ? () => selection.toggle(open) : undefined,
      d: selected.length > 0 ? () => decideSeveral(true) : undefined,
      u: () => undo(),
      escape: isSeveral ? () => decideSeveral(false) : open === undefined ? undefined : () => openAt(undefined),
    },
  };
}

/** Runs once the calls have ceased for a moment: each answer of many asks for the list anew, and each asking ends the one before. */
function useCalm(run: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, calmMs);
  };
}

/** Out of the lists at once: until they are asked for again, what is decided would be next. */
function takeOut(queries: QueryClient, { queueKey, id }: { queueKey: QueryKey; id: string }): void {
  void queries.cancelQueries({ queryKey: queueKey }); // an answer on its way was made before
  queries.setQueriesData<InfiniteData<QueuePage<{ id: string }, unknown>>>({ queryKey: queueKey }, (lists) =>
    lists === undefined
      ? lists
      : { ...lists, pages: lists.pages.map((page) => ({ ...page, items: page.items.filter((row) => row.id !== id) })) },
  );
}

/** The single keys of reasons, from 1, in their order. */
export const keysOf = <Reason extends string>(reasons: readonly Reason[], choose: ((reason: Reason) => void) | undefined) =>
  Object.fromEntries(reasons.map((reason, index) => [String(index + 1), choose && (() => choose(reason))]));
