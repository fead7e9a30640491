import { call } from '@vitrine/client';
import { getMyLevel } from '@vitrine/contract/levels';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchMyLevel = () => call(getMyLevel, { query: {} });
