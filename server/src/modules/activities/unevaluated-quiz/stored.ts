import { storedTestOf, type StoredTest } from '../stored-tests.ts';

/** Stored content, version 1. */
const Stored = storedTestOf('unevaluated_quiz');

export const parseUnevaluatedQuiz = (stored: unknown): StoredTest<'unevaluated_quiz'> => Stored.parse(stored);
