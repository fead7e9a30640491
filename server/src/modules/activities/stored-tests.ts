import type { TestDetail } from '@vitrine/domain/activities/conventional-test';
import type { TestKind } from '@vitrine/domain/assessment';
import { z } from 'zod';

/** Stored content of a test, version 1, the same for each of the seven kinds: the questions are the assessment room's. */
export const storedTestOf = <K extends TestKind>(kind: K) =>
  z.object({ version: z.literal(1), kind: z.literal(kind), testVersionId: z.string() });
export type StoredTest<K extends TestKind> = { version: 1; kind: K; testVersionId: string };

const StoredDetail = z.object({ version: z.literal(1) }) satisfies z.ZodType<TestDetail>;

export const parseTestDetail = (stored: unknown): TestDetail => StoredDetail.parse(stored);
