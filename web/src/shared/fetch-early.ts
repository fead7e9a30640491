import type { QueryClient } from '@tanstack/react-query';

/** What a screen shows first, by its path: asked for while it is still being asked who the member is. */
export const fetchedEarly = new Map<string, (queries: QueryClient) => void>();
