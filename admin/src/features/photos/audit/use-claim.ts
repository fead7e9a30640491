import { useQueryClient } from '@tanstack/react-query';
import type { AuditPhoto } from '@vitrine/contract/photos';
import { claimMinutes } from '@vitrine/domain/photos';
import { useCallback, useEffect, useRef } from 'react';
import { useSecondsUntil } from '../../../shared/device/index.ts';
import { claim, release, photoQuery } from './api.ts';

const renewBelowSeconds = (claimMinutes - 2) * 60;

/**
 * The open photo is kept from other auditors (D37): claimed when it opens, again while somebody works on it, given back when another one
 * opens, and kept while a decision of this desk is on its way. A claim that is refused changes nothing here: the photo is read anew and says who has it.
 */
export function useClaim(audited: AuditPhoto | undefined, { isDecided }: { isDecided: boolean }) {
  const queries = useQueryClient();
  const held = useRef<string | undefined>(undefined);
  const asked = useRef<string | undefined>(undefined);
  const photoId = audited?.id;
  const seconds = useSecondsUntil(audited?.claim?.until ?? null);
  const isFree = audited !== undefined && audited.can.claim && audited.claim === null && !isDecided;
  const isMine = audited?.claim?.isMine === true && audited.can.claim;

  const take = useCallback(
    (one: AuditPhoto) => {
      asked.current = one.id;
      claim(one)
        .then((claimed) => {
          held.current = claimed.id;
          queries.setQueryData(photoQuery(claimed.id).queryKey, claimed);
        })
        .catch(() => void queries.invalidateQueries({ queryKey: photoQuery(one.id).queryKey }));
    },
    [queries],
  );
  const giveBack = useCallback(() => {
    const given = held.current;
    held.current = undefined;
    if (given === undefined) return;
    release(given)
      .catch(() => undefined) // it ends by itself
      .finally(() => void queries.invalidateQueries({ queryKey: photoQuery(given).queryKey }));
  }, [queries]);

  useEffect(() => {
    if (photoId !== undefined && photoId !== held.current) giveBack();
    if (photoId !== undefined && isMine) held.current = photoId; // as after a decision that was undone
    if (isDecided) held.current = undefined;
  }, [photoId, isMine, isDecided, giveBack]);
  useEffect(() => {
    if (audited && isFree && asked.current !== audited.id) take(audited);
  }, [audited, isFree, take]);
  useEffect(() => giveBack, [giveBack]);
  useEffect(() => {
    if (!audited || !isMine || isDecided) return undefined;
    const onWork = () => {
      if (Date.parse(audited.claim?.until ?? '') > 0 && seconds > 0 && seconds < renewBelowSeconds) take(audited);
    };
    document.addEventListener('keydown', onWork);
    document.addEventListener('pointerdown', onWork);
    return () => {
      document.removeEventListener('keydown', onWork);
      document.removeEventListener('pointerdown', onWork);
    };
  }, [audited, isMine, isDecided, seconds, take]);

  /** Before a decision leads on: its photo stays kept until the server has answered. */
  const keep = useCallback(() => {
    held.current = undefined;
  }, []);
  return { seconds, take: () => audited && take(audited), keep };
}
