import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showPicture } from '../../../shared/device/picture.ts';
import type { KeptSale } from './kept-sale.ts';
import type { SalesDesk } from './sales-desk.ts';

/** The desk of this page. Its code calls the server, so it comes by itself, and never holds up a screen. */
export const salesDesk = async (): Promise<SalesDesk> => (await import('./open-desk.ts')).deskOfPage();

/** The member's sales that the server does not have yet; undefined until this device was asked. */
export function useKeptSales(): readonly KeptSale[] | undefined {
  const [sales, setSales] = useState<readonly KeptSale[]>();
  useEffect(
    () =>
      whenDesk((desk) => {
        const look = () => setSales(desk.sales());
        look();
        return desk.subscribe(look);
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
      whenDesk((desk) =>
        desk.onSent(
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
      const picture = isHere ? await (await salesDesk()).picture(key) : undefined;
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

/** Does something with the desk once it is there; hands back how to stop. A desk that cannot be fetched now is asked for by the next screen. */
function whenDesk(use: (desk: SalesDesk) => () => void): () => void {
  let stop: (() => void) | undefined;
  let isLeft = false;
  void salesDesk().then(
    (desk) => {
      if (!isLeft) stop = use(desk);
    },
    () => undefined,
  );
  return () => {
    isLeft = true;
    stop?.();
  };
}
