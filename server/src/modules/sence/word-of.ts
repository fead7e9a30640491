/** A word that the database kept, as one of its closed list; another one is a fault. */
export function wordOf<W extends string>(words: readonly W[], word: string): W {
  const found = words.find((one) => one === word);
  if (found === undefined) throw new Error(`sence: ${word} is none of ${words.join(', ')}`);
  return found;
}
