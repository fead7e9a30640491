import { call } from '@vitrine/client';
import { addBadges, listBadges } from '@vitrine/contract/badges';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchBadges = () => call(listBadges, {});
export const sendBadges = (text: string) => call(addBadges, { body: { text } });
