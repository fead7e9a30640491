import { call } from '@vitrine/client';
import { addLibrary, listLibrary } from '@vitrine/contract/library';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchLibrary = () => call(listLibrary, {});
export const sendLibrary = (text: string) => call(addLibrary, { body: { text } });
