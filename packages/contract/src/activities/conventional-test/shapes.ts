import { z } from 'zod';
import { TestDraft, TestRules } from '../../assessment/index.ts';
import { Id } from '../../kernel/index.ts';

export const Draft = z.object({ kind: z.literal('conventional_test'), test: TestDraft });

export const View = z.object({
  kind: z.literal('conventional_test'),
  rules: TestRules,
  questions: z.int(),
  attemptsTaken: z.int(),
  attemptsLeft: z.int().nullable(),
  bestScore: z.int().nullable(),
  isPassed: z.boolean(),
  runningAttemptId: Id.nullable(),
  lastAttemptId: Id.nullable(),
  canStart: z.boolean(),
});
