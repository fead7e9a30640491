import { call } from '@vitrine/client';
import { addTransfer, listTransfer } from '@vitrine/contract/transfer';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchTransfer = () => call(listTransfer, {});
export const sendTransfer = (text: string) => call(addTransfer, { body: { text } });
