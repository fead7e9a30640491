import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allBlocks,
  filesInBlocks,
  isButtonAddress,
  lackingInBlocks,
  textsInBlocks,
  thingsInBlocks,
  type Block,
  type PlainBlock,
} from './blocks.ts';

const text = fc.record({ 'pt-BR': fc.constantFrom('', 'Olá') });
const file = fc.option(fc.uuid());
const plain: fc.Arbitrary<PlainBlock> = fc.oneof(
  fc.record({
    id: fc.uuid(),
    kind: fc.constant('text' as const),
    html: fc.constantFrom({}, { 'pt-BR': '<p></p>' }, { 'pt-BR': '<p>Olá</p>' }),
  }),
  fc.record({
    id: fc.uuid(),
    kind: fc.constant('picture' as const),
    fileId: file,
    shape: fc.constant('wide' as const),
    alt: text,
    caption: text,
  }),
  fc.record({ id: fc.uuid(), kind: fc.constant('file' as const), fileId: file, label: text }),
  fc.record({
    id: fc.uuid(),
    kind: fc.constant('button' as const),
    label: text,
    to: fc.constantFrom('', '/news', '//x', 'https://a.example'),
  }),
  fc.record({
    id: fc.uuid(),
    kind: fc.constant('gallery' as const),
    pictures: fc.array(fc.record({ fileId: fc.uuid(), alt: text }), { maxLength: 3 }),
  }),
  fc.record({
    id: fc.uuid(),
    kind: fc.constant('cards' as const),
    of: fc.constantFrom('course' as const, 'reward' as const),
    ids: fc.array(fc.uuid(), { maxLength: 2 }),
  }),
  fc.record({ id: fc.uuid(), kind: fc.constant('questions' as const), ids: fc.array(fc.uuid(), { maxLength: 2 }) }),
);
const block: fc.Arbitrary<Block> = fc.oneof(
  plain,
  fc.record({
    id: fc.uuid(),
    kind: fc.constant('columns' as const),
    left: fc.array(plain, { maxLength: 2 }),
    right: fc.array(plain, { maxLength: 2 }),
  }),
);

test('a picture without its description, or any block without its file, is said to lack it, wherever it stands', () => {
  fc.assert(
    fc.property(fc.array(block), (blocks) => {
      const lacking = lackingInBlocks(blocks);
      for (const one of allBlocks(blocks)) {
        const lack = lacking.find(({ blockId }) => blockId === one.id)?.lack;
        if (one.kind === 'picture')
          expect(lack).toBe(one.fileId === null ? 'file_required' : one.alt['pt-BR'] ? undefined : 'alt_required');
        if (one.kind === 'gallery' && lack === undefined) expect(one.pictures.every(({ alt }) => alt['pt-BR'])).toBe(true);
        if (one.kind === 'gallery') expect(lack === 'file_required').toBe(one.pictures.length === 0);
        if (one.kind === 'cards' || one.kind === 'questions') expect(lack === undefined).toBe(one.ids.length > 0);
        if (one.kind === 'text') expect(lack === undefined).toBe(one.html['pt-BR'] === '<p>Olá</p>');
        if (one.kind === 'button' && lack === undefined) expect(isButtonAddress(one.to)).toBe(true);
      }
    }),
  );
});

test('every file of every block is named once', () => {
  fc.assert(
    fc.property(fc.array(block), (blocks) => {
      const ids = allBlocks([...blocks, ...blocks]).flatMap((one) => {
        if (one.kind === 'gallery') return one.pictures.map(({ fileId }) => fileId);
        return 'fileId' in one && one.fileId !== null ? [one.fileId] : [];
      });
      expect(filesInBlocks([...blocks, ...blocks]).map(({ id }) => id)).toEqual([...new Set(ids)]);
    }),
  );
});

test('every course, reward and question of every block is named once, under its kind', () => {
  fc.assert(
    fc.property(fc.array(block), (blocks) => {
      const named = thingsInBlocks([...blocks, ...blocks]);
      for (const one of allBlocks(blocks)) {
        if (one.kind === 'cards') expect(named.get(one.of)).toEqual(expect.arrayContaining(one.ids));
        if (one.kind === 'questions') expect(named.get('question')).toEqual(expect.arrayContaining(one.ids));
      }
      for (const ids of named.values()) expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('words of rich text are found without their tags', () => {
  expect(textsInBlocks([{ id: 'a', kind: 'text', html: { 'pt-BR': '<p>Olá, <strong>loja</strong></p>' } }])).toEqual([
    { 'pt-BR': 'Olá, loja' },
  ]);
});
