import { configured } from '@vitrine/client';
import type { Configuration } from '@vitrine/client';
import { openSalesOutbox, type SalesOutbox } from './sales-outbox.ts';

let open: { configuration: Configuration; outbox: SalesOutbox } | undefined;

/** The desktop of this page: one, opened with the first screen that asks. */
export function outboxOfPage(): SalesOutbox {
  const configuration = configured();
  if (open?.configuration !== configuration) {
    open?.outbox.close();
    open = { configuration, outbox: openSalesOutbox(configuration) };
  }
  return open.outbox;
}
