import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from '../kernel/index.ts';
import { linkedModules, modules, screenOfModule } from './index.ts';

const all = () => true;

test.each([
  ['library_single', '/libraries/7'],
  ['news_single', '/news/7'],
  ['webinar', '/webinars/7'],
  ['trail', '/trails/7'],
  ['live_class', '/live-classes/7'],
  ['online_course', '/online-courses/7'],
])('LOG-06 %s opens its screen', (module, path) => expect(screenOfModule({ module, id: '7' }, all)).toBe(path));

test('LOG-06 a module that is off, an unknown word and an id that is none open nothing', () => {
  expect(screenOfModule({ module: 'trail', id: '7' }, (module) => module !== 'trails')).toBeUndefined();
  expect(screenOfModule({ module: 'constructor', id: '7' }, all)).toBeUndefined();
  expect(screenOfModule({ module: 'trail', id: '../logout' }, all)).toBeUndefined();
  expect(screenOfModule({ module: 'trail', id: undefined }, all)).toBeUndefined();
});

test('LOG-06 whatever a link says, it leads to a screen of ours whose module is on, or nowhere', () => {
  const word = fc.oneof(fc.constantFrom(...linkedModules), fc.string());
  fc.assert(
    fc.property(word, fc.string(), fc.subarray([...modules]), (module, id, on) => {
      const path = screenOfModule({ module, id }, (one) => on.includes(one));
      expect(path === undefined || ownPath(path) === path).toBe(true);
      if (on.length === 0) expect(path).toBeUndefined();
    }),
  );
});
