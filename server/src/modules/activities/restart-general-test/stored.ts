import { storedTestOf, type StoredTest } from '../stored-tests.ts';

/** Stored content, version 1. */
const Stored = storedTestOf('restart_general_test');

export const parseRestartGeneralTest = (stored: unknown): StoredTest<'restart_general_test'> => Stored.parse(stored);
