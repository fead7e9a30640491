/** Texts as they are compared in a search: without case and accents. */
export const searchWords = (...texts: string[]): string =>
  texts.join(' ').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
