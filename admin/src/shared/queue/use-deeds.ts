import { configured, refreshNow } from '@vitrine/client';
import { showToast } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { askBeforeLeaving, instantIn, onLeaving, onOnline, useIsOffline } from '../device/index.ts';
import { createDeeds, hasUnsent, undoSeconds, type Step, type ToldStep } from './deeds.ts';

type Answered<Verb> = (step: ToldStep, verb: Verb) => void;

/** The decisions of a desk that may still be undone. They are sent when their time is over, and at once when the desk or the page is left. */
export function useDeeds<Verb extends string>(onAnswered: Answered<Verb>) {
  const { atForm } = useMessages();
  const isGone = useRef(false);
  const [store] = useState(() => createDeeds<Verb>({ maySend: sameSession() }));
  useEffect(() => {
    store.tellAnswers((step, verb) => {
      onAnswered(step, verb);
      // The plate went with its desk: what was refused is told where the person is now.
      if (isGone.current && step.refusal !== undefined) showToast({ text: `${step.name}: ${atForm(step.refusal)}` });
    });
  });
  const deeds = useSyncExternalStore(store.subscribe, store.get, store.get);

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
  const isAtRisk = deeds.some((deed) => hasUnsent(deed) && (isOffline || deed.until === null));
  useEffect(() => (isAtRisk ? askBeforeLeaving() : undefined), [isAtRisk]);

  return {
    deeds,
    add: (verb: Verb, steps: readonly Step[]) => {
      store.add(verb, steps);
      freshenTokens();
    },
    undo: store.undo,
    sendAgain: store.sendAgain,
    dismiss: store.dismiss,
    /** The deed that decides this one, unless the server refused it. */
    of: (id: string | undefined) => deeds.find(({ steps }) => steps.some((step) => step.id === id && step.state !== 'refused')),
    /** Why the server refused the newest decision on this one. */
    refusalOf: (id: string | undefined) =>
      deeds.flatMap(({ steps }) => steps).findLast((step) => step.id === id && step.state === 'refused')?.refusal,
  };
}

export type DeedsOnScreen<Verb extends string> = ReturnType<typeof useDeeds<Verb>>;

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
