import type { TestDetail } from '@vitrine/domain/activities/conventional-test';
import { z } from 'zod';

/** Stored content of a test, version 1: the questions are the assessment room's. */
const StoredTest = z.object({ version: z.literal(1), kind: z.literal('conventional_test'), testVersionId: z.string() });
export type StoredTest = z.infer<typeof StoredTest>;

const StoredDetail = z.object({ version: z.literal(1) }) satisfies z.ZodType<TestDetail>;

export const parseTest = (stored: unknown): StoredTest => StoredTest.parse(stored);
export const parseTestDetail = (stored: unknown): TestDetail => StoredDetail.parse(stored);
