import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { claimMinutes } from '@vitrine/domain/kernel';
import { useCallback, useEffect, useRef } from 'react';
import { useSecondsUntil } from '../device/index.ts';

const renewBelowSeconds = (claimMinutes - 2) * 60;

/** A thing of a queue that is kept for one colleague at a time. */
export type Claimable = { id: string; claim: { isMine: boolean; until: string } | null; mayClaim: boolean };
type How<Opened> = {
  /** A decision of this screen about it is on its way. */
  isDecided: boolean;
  claim: () => Promise<Opened>;
  release: (id: string) => Promise<unknown>;
  /** Where the opened thing is kept. */
  keyOf: (id: string) => QueryKey;
};

/**
 * What is open is kept from colleagues (D37): claimed when it opens, again while somebody works on it, given back when another one opens, and kept while a decision
 * is on its way. A claim that is refused changes nothing here: the thing is read anew and says who has it.
 */
export function useClaim<Opened>(one: Claimable | undefined, { isDecided, claim, release, keyOf }: How<Opened>) {
  const queries = useQueryClient();
  const held = useRef<string | undefined>(undefined);
  const asked = useRef<string | undefined>(undefined);
  const id = one?.id;
  const until = one?.claim?.until ?? null;
  const seconds = useSecondsUntil(until);
  const isFree = one !== undefined && one.mayClaim && one.claim === null && !isDecided;
  const isMine = one !== undefined && one.claim?.isMine === true && one.mayClaim;
  const ways = useRef({ claim, release, keyOf });
  useEffect(() => {
    ways.current = { claim, release, keyOf };
  });

  const take = useCallback(() => {
    if (id === undefined) return;
    asked.current = id;
    const queryKey = ways.current.keyOf(id);
    ways.current
      .claim()
      .then((claimed) => {
        held.current = id;
        queries.setQueryData(queryKey, claimed);
      })
      .catch(() => void queries.invalidateQueries({ queryKey }));
  }, [id, queries]);
  const giveBack = useCallback(() => {
    const given = held.current;
    held.current = undefined;
    if (given === undefined) return;
    ways.current
      .release(given)
      .catch(() => undefined) // it ends by itself
      .finally(() => void queries.invalidateQueries({ queryKey: ways.current.keyOf(given) }));
  }, [queries]);

  useEffect(() => {
    if (id !== undefined && id !== held.current) giveBack();
    if (id !== undefined && isMine) held.current = id; // as after a decision that was undone
    if (isDecided) held.current = undefined;
  }, [id, isMine, isDecided, giveBack]);
  useEffect(() => {
    if (isFree && asked.current !== id) take();
  }, [id, isFree, take]);
  useEffect(() => giveBack, [giveBack]);
  useEffect(() => {
    if (!isMine || isDecided) return undefined;
    const onWork = () => {
      if (Date.parse(until ?? '') > 0 && seconds > 0 && seconds < renewBelowSeconds) take();
    };
    document.addEventListener('keydown', onWork);
    document.addEventListener('pointerdown', onWork);
    return () => {
      document.removeEventListener('keydown', onWork);
      document.removeEventListener('pointerdown', onWork);
    };
  }, [isMine, isDecided, until, seconds, take]);

  /** Before a decision leads on: what it decides stays kept until the server has answered. */
  const keep = useCallback(() => {
    held.current = undefined;
  }, []);
  return { seconds, take, keep };
}
