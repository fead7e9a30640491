/** A caption as it is shown: as many words as two lines take, never a part of one. */

/** What a cue says, in pages of at most so many letters; longer ones are parted evenly. A word that is longer alone stands alone. */
export function pagesOf(text: string, most: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const whole = words.join(' ');
  if (whole.length <= most) return whole === '' ? [] : [whole];
  const wanted = whole.length / Math.ceil(whole.length / most);
  const pages: string[] = [];
  let page = '';
  for (const word of words) {
    const longer = page === '' ? word : `${page} ${word}`;
    const isFull = page !== '' && (longer.length > most || page.length >= wanted);
    if (isFull) pages.push(page);
    page = isFull ? word : longer;
  }
  return [...pages, page];
}

/** The page for this part of the cue's time: each has as much of it as it has letters. */
export function pageAt(pages: readonly string[], share: number): string {
  const all = pages.reduce((sum, { length }) => sum + length, 0);
  let before = 0;
  for (const page of pages) {
    before += page.length;
    if (share * all < before) return page;
  }
  return pages.at(-1) ?? '';
}
