import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseIdIn, courseSlug } from './portfolio.ts';

test('NAV-02 whatever a course is called, its slug leads back to its id and needs no escape in an address', () => {
  fc.assert(
    fc.property(fc.string(), fc.uuid(), (title, id) => {
      const slug = courseSlug({ title, id });
      expect(courseIdIn(slug)).toBe(id);
      expect(encodeURIComponent(slug)).toBe(slug);
    }),
  );
});

test.each([
  ['Ar-condicionado inverter: vender BTU-id-certo', 'ar-condicionado-inverter-vender-btu-id-certo-id-7'],
  ['冷蔵庫', '-id-7'],
])('NAV-02 the slug of %s', (title, slug) => {
  expect(courseSlug({ title, id: '7' })).toBe(slug);
  expect(courseIdIn(slug)).toBe('7');
});

test.each(['geladeiras', 'geladeiras-id-', ''])('NAV-02 without an id there is none: %s', (slug) => {
  expect(courseIdIn(slug)).toBeUndefined();
});
