import { configured } from '@vitrine/client';
import type { Configuration } from '@vitrine/client';
import { openPhotoDesk, type PhotoDesk } from './photo-desk.ts';

let open: { configuration: Configuration; desk: PhotoDesk } | undefined;

/** The desk of this page: one, opened with the first screen that asks. */
export function deskOfPage(): PhotoDesk {
  const configuration = configured();
  if (open?.configuration !== configuration) {
    open?.desk.close();
    open = { configuration, desk: openPhotoDesk(configuration) };
  }
  return open.desk;
}
