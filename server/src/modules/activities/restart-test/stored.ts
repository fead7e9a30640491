import { storedTestOf, type StoredTest } from '../stored-tests.ts';

/** Stored content, version 1. */
const Stored = storedTestOf('restart_test');

export const parseRestartTest = (stored: unknown): StoredTest<'restart_test'> => Stored.parse(stored);
