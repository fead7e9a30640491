import { Notice, openStream as endpoint } from '@vitrine/contract/notices';
import { openStreamOf, type Listening } from './stream.ts';

/** Follows the member's notices until the returned function is called; what is no notice, as the end of the session, is left aside. */
export const openStream = (onNotice: (notice: Notice) => void, listening: Listening = {}): (() => void) =>
  openStreamOf(
    {
      endpoint,
      onEvent: ({ data }) => {
        const notice = Notice.safeParse(jsonOf(data));
        if (notice.success) onNotice(notice.data);
      },
    },
    listening,
  );

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
