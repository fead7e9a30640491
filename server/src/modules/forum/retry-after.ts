import type { ForumParts } from './ports.ts';

/** When to come back, for whoever wrote as much as they may. */
export const retryAfter = ({ clock }: Pick<ForumParts, 'clock'>, nextAt: string | null): { retryAfterSeconds?: number } =>
  nextAt === null ? {} : { retryAfterSeconds: Math.max(1, Math.ceil((Date.parse(nextAt) - Date.parse(clock.now())) / 1_000)) };
