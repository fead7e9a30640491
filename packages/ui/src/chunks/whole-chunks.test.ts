import { expect, test } from 'vitest';
import { ringIn } from './whole-chunks.ts';

const chunks = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test('chunks that wait for each other are found, with the way from one to itself', () => {
  expect(ringIn(chunks({ index: ['frame', 'wire'], wire: ['frame', 'schemas'], schemas: ['tests'], tests: ['wire'], frame: [] }))).toEqual([
    'wire',
    'schemas',
    'tests',
    'wire',
  ]);
  expect(ringIn(chunks({ alone: ['alone'] }))).toEqual(['alone', 'alone']);
});

test('chunks that lean on the same one are no ring', () => {
  expect(ringIn(chunks({ index: ['frame', 'wire'], wire: ['frame'], frame: [], late: ['wire', 'frame'] }))).toBeUndefined();
});
