/** A film that another site plays has no length that we know: its seconds are counted in thousandths of it, by the length that its own player tells. */
export const wholeOfEmbedded = 1_000;
