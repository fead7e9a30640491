import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSafeAddress, styledBlocks, unsafeAddressIn, type StyledBlock, type StyledLine } from './index.ts';

const linesOf = (block: StyledBlock): readonly StyledLine[] => (block.kind === 'heading' ? [block.line] : block.lines);
const spans = (text: string) => styledBlocks(text).flatMap(linesOf).flat();

test('EXP-03 headings, paragraphs, lists, bold words and links are told by their signs', () => {
  expect(
    styledBlocks('# Conta\nA conta é **sua**.\nNão empreste.\n\n- um\n- dois\n1. passo\n\nVeja [o FAQ](/faq) ou https://a.test/x.'),
  ).toEqual([
    { kind: 'heading', level: 2, line: [{ kind: 'words', words: 'Conta' }] },
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'words', words: 'A conta é ' },
          { kind: 'bold', words: 'sua' },
          { kind: 'words', words: '.' },
        ],
        [{ kind: 'words', words: 'Não empreste.' }],
      ],
    },
    { kind: 'list', isOrdered: false, lines: [[{ kind: 'words', words: 'um' }], [{ kind: 'words', words: 'dois' }]] },
    { kind: 'list', isOrdered: true, lines: [[{ kind: 'words', words: 'passo' }]] },
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'words', words: 'Veja ' },
          { kind: 'link', words: 'o FAQ', address: '/faq' },
          { kind: 'words', words: ' ou ' },
          { kind: 'link', words: 'https://a.test/x', address: 'https://a.test/x' },
          { kind: 'words', words: '.' },
        ],
      ],
    },
  ]);
});

const address = fc.constantFrom(
  'javascript:alert',
  'javascript:alert(1)',
  'http://a.test',
  '//a.test',
  String.raw`/\a.test`,
  'data:text/html,x',
  'JaVaScRiPt:x',
  'https://a.test',
  '/faq',
);

test('EXP-03 whatever is written, no link leads where it is not safe, and such an address is told', () => {
  const piece = fc.oneof(
    fc.string(),
    address.map((one) => `[aqui](${one})`),
    fc.constantFrom('**', '# ', '- ', '\n', '[', ']('),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      for (const span of spans(pieces.join(''))) if (span.kind === 'link') expect(isSafeAddress(span.address)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(address, (one) => {
      expect(unsafeAddressIn(`x [aqui](${one}) y`)).toBe(isSafeAddress(one) ? undefined : one);
    }),
  );
});

test('EXP-03 a text without signs keeps each of its words, and a hostile one costs no more than its length', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zé ]{1,80}$/), (text) => {
      expect(
        spans(text)
          .map(({ words }) => words)
          .join(''),
      ).toBe(text.trim());
    }),
  );
  const began = performance.now();
  for (const one of ['[', '**', '[a](', '[a](x(y', 'https://', '# ']) styledBlocks(one.repeat(10_000));
  expect(performance.now() - began).toBeLessThan(2_000);
});
