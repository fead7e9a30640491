import { call } from '@vitrine/client';
import { addSence, listSence } from '@vitrine/contract/sence';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchSence = () => call(listSence, {});
export const sendSence = (text: string) => call(addSence, { body: { text } });
