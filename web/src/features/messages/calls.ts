import { call } from '@vitrine/client';
import { getMessage, readMessage } from '@vitrine/contract/messages';
import { orKnown } from '../../shared/or-known.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchMessage = (messageId: string) =>
  orKnown('messages', `one/${messageId}`, () => call(getMessage, { params: { messageId } }));
export const sendRead = (messageId: string) => call(readMessage, { params: { messageId } });
