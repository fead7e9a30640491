import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isKnownNoise } from './noise.ts';

const fault = (message: string, more: { name?: string; stack?: string } = {}) => ({ name: 'Error', stack: '', message, ...more });

test.for([
  fault('ResizeObserver loop completed with undelivered notifications.'),
  fault('Script error.'),
  fault('Failed to fetch', { name: 'TypeError' }),
  fault('Load failed', { name: 'TypeError' }),
  fault('The user aborted a request.', { name: 'AbortError' }),
  fault('x is undefined', { stack: 'at y (chrome-extension://abcdef/content.js:1:2)' }),
  fault('undefined is not an object (evaluating window.webkit.messageHandlers.foo)'),
])('ERR-05 %o is no fault of ours', (noise) => {
  expect(isKnownNoise(noise)).toBe(true);
});

test.for([
  fault("Cannot read properties of undefined (reading 'items')", {
    name: 'TypeError',
    stack: 'at a (https://portal/assets/screen.js:1:2)',
  }),
  fault('Failed to fetch dynamically imported module: https://portal/assets/login.js', { name: 'TypeError' }),
  fault('a person wrote: Script error. in the observation'),
])('ERR-05 %o is reported', (real) => {
  expect(isKnownNoise(real)).toBe(false);
});

test('ERR-05 a fault of our own code is never taken for noise, whatever is written after its beginning', () => {
  fc.assert(fc.property(fc.string(), (tail) => !isKnownNoise(fault(`Cannot read properties of null ${tail.replaceAll(/[a-z_]/gi, '')}`))));
});
