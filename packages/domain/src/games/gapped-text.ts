/** A text with gaps, as it is stored: `{{id}}` stands where a gap is. Ids are kept by every language and survive edits. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'gap'; id: string };

const mark = /\{\{([0-9a-zA-Z-]{1,36})\}\}/;

/** The parts of a text in their order; no part is empty. */
export function partsOf(text: string): TextPart[] {
  return text
    .split(mark)
    .map((piece, place): TextPart => (place % 2 === 1 ? { kind: 'gap', id: piece } : { kind: 'text', text: piece }))
    .filter((part) => part.kind === 'gap' || part.text !== '');
}

/** The way back. */
export const textOfParts = (parts: readonly TextPart[]): string =>
  parts.map((part) => (part.kind === 'gap' ? `{{${part.id}}}` : part.text)).join('');

/** Ids of the gaps in the order in which they are read. */
export const gapIdsOf = (text: string): string[] => partsOf(text).flatMap((part) => (part.kind === 'gap' ? [part.id] : []));

/** The text as it reads with something in each gap. */
export const readText = (text: string, inGap: (id: string) => string): string =>
  partsOf(text)
    .map((part) => (part.kind === 'gap' ? inGap(part.id) : part.text))
    .join('');

/** Takes a stretch out of one text part, which becomes a gap; what is no stretch of it changes nothing. */
export function takeOut(text: string, { part, from, to, id }: { part: number; from: number; to: number; id: string }): string {
  const parts = partsOf(text);
  const whole = parts[part];
  if (whole?.kind !== 'text' || from < 0 || to > whole.text.length || from >= to) return text;
  const cut: TextPart[] = [
    { kind: 'text', text: whole.text.slice(0, from) },
    { kind: 'gap', id },
    { kind: 'text', text: whole.text.slice(to) },
  ];
  return textOfParts(parts.toSpliced(part, 1, ...cut));
}

/** The word that follows a gap, with what stands between; null where none follows. A gap that takes it in holds more than one word. */
export function joinNext(text: string, id: string): { text: string; joined: string } | null {
  const parts = partsOf(text);
  const place = parts.findIndex((part) => part.kind === 'gap' && part.id === id);
  const after = parts[place + 1];
  const next = place !== -1 && after?.kind === 'text' ? wordsIn(after.text)[0] : undefined;
  if (after?.kind !== 'text' || !next || after.text.slice(0, next.from).trim() !== '') return null;
  const rest: TextPart = { kind: 'text', text: after.text.slice(next.to) };
  return { text: textOfParts(parts.with(place + 1, rest)), joined: after.text.slice(0, next.to) };
}

/** Gives a word back to the text: its gap is gone. */
export const giveBack = (text: string, id: string, word: string): string =>
  readText(text, (other) => (other === id ? word : `{{${other}}}`));

/** Words of a text part that can be taken out, with where they stand: letters, digits and what joins them. */
export function wordsIn(text: string): { word: string; from: number; to: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{Nd}]+(?:[-'’.,/][\p{L}\p{M}\p{Nd}]+)*/gu), ({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));
}

/** What stands directly beside a gap, as a unit would: the word before it and the one after it. */
export function besides(text: string, id: string): string[] {
  const parts = partsOf(text);
  const place = parts.findIndex((part) => part.kind === 'gap' && part.id === id);
  const [before, after] = [parts[place - 1], parts[place + 1]];
  const last = before?.kind === 'text' ? /(\S+)\s*$/u.exec(before.text)?.[1] : undefined;
  const first = after?.kind === 'text' ? /^\s*(\S+)/u.exec(after.text)?.[1] : undefined;
  return [last, first].flatMap((word) => (word === undefined ? [] : [word.replace(/[.,;:!?]+$/u, '')])).filter(Boolean);
}
