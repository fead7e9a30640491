import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '../kernel/index.ts';
import { judgePublication, judgeSlug, pageSlugLimit, reservedSlugs } from './index.ts';

test('NAV-11 an address of a page is small letters and digits with single dashes, and none of the portal’s own', () => {
  for (const slug of ['virada-gelada', 'a', '2026', 'a'.repeat(pageSlugLimit)]) expect(judgeSlug(slug)).toBeUndefined();
  for (const slug of ['', 'Virada', 'virada_gelada', '-virada', 'virada--gelada', 'a/b', 'água', 'a'.repeat(pageSlugLimit + 1)])
    expect(judgeSlug(slug)).toBe('slug_invalid');
  fc.assert(
    fc.property(fc.constantFrom(...reservedSlugs), (slug) => judgeSlug(slug) === 'slug_reserved'),
    {
      examples: [['home'], ['console'], ['hotsite'], ['api']],
    },
  );
});

test('NAV-11 a page is published with a title and with blocks that lack nothing', () => {
  const heading: Block = { id: '1', kind: 'heading', level: 2, text: { 'en-US': 'How it works' } };
  const title = { 'pt-BR': 'Virada' };
  expect(judgePublication({ title, blocks: [heading] })).toEqual({ title: undefined, blocks: undefined });
  expect(judgePublication({ title: {}, blocks: [] })).toEqual({ title: 'title_required', blocks: 'blocks_required' });
  expect(judgePublication({ title, blocks: [heading, { ...heading, id: '2', text: {} }] }).blocks).toBe('blocks_unfinished');
});
