import { storedTestOf, type StoredTest } from '../stored-tests.ts';

/** Stored content, version 1. */
const Stored = storedTestOf('block_general_test');

export const parseBlockGeneralTest = (stored: unknown): StoredTest<'block_general_test'> => Stored.parse(stored);
