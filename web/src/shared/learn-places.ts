import { createContext } from 'react';

export type LearnPlace = 'courses' | 'trails' | 'podcasts';

/** Which catalogs of learning the client has, in their order (CLI-03); the shell says it. */
export const LearnPlaces = createContext<readonly LearnPlace[]>(['courses']);
