import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Outcome, Scan } from './kept-scans.ts';

const theScans = () => import('./kept-scans.ts');
type Sent = {
  outcome: Outcome | undefined;
  isSending: boolean;
  send: (scan: Omit<Scan, 'eventId'>) => Promise<Outcome>;
  clear: () => void;
};

/** The check-in of one event: what came of the last scan, also of one that waited on this device for a network. */
export function useScan(eventId: string): Sent {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setSending] = useState(false);
  const tell = (next: Outcome) => {
    setOutcome(next);
    if (next.kind === 'kept') return;
    void queries.invalidateQueries({ predicate: ({ queryKey }) => ['events', 'ledger', 'ranking'].includes(String(queryKey[0])) });
  };
  useSending((outcomes) => {
    const mine = outcomes.get(eventId);
    if (mine) tell(mine);
  });
  const send = async (scan: Omit<Scan, 'eventId'>) => {
    setSending(true);
    try {
      const next = await (await theScans()).sendScan({ ...scan, eventId });
      tell(next);
      return next;
    } finally {
      setSending(false);
    }
  };
  return { outcome, isSending, send, clear: () => setOutcome(undefined) };
}

/** The same for screens that only look: what was refused meanwhile is said, and what changed is asked for again. */
export function useSendingKept(): void {
  const queries = useQueryClient();
  const { atForm } = useMessages();
  useSending((outcomes) => {
    for (const one of outcomes.values()) if (one.kind === 'refused') showToast({ text: atForm(one.refusal) });
    void queries.invalidateQueries({ queryKey: ['events'] });
  });
}

/** Scans that wait go out when a screen of this room opens, and whenever there is a network again. */
function useSending(hear: (outcomes: Map<string, Outcome>) => void): void {
  const tell = useEffectEvent(hear);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    void theScans().then(
      ({ sendKeptScans, onReachable }) => {
        const send = () => void sendKeptScans().then((outcomes) => (isLeft || outcomes.size === 0 ? undefined : tell(outcomes)));
        if (isLeft) return;
        send();
        stop = onReachable(send);
      },
      () => undefined, // the next screen asks again
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, []);
}
