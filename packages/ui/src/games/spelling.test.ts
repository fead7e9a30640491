import { expect, test } from 'vitest';
import { spelled, type Slot } from './spelling.ts';

const hidden = (letter: string | null = null): Slot => ({ kind: 'hidden', letter });
const open = (sign: string): Slot => ({ kind: 'open', sign, letter: null });
const slots = [hidden(), hidden('I'), hidden(), open(' '), hidden(), open('4')];

test('GAM-08 tapped letters fill what is free, round what is known and what lies open', () => {
  expect(spelled(slots, { letters: ['A'], text: null })).toMatchObject({ guess: 'AI 4', missing: 2 });
  const { shown, guess, missing } = spelled(slots, { letters: ['A', 'R', 'F'], text: null });
  expect([guess, missing]).toEqual(['AIR F4', 0]);
  expect(shown.map(({ state }) => state)).toEqual(['typed', 'known', 'typed', 'open', 'typed', 'open']);
});

test('GAM-08 what is typed is sent as it is, and shown letter by letter', () => {
  const { shown, guess } = spelled(slots, { letters: null, text: 'air f 4' });
  expect(guess).toBe('air f 4');
  expect(shown.map(({ sign }) => sign).join('')).toBe('air f4');
});

test('GAM-08 with all letters known there is nothing left to tap, and nothing begun is no guess', () => {
  expect(spelled([hidden('A'), hidden('B')], { letters: [], text: null })).toMatchObject({ guess: 'AB', missing: 0 });
  expect(spelled(slots, { letters: [], text: null })).toMatchObject({ guess: '', missing: 3 });
});
