import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './index.ts';

const origin = 'https://portal.example';
const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '%09',
        '\t',
        '\n',
        '\r',
        '\0',
        ' ',
        '@',
        ':',
        '?',
        '#',
        'https:',
        'javascript:',
      ),
      fc.constantFrom('evil.example', 'courses', '/logout', 'a', '\u200B', '\u2028', '\uFEFF', '％', '／', '。'),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(''));
const written = fc.oneof(
  nasty,
  nasty.map((text) => `/${text}`),
  fc.webUrl(),
  fc.webPath(),
);

test('SES-02 SES-15 whatever the guard lets through stays on this site, by itself and once browsers have rewritten it', () => {
  fc.assert(
    fc.property(written, (text) => {
      const path = ownPath(text);
      if (path === undefined) return;
      const read = new URL(path, origin);
      expect(read.origin).toBe(origin);
      expect(read.pathname.startsWith('//')).toBe(false);
      expect(new URL(read.pathname + read.search + read.hash, origin).origin).toBe(origin);
      expect(ownPath(read.pathname + read.search + read.hash)).toBeDefined();
    }),
    { numRuns: 5_000 },
  );
});

test('SES-02 control: a guard that only looks at the first slash is led away by the same texts', () => {
  const naive = (text: string) => text.startsWith('/');
  const isLedAway = (text: string) => naive(text) && URL.canParse(text, origin) && new URL(text, origin).origin !== origin;
  expect(fc.sample(written, 5_000).some(isLedAway)).toBe(true);
});

test.each(['/', '/courses/7?part=2#end', '/online-courses?next=https%3A%2F%2Fx.example', '/console/people', '/podcasts/search/50%25'])(
  'SES-03 %j is a place of ours',
  (path) => expect(ownPath(path)).toBe(path),
);

test.each([
  undefined,
  '',
  'courses',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/a/../..//evil.example',
  '/logout',
  '/logout?x=1',
  '/login-redirect-v2?redirect=%2F',
  `/${'a'.repeat(2_001)}`,
])('SES-02 %j is no place of ours', (path) => expect(ownPath(path)).toBeUndefined());

test('SES-02 an address that only begins like the way out is a place', () => {
  expect(ownPath('/logout-help')).toBe('/logout-help');
});
