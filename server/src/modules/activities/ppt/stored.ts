import { locales } from '@vitrine/domain/kernel';
import { z } from 'zod';

/** Stored content of slides, version 1: each file holds their pages. */
const StoredPpt = z.object({ version: z.literal(1), kind: z.literal('ppt'), files: z.partialRecord(z.enum(locales), z.string()) });
export type StoredPpt = z.infer<typeof StoredPpt>;

export const parsePpt = (stored: unknown): StoredPpt => StoredPpt.parse(stored);
