/** The word under this name in an address; a number that a router read is a word again. */
export function wordIn(search: Record<string, unknown>, name: string): string | undefined {
  const found = search[name];
  if (typeof found === 'number') return String(found);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** The same, when it is one of a few. */
export function oneOf<W extends string>(search: Record<string, unknown>, name: string, words: readonly W[]): W | undefined {
  const found = wordIn(search, name);
  return words.find((word) => word === found);
}
