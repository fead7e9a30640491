import { call } from '@vitrine/client';
import { addForum, listForum } from '@vitrine/contract/forum';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchForum = () => call(listForum, {});
export const sendForum = (text: string) => call(addForum, { body: { text } });
