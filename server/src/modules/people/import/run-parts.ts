import type { Platform } from '../../../platform/platform.ts';

/** What a step of an import needs of the platform. */
export type RunParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage'>;
