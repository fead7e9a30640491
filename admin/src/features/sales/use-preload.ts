import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saleQuery } from './api.ts';

/** The next sale and its photo are fetched while this one is looked at, so that a decision leads on without a wait. */
export function usePreload(saleId: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (saleId === undefined) return;
    void queries
      .query(saleQuery(saleId))
      .then(({ sale }) => {
        if (sale.photo) new Image().src = sale.photo.url;
      })
      .catch(() => undefined); // it is asked for again when it is opened
  }, [saleId, queries]);
}
