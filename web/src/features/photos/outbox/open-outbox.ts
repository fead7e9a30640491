import { configured } from '@vitrine/client';
import type { Configuration } from '@vitrine/client';
import { openPhotoOutbox, type PhotoOutbox } from './photo-outbox.ts';

let open: { configuration: Configuration; outbox: PhotoOutbox } | undefined;

/** The desktop of this page: one, opened with the first screen that asks. */
export function outboxOfPage(): PhotoOutbox {
  const configuration = configured();
  if (open?.configuration !== configuration) {
    open?.outbox.close();
    open = { configuration, outbox: openPhotoOutbox(configuration) };
  }
  return open.outbox;
}
