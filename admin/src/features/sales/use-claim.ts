import { useQueryClient } from '@tanstack/react-query';
import type { AuditSale } from '@vitrine/contract/sales';
import { claimMinutes } from '@vitrine/domain/sales';
import { useCallback, useEffect, useRef } from 'react';
import { useSecondsUntil } from '../../shared/device/index.ts';
import { claim, queueKey, release, saleQuery } from './api.ts';

const renewBelowSeconds = (claimMinutes - 2) * 60;

/**
 * The open sale is kept from other auditors (D37): claimed when it opens, again while somebody works on it, given back when another one
 * opens. A claim that is refused changes nothing here: the sale is read anew and says who has it.
 */
export function useClaim(audited: AuditSale | undefined) {
  const queries = useQueryClient();
  const held = useRef<string | undefined>(undefined);
  const asked = useRef<string | undefined>(undefined);
  const saleId = audited?.sale.id;
  const seconds = useSecondsUntil(audited?.claim?.until ?? null);
  const isFree = audited !== undefined && audited.can.claim && audited.claim === null;

  const take = useCallback(
    (one: AuditSale) => {
      asked.current = one.sale.id;
      claim(one)
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
    if (saleId === undefined || saleId === held.current) return;
    giveBack();
  }, [saleId, giveBack]);
  useEffect(() => {
    if (audited && isFree && asked.current !== audited.sale.id) take(audited);
  }, [audited, isFree, take]);
  useEffect(() => giveBack, [giveBack]);
  useEffect(() => {
    if (!audited?.claim?.isMine || !audited.can.claim) return undefined;
    const onWork = () => {
      if (Date.parse(audited.claim?.until ?? '') > 0 && seconds > 0 && seconds < renewBelowSeconds) take(audited);
    };
    document.addEventListener('keydown', onWork);
    document.addEventListener('pointerdown', onWork);
    return () => {
      document.removeEventListener('keydown', onWork);
      document.removeEventListener('pointerdown', onWork);
    };
  }, [audited, seconds, take]);

  /** A decided sale is nobody's any more. */
  const forget = useCallback(() => {
    held.current = undefined;
    void queries.invalidateQueries({ queryKey: queueKey });
  }, [queries]);
  return { seconds, take: () => audited && take(audited), forget };
}
