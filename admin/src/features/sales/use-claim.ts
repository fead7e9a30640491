import { useQueryClient } from '@tanstack/react-query';
import type { AuditSale } from '@vitrine/contract/sales';
import { claimMinutes } from '@vitrine/domain/sales';
import { useCallback, useEffect, useRef } from 'react';
import { useSecondsUntil } from '../../shared/device/index.ts';
import { claim, release, saleQuery } from './api.ts';

const renewBelowSeconds = (claimMinutes - 2) * 60;

/**
 * The open sale is kept from other auditors (D37): claimed when it opens, again while somebody works on it, given back when another one
 * opens, and kept while a decision of this desk is on its way. A claim that is refused changes nothing here: the sale is read anew and says who has it.
 */
export function useClaim(audited: AuditSale | undefined, { isDecided }: { isDecided: boolean }) {
  const queries = useQueryClient();
  const held = useRef<string | undefined>(undefined);
  const asked = useRef<string | undefined>(undefined);
  const saleId = audited?.sale.id;
  const seconds = useSecondsUntil(audited?.claim?.until ?? null);
  const isFree = audited !== undefined && audited.can.claim && audited.claim === null && !isDecided;
  const isMine = audited?.claim?.isMine === true && audited.can.claim;

  const take = useCallback(
    (one: AuditSale) => {
      asked.current = one.sale.id;
      claim(one.sale)
        .then((claimed) => {
          held.current = claimed.sale.id;
          queries.setQueryData(saleQuery(claimed.sale.id).queryKey, claimed);
        })
        .catch(() => void queries.invalidateQueries({ queryKey: saleQuery(one.sale.id).queryKey }));
    },
    [queries],
  );
  const giveBack = useCallback(() => {
    const given = held.current;
    held.current = undefined;
    if (given === undefined) return;
    release(given)
      .catch(() => undefined) // it ends by itself
      .finally(() => void queries.invalidateQueries({ queryKey: saleQuery(given).queryKey }));
  }, [queries]);

  useEffect(() => {
    if (saleId !== undefined && saleId !== held.current) giveBack();
    if (saleId !== undefined && isMine) held.current = saleId; // as after a decision that was undone
    if (isDecided) held.current = undefined;
  }, [saleId, isMine, isDecided, giveBack]);
  useEffect(() => {
    if (audited && isFree && asked.current !== audited.sale.id) take(audited);
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

  /** Before a decision leads on: its sale stays kept until the server has answered. */
  const keep = useCallback(() => {
    held.current = undefined;
  }, []);
  return { seconds, take: () => audited && take(audited), keep };
}
