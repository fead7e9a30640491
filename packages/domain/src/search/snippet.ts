import { searchable } from '../kernel/index.ts';

/** A piece of a text, and whether it is one of the words that were asked for. */
export type MarkedPart = { text: string; isHit: boolean };

/** Signs of a text as they are compared, each with where it stands in the text itself. */
function folded(text: string): { signs: string; places: number[] } {
  const places: number[] = [];
  let signs = '';
  let place = 0;
  for (const sign of text) {
    const plain = foldedSign(sign);
    signs += plain;
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
    place += sign.length;
  }
  return { signs, places: [...places, text.length] };
}

/** A sign as it is compared. Letters of ASCII are nearly all of a text, and need no taking apart. */
const foldedSign = (sign: string): string => (isLetter.test(sign) ? sign.toLowerCase() : /\s/.test(sign) ? ' ' : searchable(sign));
const isLetter = /^[a-zA-Z]$/;

/** Where the words stand in a text, capitals and accents aside, in their order and apart from each other. */
function hitsIn(text: string, words: string): { from: number; to: number }[] {
  const { signs, places } = folded(text);
  const asked = searchable(words);
  const parts = signs.includes(asked) ? [asked] : asked.split(' ').filter((word) => word.length > 1);
  const found: { from: number; to: number }[] = [];
  for (const part of parts.filter(Boolean))
    for (let at = signs.indexOf(part); at >= 0; at = signs.indexOf(part, at + part.length))
      found.push({ from: places[at] ?? 0, to: endOf(places, at + part.length) });
  const ordered = found.filter(({ from, to }) => to > from).toSorted((one, other) => one.from - other.from || other.to - one.to);
  return ordered.filter(({ from }, index) => ordered.slice(0, index).every((before) => before.to <= from));
}

const endOf = (places: readonly number[], at: number): number => places[at] ?? places.at(-1) ?? 0;

/** The text in pieces, so that what was asked for can be marked; joined they are the text. */
export function markedParts(text: string, words: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let done = 0;
  for (const { from, to } of hitsIn(text, words)) {
    if (from > done) parts.push({ text: text.slice(done, from), isHit: false });
    parts.push({ text: text.slice(from, to), isHit: true });
    done = to;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isHit: false });
  return parts;
}

/** So many signs of a text, beginning a little before the first word that was asked for; an ellipsis stands where something is left out. */
export function snippetOf(text: string, words: string, length = 140): string {
  const plain = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const signs = Array.from(plain);
  if (signs.length <= length) return plain;
  const [first] = hitsIn(plain, words);
  const hit = Array.from(plain.slice(0, first?.from ?? 0)).length;
  const from = Math.max(0, Math.min(hit - 30, signs.length - length));
  const begin = from === 0 ? 0 : nextWord(signs, from, hit);
  const piece = signs
    .slice(begin, begin + length)
    .join('')
    .trim();
  return `${begin > 0 ? '…' : ''}${piece}${begin + length < signs.length ? '…' : ''}`;
}

/** The beginning of a word, so that none is cut in its middle before the hit. */
function nextWord(signs: readonly string[], from: number, hit: number): number {
  const blank = signs.indexOf(' ', from);
  return blank >= 0 && blank < hit ? blank + 1 : from;
}
