import { createContext, use } from 'react';

/** The row of a list that somebody was led to; a new object each time, so that the same row can be wanted again. */
export type WantedRow = { id: string } | null;
export const WantedRowContext = createContext<WantedRow>(null);
export const useWantedRow = (): WantedRow => use(WantedRowContext);
