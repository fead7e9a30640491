import { testStates, type TestKind } from '@vitrine/domain/assessment';
import { z } from 'zod';
import { TestDraft, TestRules } from '../assessment/index.ts';
import { Id } from '../kernel/index.ts';

/** What an author writes: the same for each of the seven kinds (D76). */
export const testDraft = <K extends TestKind>(kind: K) => z.object({ kind: z.literal(kind), test: TestDraft });

/** How the member stands in it, without a word about questions. */
export const testView = <K extends TestKind>(kind: K) =>
  z.object({
    kind: z.literal(kind),
    rules: TestRules,
    questions: z.int(),
    state: z.enum(testStates),
    attemptsTaken: z.int(),
    attemptsLeft: z.int().nullable(),
    bestScore: z.int().nullable(),
    isPassed: z.boolean(),
    runningAttemptId: Id.nullable(),
    lastAttemptId: Id.nullable(),
    canStart: z.boolean(),
  });
