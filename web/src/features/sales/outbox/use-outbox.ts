import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showPicture } from '../../../shared/device/picture.ts';
import type { KeptSale } from './kept-sale.ts';
import type { SalesOutbox } from './sales-outbox.ts';

/** The desktop of this page. Its code calls the server, so it comes by itself, and never holds up a screen. */
export const salesOutbox = async (): Promise<SalesOutbox> => (await import('./open-outbox.ts')).outboxOfPage();

/** The member's sales that the server does not have yet; undefined until this device was asked. */
export function useKeptSales(): readonly KeptSale[] | undefined {
  const [sales, setSales] = useState<readonly KeptSale[]>();
  useEffect(
    () =>
      whenOutbox((outbox) => {
        const look = () => setSales(outbox.sales());
        look();
        return outbox.subscribe(look);
      }),
    [],
  );
  return sales;
}

/** How many finished sales wait for a network. Whoever shows it keeps them going, and sees the lists change when one has arrived. */
export function useWaitingSales(): number {
  const queries = useQueryClient();
  useEffect(
    () =>
      whenOutbox((outbox) =>
        outbox.onSent(
          () =>
            void queries.invalidateQueries({ predicate: ({ queryKey }) => ['sales', 'ledger', 'rewards'].includes(String(queryKey[0])) }),
        ),
      ),
    [queries],
  );
  return useKeptSales()?.filter(({ stage }) => stage === 'waiting').length ?? 0;
}

/** The address of a kept photo, as long as a screen shows it. */
export function useKeptPicture({ key, photo }: Pick<KeptSale, 'key' | 'photo'>): string | undefined {
  const [url, setUrl] = useState<string>();
  const { isHere, upload } = photo;
  useEffect(() => {
    let release: (() => void) | undefined;
    let isLeft = false;
    const show = async () => {
      const picture = isHere ? await (await salesOutbox()).picture(key) : undefined;
      if (isLeft) return;
      const shown = picture && showPicture(picture);
      release = shown?.release;
      setUrl(shown?.url);
    };
    void show();
    return () => {
      isLeft = true;
      release?.();
    };
  }, [key, isHere, upload]);
  return url;
}

/** Does something with the desktop once it is there; hands back how to stop. A desktop that cannot be fetched now is asked for by the next screen. */
function whenOutbox(use: (outbox: SalesOutbox) => () => void): () => void {
  let stop: (() => void) | undefined;
  let isLeft = false;
  void salesOutbox().then(
    (outbox) => {
      if (!isLeft) stop = use(outbox);
    },
    () => undefined,
  );
  return () => {
    isLeft = true;
    stop?.();
  };
}
