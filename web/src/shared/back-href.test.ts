import { expect, test } from 'vitest';
import { backFrom } from './back-href.ts';

test.for([
  ['/sales', '/sales?status=refused', '/sales?status=refused'],
  ['/sales', '/home', '/home'],
  ['/sales', null, '/sales'],
  ['/reward-store', '/orders/7', '/reward-store'], // deeper: its own arrow leads here
  ['/my-points', '/orders', '/my-points'],
  ['/sales', '//evil.example', '/sales'],
  ['/sales', 'https://evil.example/home', '/sales'],
  ['/sales', '/\\evil.example', '/sales'],
  ['?step=facts', '/home', '?step=facts'], // a step of a task knows the step before
] as const)('NAV-12 above is %s, opened from %s: back leads to %s', ([above, from, to]) => {
  expect(backFrom({ above, from })).toBe(to);
});
