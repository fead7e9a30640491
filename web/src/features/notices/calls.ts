import { call } from '@vitrine/client';
import { listNotices, markNoticesRead } from '@vitrine/contract/notices';

/** The calls of this room, in a chunk of their own: the bell is drawn before the schemas have come. */
export { openStream } from '@vitrine/client';
export const fetchInbox = () => call(listNotices, { query: {} });
export const sendRead = (ids: string[]) => call(markNoticesRead, { body: { ids } });
