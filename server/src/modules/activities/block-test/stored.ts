import { storedTestOf, type StoredTest } from '../stored-tests.ts';

/** Stored content, version 1. */
const Stored = storedTestOf('block_test');

export const parseBlockTest = (stored: unknown): StoredTest<'block_test'> => Stored.parse(stored);
