import type { Platform } from '../../../platform/platform.ts';

/** What a step of an import needs of the platform, and how many lines it reads, applies or takes back in one transaction: fewer, where it is shown what becomes of a step that dies. */
export type RunParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage'> & { linesAtOnce?: number };

export const linesAtOnce = 2_000;
