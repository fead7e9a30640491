import { configured } from '@vitrine/client';
import type { Configuration } from '@vitrine/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { showPicture } from '../../../shared/device/picture.ts';
import type { KeptSale } from './kept-sale.ts';
import { openSalesDesk, type SalesDesk } from './sales-desk.ts';

let open: { configuration: Configuration; desk: SalesDesk } | undefined;

/** The desk of this page: one, opened with the first screen that asks. */
export function salesDesk(): SalesDesk {
  const configuration = configured();
  if (open?.configuration !== configuration) {
    open?.desk.close();
    open = { configuration, desk: openSalesDesk(configuration) };
  }
  return open.desk;
}

/** The member's sales that the server does not have yet; undefined until this device was asked. */
export function useKeptSales(): readonly KeptSale[] | undefined {
  const desk = salesDesk();
  return useSyncExternalStore(desk.subscribe, desk.sales);
}

/** How many finished sales wait for a network. Whoever shows it keeps them going, and sees the lists change when one has arrived. */
export function useWaitingSales(): number {
  const queries = useQueryClient();
  const desk = salesDesk();
  useEffect(
    () =>
      desk.onSent(
        () => void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'sales' || queryKey[0] === 'ledger' }),
      ),
    [desk, queries],
  );
  return useKeptSales()?.filter(({ stage }) => stage === 'waiting').length ?? 0;
}

/** The address of a kept photo, as long as a screen shows it. */
export function useKeptPicture({ key, photo }: KeptSale): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let release: (() => void) | undefined;
    let isLeft = false;
    void salesDesk()
      .picture(key)
      .then((picture) => {
        if (isLeft || !picture) return setUrl(undefined);
        const shown = showPicture(picture);
        release = shown.release;
        setUrl(shown.url);
      });
    return () => {
      isLeft = true;
      release?.();
    };
  }, [key, photo.isHere, photo.upload]);
  return url;
}
