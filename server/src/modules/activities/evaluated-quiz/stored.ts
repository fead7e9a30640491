import { storedTestOf, type StoredTest } from '../stored-tests.ts';

/** Stored content, version 1. */
const Stored = storedTestOf('evaluated_quiz');

export const parseEvaluatedQuiz = (stored: unknown): StoredTest<'evaluated_quiz'> => Stored.parse(stored);
