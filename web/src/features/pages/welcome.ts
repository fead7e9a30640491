import type { QueryClient } from '@tanstack/react-query';
import { keptState } from '../../shared/kept-state.ts';
import { wait } from '../../shared/device/wait.ts';
import { bannersQuery } from './api.ts';

/** How long the home waits for its banners; what comes later is shown at the next visit, and pushes nothing down. */
const patienceMilliseconds = 400;

/** Asked for while it is still being asked who the member is. */
export const fetchWelcome = (queries: QueryClient): void => void queries.query(bannersQuery).catch(() => undefined);

/** Banners and what was closed of them are there before the home is drawn, or stay out of it. */
export async function welcomeKnown(queries: QueryClient): Promise<void> {
  const known = Promise.all([queries.query({ ...bannersQuery, staleTime: 'static' }), keptState()]).catch(() => undefined);
  await Promise.race([known, new Promise((resolve) => void wait(() => resolve(undefined), patienceMilliseconds))]);
}
