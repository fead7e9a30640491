import { useEffect, useRef, useState } from 'react';
import type { KeptSale } from '../outbox/kept-sale.ts';
import type { SalesOutbox } from '../outbox/sales-outbox.ts';
import { salesOutbox, useKeptSales } from '../outbox/use-outbox.ts';

type Finding = {
  /** The draft to go on with, among those of this device. */
  find: (kept: readonly KeptSale[]) => KeptSale | undefined;
  /** What a new one begins with; undefined as long as that is not known, or must not be. */
  begin: Parameters<SalesOutbox['begin']>[0] | undefined;
};

/**
 * The draft that a screen has open: found or begun once, and then the same until `again`, for one that was sent is gone from the device while its
 * screen still celebrates. One that waited to be sent is taken back: what a person looks at does not leave by itself.
 */
export function useOpenDraft({ find, begin }: Finding): { open: KeptSale | undefined; again: () => void } {
  const kept = useKeptSales();
  const [open, setOpen] = useState<KeptSale>();
  const isBeginning = useRef(false);
  const found = kept && find(kept);
  if (!open && found) setOpen(found);
  useEffect(() => {
    if (open?.stage === 'waiting') void salesOutbox().then((outbox) => outbox.change(open.key, (one) => ({ ...one, stage: 'writing' })));
  }, [open]);
  useEffect(() => {
    if (open || found || !kept || !begin || isBeginning.current) return;
    isBeginning.current = true;
    void salesOutbox()
      .then((outbox) => outbox.begin(begin))
      .finally(() => (isBeginning.current = false));
  }, [open, found, kept, begin]);
  return { open, again: () => setOpen(undefined) };
}
