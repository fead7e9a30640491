import { expect, test } from 'vitest';
import stored from './fixtures/report-1.json' with { type: 'json' };
import { readStored, toStored } from './stored-report.ts';

test('D73 a report is written as it was first, and read in the words of the wire', () => {
  const { refused, ...rest } = stored;
  const report = readStored(stored);
  expect(report).toEqual({ ...rest, reproved: refused });
  expect(toStored(report)).toEqual(stored);
});
