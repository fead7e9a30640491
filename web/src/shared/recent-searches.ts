import { keep, kept } from './device/storage.ts';

const name = 'search-recent';
const most = 6;

/** What was looked for on this device since the log-in, the newest first. */
export function recentSearches(): string[] {
  try {
    const held: unknown = JSON.parse(kept(name) ?? '[]');
    return Array.isArray(held) ? held.filter((words) => typeof words === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export const rememberSearch = (words: string): void =>
  keep(name, JSON.stringify([words, ...recentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase())].slice(0, most)));

/** At the person's wish, and after a log-out: whoever comes next to this device sees nobody's words. */
export const forgetRecent = (): void => keep(name, undefined);
