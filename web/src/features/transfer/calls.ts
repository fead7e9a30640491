import { call } from '@vitrine/client';
import { checkRegistration, getTransfer, sendPoints } from '@vitrine/contract/transfer';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchTransfer = () => call(getTransfer, {});
export const sendLookUp = (document: string) => call(checkRegistration, { body: { document } });
export const sendAll = ({ key, ...body }: { document: string; points: number; key: string }) => call(sendPoints, { body }, { key });
