import { configured, refreshNow } from '@vitrine/client';
import { showToast } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { askBeforeLeaving, instantIn, onLeaving, onOnline, useIsOffline } from '../device/index.ts';
import { createPendingActions, hasUnsent, undoSeconds, type Step, type StepResult } from './pending-actions.ts';

type Answered<Verb> = (step: StepResult, verb: Verb) => void;

/** The decisions of a review queue that may still be undone. They are sent when their time is over, and at once when the review queue or the page is left. */
export function usePendingActions<Verb extends string>(onAnswered: Answered<Verb>) {
  const { atForm } = useMessages();
  const isGone = useRef(false);
  const [store] = useState(() => createPendingActions<Verb>({ maySend: sameSession() }));
  useEffect(() => {
    store.tellAnswers((step, verb) => {
      onAnswered(step, verb);
      // The snackbar went with its review queue: what was refused is told where the person is now.
      if (isGone.current && step.refusal !== undefined) showToast({ text: `${step.name}: ${atForm(step.refusal)}` });
    });
  });
  const pendingActions = useSyncExternalStore(store.subscribe, store.get, store.get);

  useEffect(() => {
    isGone.current = false;
    const stops = [onLeaving(() => store.sendAll(true)), onOnline(() => store.sendLost())];
    return () => {
      for (const stop of stops) stop();
      isGone.current = true;
      store.sendAll(true);
    };
  }, [store]);

  const isOffline = useIsOffline();
  const isAtRisk = pendingActions.some((pendingAction) => hasUnsent(pendingAction) && (isOffline || pendingAction.until === null));
  useEffect(() => (isAtRisk ? askBeforeLeaving() : undefined), [isAtRisk]);

  return {
    pendingActions,
    add: (verb: Verb, steps: readonly Step[]) => {
      store.add(verb, steps);
      freshenTokens();
    },
    undo: store.undo,
    sendAgain: store.sendAgain,
    dismiss: store.dismiss,
    /** The action that decides this one, unless the server refused it. */
    of: (id: string | undefined) => pendingActions.find(({ steps }) => steps.some((step) => step.id === id && step.state !== 'refused')),
    /** Why the server refused the newest decision on this one. */
    refusalOf: (id: string | undefined) =>
      pendingActions.flatMap(({ steps }) => steps).findLast((step) => step.id === id && step.state === 'refused')?.refusal,
  };
}

export type PendingActions<Verb extends string> = ReturnType<typeof usePendingActions<Verb>>;

/** A page that closes cannot ask for new tokens any more: they are asked for while there is time. */
function freshenTokens(): void {
  const { expiresAt } = configured().store.get();
  if (expiresAt === undefined || expiresAt > instantIn(undoSeconds * 2)) return;
  void refreshNow().catch(() => undefined); // the decision itself tells what is wrong
}

/** Another tab may log somebody else in, or choose another client: what was decided here is then not theirs to send. */
function sameSession(): () => boolean {
  const whose = () => {
    const { personId, id_user_client_selected } = configured().store.get();
    return `${personId} ${id_user_client_selected}`;
  };
  const own = whose();
  return () => whose() === own;
}
