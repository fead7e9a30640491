/**
 * Long texts that people write in a plain box: paragraphs, headings, lists, links and bold words, each by a sign at its place.
 * `#` and `##` head a line, `-` or `1.` begin an item, `**bold**`, `[words](address)`. An address by itself is a link too. Everything else is what it looks like.
 */
export type StyledSpan = { kind: 'words' | 'bold'; words: string } | { kind: 'link'; words: string; address: string };
export type StyledLine = readonly StyledSpan[];
export type StyledBlock =
  | { kind: 'heading'; level: 2 | 3; line: StyledLine }
  | { kind: 'paragraph'; lines: readonly StyledLine[] }
  | { kind: 'list'; isOrdered: boolean; lines: readonly StyledLine[] };

/** True for an address that a text may lead to: https, a mailbox, a telephone, a screen of the portal itself. */
export const isSafeAddress = (address: string): boolean => /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(address);

/** The first address in a text that nobody should be led to, as it was written; undefined where all are safe. */
export const unsafeAddressIn = (text: string): string | undefined =>
  [...text.matchAll(linked)].map(([, , address = '']) => address).find((address) => !isSafeAddress(address));

/** The blocks of a text, in order. A link whose address is not safe gives its words alone. */
export function styledBlocks(text: string): StyledBlock[] {
  const blocks: Open[] = [];
  let isJoined = false; // with the line above it
  for (const raw of text.split(/\r?\n/)) {
    const written = raw.trim();
    if (written !== '') {
      const { start, words } = startOf(written);
      const above = blocks.at(-1);
      if (isJoined && above?.start === start && start !== '#' && start !== '##') above.lines.push(spansOf(words));
      else blocks.push({ start, lines: [spansOf(words)] });
    }
    isJoined = written !== '';
  }
  return blocks.map(closed);
}

type Start = '' | '#' | '##' | '-' | '1.';
type Open = { start: Start; lines: StyledLine[] };

// Each part has its own end in sight, so that no text makes the search long.
const linked = /\[([^[\]\n]{1,300})\]\(((?:[^()\s]|\([^()\s]{0,200}\)){1,600})\)/g;
const inline = /\*\*([^*\n]{1,600})\*\*|\[([^[\]\n]{1,300})\]\(((?:[^()\s]|\([^()\s]{0,200}\)){1,600})\)|(https:\/\/[^\s<>()[\]*]{1,600})/g;

function startOf(line: string): { start: Start; words: string } {
  const [, sign = '', words = ''] = /^(#{1,2}|[-*•]|\d{1,3}[.)])\s+(.*)$/.exec(line) ?? [];
  if (words === '') return { start: '', words: line };
  if (sign === '#' || sign === '##') return { start: sign, words };
  return { start: /\d/.test(sign) ? '1.' : '-', words };
}

function closed({ start, lines }: Open): StyledBlock {
  if (start === '#' || start === '##') return { kind: 'heading', level: start === '#' ? 2 : 3, line: lines[0] ?? [] };
  return start === '' ? { kind: 'paragraph', lines } : { kind: 'list', isOrdered: start === '1.', lines };
}

function spansOf(line: string): StyledLine {
  const spans: StyledSpan[] = [];
  let at = 0;
  for (const found of line.matchAll(inline)) {
    const [whole, bold, words, address, bare] = found;
    if (found.index > at) spans.push({ kind: 'words', words: line.slice(at, found.index) });
    at = found.index + whole.length;
    if (bold !== undefined) spans.push({ kind: 'bold', words: bold });
    else if (bare !== undefined) {
      const link = bare.replace(/[.,;:!?]+$/, ''); // what ends the sentence is not of the address
      spans.push({ kind: 'link', words: link, address: link });
      at -= bare.length - link.length;
    } else if (address !== undefined && words !== undefined)
      spans.push(isSafeAddress(address) ? { kind: 'link', words, address } : { kind: 'words', words });
  }
  if (at < line.length) spans.push({ kind: 'words', words: line.slice(at) });
  return spans;
}
