import { storedTestOf, type StoredTest } from '../stored-tests.ts';

/** Stored content, version 1. */
const Stored = storedTestOf('conventional_test');

export const parseConventionalTest = (stored: unknown): StoredTest<'conventional_test'> => Stored.parse(stored);
