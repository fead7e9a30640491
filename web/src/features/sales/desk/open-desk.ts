import { configured } from '@vitrine/client';
import type { Configuration } from '@vitrine/client';
import { openSalesDesk, type SalesDesk } from './sales-desk.ts';

let open: { configuration: Configuration; desk: SalesDesk } | undefined;

/** The desk of this page: one, opened with the first screen that asks. */
export function deskOfPage(): SalesDesk {
  const configuration = configured();
  if (open?.configuration !== configuration) {
    open?.desk.close();
    open = { configuration, desk: openSalesDesk(configuration) };
  }
  return open.desk;
}
